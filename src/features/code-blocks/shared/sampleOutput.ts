import {KIND_LABELS, NONE, RESULT_LABELS} from '@combosite-functions/simulator';
import type {AmountChange} from '@combosite-functions/simulator';

/** How the title of a block with a sample's output starts. */
export const OUTPUT_TITLES = {
  log: RESULT_LABELS.logs,
  changes: '変更',
  error: KIND_LABELS.error,
  notices: KIND_LABELS.notice,
} as const;

/** What a page says of a run. */
export type OutputKind = keyof typeof OUTPUT_TITLES;

/** A block with a sample's output. */
export interface SampleOutput {
  readonly kind: OutputKind;
  /** As the page has it: ログ（例）. */
  readonly title: string;
  readonly text: string;
  /** Whether the page shows it further down, not with the sample. */
  readonly isElsewhere?: true;
}

/** The kind of output in a block of this title; `undefined` if it is none. */
export function outputKind(title: string): OutputKind | undefined {
  const kinds = Object.keys(OUTPUT_TITLES) as OutputKind[];
  return kinds.find((kind) => title.startsWith(OUTPUT_TITLES[kind]));
}

/** A changed amount, as far as one is told of it. */
export interface ChangedAmount extends AmountChange {
  /** Whether it is paid or deducted; `null` if that isn't known. */
  readonly kind: string | null;
}

/** What describeAmount of the simulator writes. */
const AMOUNT =
  /^従業員ID (\S+) (.+)（(?:([^（、]+)、)?([\d/]+)から）：(\S+) → (\S+)$/;

/** The changed amounts that an output tells, if it tells no other changes. */
export function readAmounts({
  kind,
  text,
}: SampleOutput): ChangedAmount[] | undefined {
  const lines = text.split('\n').map((line) => AMOUNT.exec(line));
  return kind === 'changes' && lines.every((line) => line !== null)
    ? lines.map(
        ([
          ,
          employeeId = '',
          kyuyoKomokuName = '',
          type = null,
          startDate = '',
          before,
          after,
        ]) => ({
          employeeId,
          kyuyoKomokuName,
          kind: type,
          startDate,
          before: before === NONE ? null : Number(before),
          after: Number(after),
        }),
      )
    : undefined;
}
