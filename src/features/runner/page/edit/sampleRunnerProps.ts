import type {RefObject} from 'react';
import type {SampleOutput} from '../../../code-blocks/shared/sampleOutput';

/** What block and runner both know of a sample in use. */
export interface Bench {
  /** The program as it stands. */
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  /** What the owner has put in last: it comes into an open editor. */
  readonly written?: {readonly source: string};
  /** Whether the editor is wanted. */
  readonly isEditing: boolean;
  /** Whether the editor or another program is in the place of the code. */
  readonly isReplaced: boolean;
  /** By which the pay slip knows what ran, once something has. */
  readonly ran?: string | undefined;
  /** Whether something is under way. */
  readonly isRunning: boolean;
  /** Whether the program can be run. */
  readonly canRun: boolean;
}

/** What the buttons of the block ask for. */
export interface RunnerActions {
  readonly run: () => void;
  readonly stop: () => void;
  readonly edit: () => void;
  readonly reset: () => void;
  readonly share: () => void;
  /** Says what the chosen scenario is. */
  readonly explain: () => void;
}

/** What the reader wants first: an action, or the program of a shared link. */
export type FirstUse =
  Exclude<keyof RunnerActions, 'stop' | 'reset'> | 'shared';

export interface SampleRunnerProps {
  /** The program as the page has it. */
  readonly original: string;
  /** Name of the scenario in which it runs at first. */
  readonly originalScenario: string;
  /** What the page says that it outputs. */
  readonly outputs: readonly SampleOutput[];
  readonly firstUse: FirstUse;
  /** The fragment of the page's address, which may carry a program. */
  readonly fragment: string;
  /** Number of the runnable sample on the page, from 0. */
  readonly sample: number;
  readonly bench: Bench;
  /** Changes the bench; the same function always. */
  readonly update: (change: Partial<Bench>) => void;
  /** The element above the block. */
  readonly head: HTMLElement | null;
  /** The element in the place of the code. */
  readonly place: HTMLElement | null;
  /** The element around the whole sample. */
  readonly root: RefObject<HTMLElement | null>;
  readonly actions: RefObject<RunnerActions | null>;
}
