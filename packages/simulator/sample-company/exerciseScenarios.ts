import type {Scenario} from '../platform/scenario';
import data from './data/exerciseScenarios.json';

/**
 * Situations of the exercises beside those of the sample company: other data, so
 * that a program with the results written into it doesn't pass. Their names start
 * with 「練習」.
 */
export const exerciseScenarios = data as unknown as readonly Scenario[];
