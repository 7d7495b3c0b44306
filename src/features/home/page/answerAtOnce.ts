import {petLine} from '../../pay-slip/shared/paySlip';
import {MAX_AMOUNT} from '../shared/programText';

/**
 * A script in the page that has program and slip follow the amount until the
 * page's scripts, which wait for the reader's first act, have come. It writes what
 * React then finds in the text of elements that say so, or draws anew.
 *
 * @param first - the amount that the page has
 */
export function answerAtOnce(first: number): string {
  return `<script>{
const box = document.currentScript.closest('section');
const texts = ['p code', 'tbody [data-state] th span + span', 'tbody [data-state] td span'].map((part) => box.querySelector(part).lastChild);
const before = texts.map(({data}) => data);
const yen = (amount) => amount.toLocaleString('ja-JP') + '円';
const said = (dog) => [dog, yen(dog), yen(dog + ${petLine(0).amount})];
box.addEventListener('input', ({target: {value}}) => {
if (!document.documentElement.dataset.scripts || !/^\\d+$/.test(value) || value > ${MAX_AMOUNT}) return;
for (const field of box.querySelectorAll('input')) field.value = value;
texts.forEach((text, index) => text.data = before[index].replace(said(${first})[index], said(+value)[index]));
});
}</script>`;
}
