import {KIND_LABELS, RESULT_LABELS} from '@combosite-functions/simulator';

/** How the title of a block with a sample's output starts. */
export const OUTPUT_TITLES = {
  log: RESULT_LABELS.logs,
  changes: '変更',
  error: KIND_LABELS.error,
  notices: KIND_LABELS.notice,
} as const;

/** What a page says of a run. */
export type OutputKind = keyof typeof OUTPUT_TITLES;

export interface OutputTable {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A block with a sample's output. */
export interface SampleOutput {
  readonly kind: OutputKind;
  /** As the page has it: ログ（例）. */
  readonly title: string;
  readonly text: string;
  /** The same where it is of amounts, as the result of a run shows them. */
  readonly table?: OutputTable | undefined;
  /** Whether the page shows it further down, not with the sample. */
  readonly isElsewhere?: true;
}

/** The kind of output in a block of this title; `undefined` if it is none. */
export function outputKind(title: string): OutputKind | undefined {
  const kinds = Object.keys(OUTPUT_TITLES) as OutputKind[];
  return kinds.find((kind) => title.startsWith(OUTPUT_TITLES[kind]));
}
