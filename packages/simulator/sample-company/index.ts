/*
 * The sample company: the one data set of pages, tests and downloads, in the form
 * of the kit's `company.json`. README.md says why it is as it is.
 */
import type {Company} from '../company/company';
import customData from './data/customData.json';
import employees from './data/employees.json';
import masters from './data/masters.json';
import outside from './data/outside.json';
import {shiwake} from './shiwake';

export {scenarios} from './scenarios';

/** The sample company. */
export const sampleCompany = {
  name: '株式会社サンプル商事',
  employees,
  ...masters,
  customData,
  secrets: outside.secrets,
  shiwake,
  httpAnswers: outside.httpAnswers,
} as Company;
