/*
 * The sample company: the one data set of pages, tests and downloads.
 */
import {customData} from './customData';
import {employees} from './employees';
import {
  amounts,
  keisanPatterns,
  kyuyoKomoku,
  selectOptionMasters,
  shiharaiMasters,
} from './masters';
import {httpAnswers, secrets} from './outside';
import {realShiwake, sampleShiwake} from './shiwake';
import type {Company} from '../company/company';

export {scenarios} from './scenarios';

/** The sample company. */
export const sampleCompany: Company = {
  name: '株式会社サンプル商事',
  employees,
  keisanPatterns,
  kyuyoKomoku,
  shiharaiMasters,
  amounts,
  selectOptionMasters,
  customData,
  secrets,
  shiwake: {real: realShiwake, sample: sampleShiwake},
  httpAnswers,
};
