import type {ShownCompany} from '../company/company';
import customData from './data/customData.json';
import employees from './data/employees.json';
import masters from './data/masters.json';

/** The part of the sample company that pages show as tables. */
export const sampleTables = {
  employees,
  ...masters,
  customData,
} as ShownCompany;
