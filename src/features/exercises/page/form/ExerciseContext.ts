import {createContext, useContext} from 'react';

/** What the parts of an exercise share. */
export interface ExerciseContextValue {
  readonly id: string;
  /** Remembers that the reader solved it. */
  readonly markDone: () => void;
}

/** The exercise around a part of it. */
export const ExerciseContext = createContext<ExerciseContextValue | undefined>(
  undefined,
);

/**
 * The exercise to which a component belongs.
 *
 * @throws Error outside of `<Exercise>`, which stops the build
 */
export function useExercise(): ExerciseContextValue {
  const exercise = useContext(ExerciseContext);
  if (!exercise) {
    throw new Error('解答欄は、<Exercise id="…">の中に置いてください。');
  }
  return exercise;
}

/** What the browser keeps for a solved exercise, and for a step that is done. */
export const DONE = 'done';
