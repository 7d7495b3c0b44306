/*
 * What the company has decided: a comment in the program, or a verdict accepted in
 * the file of scenarios.
 *
 *     // 会社の決まり 休職: 休職中も支給する
 *     // 会社の決まり 休職、転籍#3f2a: どちらも支給する
 *
 * With the mark after `#`, which the report shows, it settles no other amounts than
 * those that were shown with it. Nothing reads the sense of the text.
 */
import {RELATIONS} from './relations';
import {nearestNames} from '@combosite-functions/simulator';
import type {Found} from './types';

/** With what the comment of a decision begins. */
export const DECISION_KEY = '会社の決まり';

const MEANT = new RegExp(String.raw`(?://|/\*)\s*${DECISION_KEY}(?=[\s:：]|$)`);
const DECISION = new RegExp(
  String.raw`^\s*//\s*${DECISION_KEY}\s+([^:：#]+?)(?:#(\w+))?\s*[:：]\s*(\S.*?)\s*$`,
);

/** A decision that a program or a file of scenarios states. */
export interface Decision {
  readonly relationIds: readonly string[];
  /** The first name that no relation has; empty if the comment can't be read. */
  readonly unknown: string | undefined;
  /** Of the results that it settles; all without it. */
  readonly mark: string | undefined;
  readonly text: string;
  /** Line of the program, from 1; `undefined` for one that was accepted. */
  readonly line: number | undefined;
}

/** The decisions that a program states. */
export function readDecisions(source: string): Decision[] {
  return source.split('\n').flatMap((code, index) => {
    if (!MEANT.test(code)) {
      return [];
    }
    const [, name, mark, text = ''] = DECISION.exec(code) ?? [];
    return [{...named(name), mark, text, line: index + 1}];
  });
}

/** The verdicts that a file of scenarios accepts: reasons by name. */
export function readAccepted(
  accepted: Readonly<Record<string, string>> = {},
): Decision[] {
  return Object.entries(accepted).map(([key, text]) => {
    const [name, mark] = key.split('#');
    return {...named(name), mark, text, line: undefined};
  });
}

const GAP = '、';

/** The relations that a decision names, by id or title. */
function named(text = ''): Pick<Decision, 'relationIds' | 'unknown'> {
  const names = text.split(GAP).map((one) => one.trim());
  const relations = names.map((name) =>
    RELATIONS.find(({id, title}) => id === name || title === name),
  );
  return {
    relationIds: relations.flatMap((one) => one?.id ?? []),
    unknown: names.find((_, index) => !relations[index]),
  };
}

/** The mark of what relations have found: other amounts have another one. */
export function markOf(found: readonly Found[]): string {
  const texts = found.flatMap(({cases}) =>
    cases.flatMap(({findings}) => findings.map(({text}) => `${text}\n`)),
  );
  let hash = 0x811c9dc5;
  for (const one of texts.join('')) {
    hash = Math.imul(hash ^ (one.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0').slice(-4);
}

/** The comment by which the present results of some relations are right, at once. */
export function decisionComment(found: readonly Found[]): string {
  const titles = found.map(({relation}) => relation.title).join(GAP);
  return `// ${DECISION_KEY} ${titles}#${markOf(found)}: 今の結果のとおりとする`;
}

function placeOf({line}: Decision): string {
  return line === undefined ? '認めた判定' : `${line}行目`;
}

/** What is wrong with a decision whose mark is that of no question. */
export function describeStale(decision: Decision): string {
  return `${placeOf(decision)}の印「#${decision.mark}」は、今の結果のものではありません。金額が変わったか、一緒に表示された条件の名前が足りません`;
}

/** What is wrong with a decision that names what is no relation. */
export function describeUnknown(decision: Decision): string {
  const titles = RELATIONS.map(({title}) => title);
  const place = placeOf(decision);
  const {unknown = ''} = decision;
  return unknown === ''
    ? `${place}の「${DECISION_KEY}」のコメントを読み取れません。「// ${DECISION_KEY} 条件の名前: 決まりの内容」の形で、1行に書きます`
    : `${place}の「${unknown}」という条件はありません。近い名前：${nearestNames(unknown, titles)}`;
}
