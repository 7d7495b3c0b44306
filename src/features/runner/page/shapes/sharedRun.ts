import * as v from 'valibot';
import {RUN_LIMITS} from './runLimits';

/** What a link with a program carries: the scenario's name, the program. */
export const SHARED_RUN = v.tuple([
  v.string(),
  v.pipe(v.string(), v.maxLength(RUN_LIMITS.sourceLength)),
]);
