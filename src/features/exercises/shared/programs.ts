import type {ExerciseId} from './list';
import type {ProgramExercise} from './types';

/** The checks of the exercises with a program, loaded when they are needed. */
export const PROGRAMS: Partial<
  Record<ExerciseId, () => Promise<{readonly exercise: ProgramExercise}>>
> = {
  'quick-start': () => import('./quick-start'),
  'about-custom-functions': () => import('./about-custom-functions'),
  'register-custom-functions-base': () =>
    import('./register-custom-functions-base'),
  'register-custom-functions-for-pet-teate': () =>
    import('./register-custom-functions-for-pet-teate'),
};
