import type {Assumption} from './kinds';

/** What a sign says, on pages and in files. */
export const UNCONFIRMED = '未確認';

/** What the parts of an assumption are called, in the order of reading. */
export const ASSUMPTION_LABELS = [
  ['text', '仮定'],
  ['wrong', '違うと'],
  ['confirmation', '確認の方法'],
] as const satisfies readonly (readonly [keyof Assumption, string])[];

/** Those that a company must know before its first payday. */
export const BEFORE_PAYDAY = '初めての支給日の前に、必ず答えを得る';

/** What a company does without these answers. */
export const STOP = '答えを得るまで、書き込みを止めておきます。';

/** The page that lists all assumptions, without base path. */
export const ASSUMPTION_LIST = '/wiki/office/unconfirmed#unconfirmed';

/** Where one of them is, without base path. */
export function assumptionAddress(id: string): string {
  return `/wiki/office/unconfirmed#${id}`;
}
