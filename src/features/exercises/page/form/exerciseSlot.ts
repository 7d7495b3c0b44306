import type {ExerciseEntry} from '../../shared/list';

/** What is kept for a solved exercise. */
export const DONE = 'done';

/**
 * The key under which the browser keeps that an exercise is solved.
 *
 * @param exercise - its id, and the version that was solved
 */
export function exerciseKey({
  id,
  version,
}: Pick<ExerciseEntry, 'id' | 'version'>): string {
  return `exercise-${id}-v${version}`;
}
