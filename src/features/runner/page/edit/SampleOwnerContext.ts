import {createContext} from 'react';
import type {Ref} from 'react';
import type {Bench} from './sampleRunnerProps';

/** What the owner of a sample does with it. */
export interface OwnedSample {
  /** Puts a program in, also into the open editor. */
  readonly write: (source: string) => void;
  /** Runs the program, where one sees it. */
  readonly run: () => void;
}

/** What a runnable sample is a part of. */
export interface SampleOwner {
  /**
   * Told of the sample: first as the page has it, then after each change. Must be
   * the same function always.
   */
  readonly tell: (bench: Bench) => void;
  /** Where the sample is for an owner that uses it, and shows the pay slip. */
  readonly sample?: Ref<OwnedSample>;
}

/** The owner of the runnable sample inside; it must be the same always. */
export const SampleOwnerContext = createContext<SampleOwner>({
  tell: () => undefined,
});
