import {useContext} from 'react';
import {ExerciseContext} from './ExerciseContext';
import type {ExerciseContextValue} from './ExerciseContext';

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
