/*
 * Journals that don't balance, that are of an unknown account, or that are none.
 */
import type {Condition, ProgramFacts, VariantDraft} from '../types';
import type {Company} from '../../runtime';

type Journal = Company['shiwake']['real'][number];
type Change = (journals: readonly Journal[]) => readonly Journal[];

const NO_JOURNALS = '仕訳元データを読まないプログラムです';
const NONE = '作れない：仕訳元データがありません';

/** The journals that the program reads; a text says why there are none. */
function journalsOf({
  company,
  scenario,
  source,
}: ProgramFacts): readonly Journal[] | string {
  const list = company.shiwake[kindOf(scenario)];
  return !/\bshiwakeData\b/.test(source)
    ? NO_JOURNALS
    : list.length === 0
      ? NONE
      : list;
}

function kindOf({dryRun}: ProgramFacts['scenario']): 'real' | 'sample' {
  return dryRun ? 'sample' : 'real';
}

function withJournals(
  {company, scenario}: ProgramFacts,
  change: Change,
): VariantDraft['company'] {
  const kind = kindOf(scenario);
  return {
    ...company,
    shiwake: {...company.shiwake, [kind]: change(company.shiwake[kind])},
  };
}

const unbalanced: Condition = {
  id: 'unbalanced-journal',
  title: '仕訳の貸借が合わない',
  rule: 'values',
  explanation:
    '仕訳元データの1件が欠け、借方と貸方の合計が合いません。合わないまま会計システムに送ってはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    const lost = (['貸方', '借方'] as const).flatMap(
      (side) =>
        list
          .filter(({taishaku, amount}) => taishaku === side && amount !== 0)
          .at(-1) ?? [],
    );
    return lost.length === 0
      ? NONE
      : lost.map((one) => ({
          company: withJournals(facts, (all) =>
            all.filter((journal) => journal !== one),
          ),
          scenario: facts.scenario,
          description: `${one.employeeId}の${one.kanjoKamokuName}（${one.taishaku}${one.amount}円）が欠けている`,
          expect: 'defect' as const,
          employeeIds: 'all' as const,
          words: ['貸借', '借方', '貸方'],
        }));
  },
};

const UNKNOWN = {code: '9999', name: '新しい勘定科目'};

const unknownAccount: Condition = {
  id: 'unknown-account',
  title: '知らない勘定科目',
  rule: 'values',
  explanation:
    '仕訳元データの1件が、新しくできた勘定科目です。プログラムの対応表にないために、その仕訳だけが消えてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    const renamed = list
      .filter(({taishaku, amount}) => taishaku === '借方' && amount !== 0)
      .at(-1);
    if (!renamed) {
      return NONE;
    }
    const {employeeId, kanjoKamokuName, taishaku, amount} = renamed;
    return [
      {
        company: withJournals(facts, (all) =>
          all.map((journal) =>
            journal === renamed
              ? {
                  ...journal,
                  kanjoKamokuCode: UNKNOWN.code,
                  kanjoKamokuName: UNKNOWN.name,
                }
              : journal,
          ),
        ),
        scenario: facts.scenario,
        description: `${employeeId}の${kanjoKamokuName}（${taishaku}${amount}円）が、${UNKNOWN.name}（${UNKNOWN.code}）になった`,
        expect: 'account',
        employeeIds: 'all',
        words: [UNKNOWN.code, UNKNOWN.name],
        alone: {
          company: withJournals(facts, (all) =>
            all.filter((journal) => journal !== renamed),
          ),
          scenario: facts.scenario,
        },
      },
    ];
  },
};

const noJournals: Condition = {
  id: 'no-journals',
  title: '仕訳が0件',
  rule: 'order',
  explanation:
    '仕訳元データが1件もありません。空の仕訳を会計システムに送ったり、登録したりしてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    return typeof list === 'string'
      ? list
      : [
          {
            company: withJournals(facts, () => []),
            scenario: facts.scenario,
            description: '仕訳元データが0件',
            expect: 'nothing-to-do',
            employeeIds: 'all',
          },
        ];
  },
};

/** Conditions of journals. */
export const journalConditions: readonly Condition[] = [
  unbalanced,
  unknownAccount,
  noJournals,
];
