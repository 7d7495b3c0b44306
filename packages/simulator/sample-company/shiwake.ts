import type {Company} from '../company/company';
import data from './data/shiwake.json';

/** 給与仕訳元データ: for each employee both sides are equal. */
export const shiwake = data as Company['shiwake'];
