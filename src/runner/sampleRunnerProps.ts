import type {ReactNode} from 'react';

/** What the reader wants first. */
export type FirstUse = 'run' | 'edit' | 'shared';

export interface SampleRunnerProps {
  /** The program as the page has it. */
  readonly source: string;
  /** Name of the scenario in which it runs at first. */
  readonly scenario: string;
  /** What the reader wants first. */
  readonly firstUse: FirstUse;
  /** The fragment of the page's address, which may carry a program. */
  readonly fragment: string;
  /** Number of the runnable sample on the page, from 0. */
  readonly sample: number;
  /** The code block, shown until the program is edited. */
  readonly children: ReactNode;
}
