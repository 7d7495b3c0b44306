import {blankConditions} from './conditions/blanks';
import {failureConditions} from './conditions/failures';
import {monthConditions} from './conditions/months';
import {outsideConditions} from './conditions/outside';
import {personnelConditions} from './conditions/personnel';
import {recordConditions} from './conditions/records';
import {situationConditions} from './conditions/situation';
import {valueConditions} from './conditions/values';
import type {Condition} from './types';

/** All hostile conditions, in the order of the report. */
export const CONDITIONS: readonly Condition[] = [
  ...valueConditions,
  ...blankConditions,
  ...recordConditions,
  ...personnelConditions,
  ...situationConditions,
  ...monthConditions,
  ...failureConditions,
  ...outsideConditions,
];
