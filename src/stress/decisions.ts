/*
 * Decisions of the company, written in the program as comments:
 *
 *     // 会社の決まり 休職中: 休職中の従業員にも支給する
 */
import {CONDITIONS} from './conditions';
import {nearestNames} from '../runtime';
import type {Finding} from './types';

/** With what the comment of a decision begins. */
export const DECISION_KEY = '会社の決まり';

/** The key, or the one that programs of readers may still have. */
const ANY_KEY = `(?:${DECISION_KEY}|意地悪な?条件)`;
const MEANT = new RegExp(String.raw`(?://|/\*)\s*${ANY_KEY}(?=[\s:：]|$)`);
const DECISION = new RegExp(
  String.raw`^\s*//\s*${ANY_KEY}\s+([^:：]+?)\s*[:：]\s*(\S.*?)\s*$`,
);

/** A decision that a program states. */
export interface Decision {
  /** Title or id of the condition; `undefined` if the comment can't be read. */
  readonly name: string | undefined;
  /** `undefined` if there is no such condition. */
  readonly conditionId: string | undefined;
  readonly text: string;
  /** Line of the program, from 1. */
  readonly line: number;
}

/**
 * The decisions that a program states.
 *
 * @param source - the program
 */
export function readDecisions(source: string): Decision[] {
  return source.split('\n').flatMap((code, index) => {
    if (!MEANT.test(code)) {
      return [];
    }
    const [, name, text = ''] = DECISION.exec(code) ?? [];
    return [
      {
        name,
        conditionId: CONDITIONS.find(
          ({id, title}) => id === name || title === name,
        )?.id,
        text,
        line: index + 1,
      },
    ];
  });
}

/**
 * What is wrong with a comment that states no decision.
 *
 * @param decision - one without a condition
 */
export function describeUnknown({
  name,
  line,
}: Pick<Decision, 'name' | 'line'>): string {
  const titles = CONDITIONS.map(({title}) => title);
  return name === undefined
    ? `${line}行目の「${DECISION_KEY}」のコメントを読み取れません。「// ${DECISION_KEY} 条件の名前: 決まりの内容」の形で、1行に書きます`
    : `${line}行目の「${DECISION_KEY} ${name}」という条件はありません。近い名前：${nearestNames(name, titles)}`;
}

const NO_PAY =
  /(?:支給|加算|支払い?)(?:は|を)?(?:しない|しません|行わない)|支払わない|払わない|(?<![\d,])[0０]\s*円(?:に(?:する|します)|で更新|と(?:する|します)|$)/;
const PAY =
  /^(?!.*(?:除|手[でに]|別に)).*(?:支給|控除|加算)(?:は|を)?(?:する|します)/;
const ZERO = /(?<![\d,])[0０]\s*円(?:に(?:する|します)|で更新)/;
const PART = /(?:日割り?|半額|半分)(?:で|に|を)/;
const NO_SENDING = /送(?:らない|りません|信しない|信しません|信はしない)/;

/**
 * Whether a program does the opposite of what its comment says.
 *
 * @param decision - says, for one, that nothing is paid
 * @param finding - what the program does
 */
export function contradicts({text}: Decision, finding: Finding): boolean {
  const {actual = '', expected} = finding;
  const yen = /^(\d[\d,]*)円$/.exec(actual)?.[1];
  const isPaid = yen !== undefined && /[1-9]/.test(yen);
  return (
    (NO_PAY.test(text) && isPaid) ||
    (PAY.test(text) && (actual === '更新なし' || yen === '0')) ||
    (ZERO.test(text) && actual === '更新なし') ||
    (PART.test(text) && isPaid && actual === expected) ||
    (['dry-run', 'twice'].includes(finding.rule) && NO_SENDING.test(text))
  );
}
