/*
 * The sample company: the one data set of pages, tests and downloads, in the form
 * of the kit's `company.json`. README.md says why it is as it is.
 */
import type {Company} from '../company/company';
import outside from './data/outside.json';
import {shiwake} from './shiwake';
import {sampleTables} from './tables';

export {scenarios} from './scenarios';

/** The sample company. */
export const sampleCompany = {
  name: '株式会社サンプル商事',
  ...sampleTables,
  secrets: outside.secrets,
  shiwake,
  httpAnswers: outside.httpAnswers,
} as Company;
