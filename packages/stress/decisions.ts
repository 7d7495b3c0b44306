/*
 * Decisions of the company, written in the program as comments:
 *
 *     // 会社の決まり 休職中: 休職中の従業員にも支給する
 *     // 会社の決まり 休職中・エラーで止まる: 手で支給する
 *
 * A comment settles the fault that it names, and no other: without a sort the one
 * that the condition is about, without an item that of the only item at fault.
 */
import {CONDITIONS} from './conditions';
import {nearestNames} from '@combosite-functions/simulator';
import type {Finding, Variant} from './types';

/** With what the comment of a decision begins. */
export const DECISION_KEY = '会社の決まり';

/** Between a condition's name and the fault of it that is meant. */
const ABOUT = '・';

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
  /** The sort of fault or the item that it is about, after the name. */
  readonly about: string | undefined;
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
        ...findCondition(name),
        text,
        line: index + 1,
      },
    ];
  });
}

function findCondition(
  name: string | undefined,
): Pick<Decision, 'conditionId' | 'about'> {
  for (const {id, title} of CONDITIONS) {
    for (const known of [id, title]) {
      if (name === known) {
        return {conditionId: id, about: undefined};
      }
      if (name?.startsWith(known + ABOUT)) {
        return {
          conditionId: id,
          about: name.slice(known.length + ABOUT.length),
        };
      }
    }
  }
  return {conditionId: undefined, about: undefined};
}

/** The findings of a variant, and what it changes. */
interface Found {
  readonly variant: Pick<Variant, 'itemName' | 'isPartial'>;
  readonly findings: readonly Finding[];
}

/** A finding, and the decision that answers it. */
export type Answered = Finding & {readonly decision: Decision | undefined};

/**
 * Finds for each finding of a condition the decision that answers it.
 *
 * @param found - all that its variants found
 * @param decisions - of the program about the condition
 */
export function answer(
  found: readonly Found[],
  decisions: readonly Decision[],
): Answered[][] {
  const items = new Set(
    found.flatMap(({variant, findings}) =>
      findings.some(({isSettleable, sort}) => isSettleable && !sort)
        ? [variant.itemName]
        : [],
    ),
  );
  return found.map(({variant: {itemName, isPartial}, findings}) =>
    findings.map((finding): Answered => {
      const {sort} = finding;
      const about = sort ?? (items.size > 1 ? itemName : undefined);
      const decision = decisions.find(
        (one) => one.about === about || (!sort && one.about === itemName),
      );
      return decision && !isPartial && contradicts(decision, finding)
        ? {
            ...finding,
            about,
            decision,
            isSettleable: false,
            isContradicted: true,
            text: `${finding.text}。コメントの決まり「${decision.text}」と違います`,
          }
        : {...finding, about, decision};
    }),
  );
}

/**
 * The comment that settles a fault.
 *
 * @param title - of the condition
 * @param about - its sort or its item, where the title alone says too little
 */
export function decisionComment(
  title: string,
  about: string | undefined,
): string {
  return `// ${DECISION_KEY} ${title}${about === undefined ? '' : ABOUT + about}: （決まりの内容）`;
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
/** What makes a rule one of some cases only: of which, nothing here can tell. */
const CONDITIONAL =
  /なら|[けせてねべめれげ]ば|場合|とき|達し|達する|超え|満た|以上|以下|未満|以降|から|月に|ただし|だけ|のみ|数え/;
const PART = /(?:日割り?|半額|半分)(?:で|に|を)/;
const NO_SENDING = /送(?:らない|りません|信しない|信しません|信はしない)/;

/**
 * Whether a program does the opposite of what its comment says.
 *
 * @param decision - says, for one, that nothing is paid
 * @param finding - what the program does
 */
function contradicts({text}: Decision, finding: Finding): boolean {
  const {actual = '', expected} = finding;
  const yen = /^(\d[\d,]*)円$/.exec(actual)?.[1];
  const isPaid = yen !== undefined && /[1-9]/.test(yen);
  const contradictsAmount =
    (NO_PAY.test(text) && isPaid) ||
    (PAY.test(text) && (actual === '更新なし' || yen === '0')) ||
    (ZERO.test(text) && actual === '更新なし') ||
    (PART.test(text) && isPaid && actual === expected);
  return (
    (contradictsAmount && !CONDITIONAL.test(text)) ||
    (['dry-run', 'twice'].includes(finding.rule) && NO_SENDING.test(text))
  );
}
