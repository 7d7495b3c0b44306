import {SLIP_EMPLOYEE} from '../../pay-slip/shared/paySlip';
import {dogsOf} from '../shared/programText';
import type {AllowanceProgram} from '../shared/programText';

/**
 * A script in the page that has the slip follow the amount until the page's
 * scripts, which wait for the reader's first act, have come. It writes what React
 * then finds in the text of elements that say so, or draws anew.
 *
 * @param program - of the sample, which is the script's last section
 * @param max - of the amount
 */
export function answerAtOnce(
  {amount, lines}: AllowanceProgram,
  max: number,
): string {
  const own = lines.find(({employeeId}) => employeeId === SLIP_EMPLOYEE);
  const dogs = own ? dogsOf(own) : 0;
  return `<script>{
const box = document.currentScript.closest('section');
const find = (part) => box.querySelector(part);
const texts = [find('p code'), find('tbody [data-state] th span + span'), find('tbody [data-state] td span'), find('tfoot td')].map((part) => part.lastChild);
const before = texts.map(({data}) => data);
const yen = (amount) => amount.toLocaleString('ja-JP') + '円';
const plus = (text, more) => yen(+text.replace(/\\D/g, '') + more);
box.addEventListener('input', ({target: {value}}) => {
if (!document.documentElement.dataset.scripts || !/^\\d+$/.test(value) || value > ${max}) return;
const more = ${dogs} * (value - ${amount});
for (const field of box.querySelectorAll('input')) field.value = value;
[before[0].replace(${amount}, value), before[1].replace('${amount.toLocaleString('ja-JP')}円', yen(+value)), plus(before[2], more), plus(before[3], more)].forEach((text, index) => texts[index].data = text);
});
}</script>`;
}
