import {cellRelations} from './relations/cells';
import {outsideRelations} from './relations/outside';
import {peopleRelations} from './relations/people';
import {recordRelations} from './relations/records';
import {runRelations} from './relations/runs';
import type {Relation} from './types';

/** All relations, in the order of report and page. */
export const RELATIONS: readonly Relation[] = [
  ...cellRelations,
  ...recordRelations,
  ...peopleRelations,
  ...runRelations,
  ...outsideRelations,
];
