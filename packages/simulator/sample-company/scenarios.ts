import type {Scenario} from '../platform/scenario';
import data from './data/scenarios.json';

/** The situations that pages, tests and readers choose from. */
export const scenarios = data as readonly Scenario[];
