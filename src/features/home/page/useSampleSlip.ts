import {usePaySlip} from '../../pay-slip/page/usePaySlip';
import {
  PET_LINE,
  SLIP_EMPLOYEE,
  linesOf,
  petLine,
} from '../../pay-slip/shared/paySlip';
import type {PaySlipProps} from '../../pay-slip/page/PaySlip';
import {slipProgram} from '../../runner/page/edit/slipProgram';
import type {Bench} from '../../runner/page/edit/sampleRunnerProps';

/**
 * What the sample's program has written into the slip; before it runs, what it
 * will.
 *
 * @param bench - the program, and what ran last
 * @param amount - for a dog, of the program as the page has it; what a reader has
 *   changed otherwise tells nothing before
 * @param unknown - what is said where there is none
 */
export function useSampleSlip(
  {ran, ...program}: Pick<Bench, 'ran' | 'scenario' | 'source'>,
  amount: number | undefined,
  unknown: string,
): PaySlipProps {
  const {slip, page} = usePaySlip();
  const by = slipProgram(program);
  const written = slip.lines.filter((line) => ran === by && line.by === by);
  const {
    name,
    basis,
    amount: coming,
  } = amount === undefined
    ? {...PET_LINE, basis: unknown, amount}
    : petLine(amount);
  const {employeeId} = written[0] ?? {employeeId: SLIP_EMPLOYEE};
  const lines =
    written.length > 0
      ? written.map((line) => ({...line, basis: line.basis ?? basis}))
      : [
          {
            name,
            basis,
            amount: undefined,
            coming,
            employeeId,
            by,
            place: `${page}#`,
          },
        ];
  return {employeeId, lines: linesOf({...slip, lines}, employeeId, page)};
}
