import {createContext} from 'react';
import type {ExerciseId} from '../../shared/list';

/** What the parts of an exercise share. */
export interface ExerciseContextValue {
  readonly id: ExerciseId;
  /** Remembers that the reader solved it. */
  readonly markDone: () => void;
}

/** The exercise around a part of it. */
export const ExerciseContext = createContext<ExerciseContextValue | undefined>(
  undefined,
);
