import {blankConditions} from './conditions/blanks';
import {failureConditions} from './conditions/failures';
import {journalConditions} from './conditions/journals';
import {monthConditions} from './conditions/months';
import {onceConditions} from './conditions/once';
import {outsideConditions} from './conditions/outside';
import {periodConditions} from './conditions/periods';
import {personnelConditions} from './conditions/personnel';
import {recordConditions} from './conditions/records';
import {situationConditions} from './conditions/situation';
import {textConditions} from './conditions/texts';
import {valueConditions} from './conditions/values';
import type {Condition} from './types';

/** All hostile conditions, in the order of the report. */
export const CONDITIONS: readonly Condition[] = [
  ...valueConditions,
  ...blankConditions,
  ...textConditions,
  ...recordConditions,
  ...periodConditions,
  ...journalConditions,
  ...personnelConditions,
  ...situationConditions,
  ...monthConditions,
  ...onceConditions,
  ...failureConditions,
  ...outsideConditions,
];
