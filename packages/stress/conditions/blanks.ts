/*
 * Items without a value that aren't numbers: a flag that is neither on nor off,
 * a date that nobody had to give.
 */
import {RequiredKubun} from '@combosite-functions/simulator';
import {withValue} from '../change';
import {employeesOf, isUsed, nameRecord, paidFirst, wordsOf} from '../facts';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';

type Item = TableUse['table']['definition']['itemList'][number];

/** A variant for each such item that the program uses. */
function blanks(
  facts: ProgramFacts,
  isWanted: (item: Item) => boolean,
): VariantDraft[] {
  return facts.tables.flatMap((use) =>
    use.table.definition.itemList
      .filter((item) => isWanted(item) && isUsed(use, item.itemKey))
      .flatMap(({itemKey, itemName}): VariantDraft[] => {
        const record = paidFirst(
          facts,
          use.records.filter(({values}) => (values[itemKey] ?? '') !== ''),
        );
        return record
          ? [
              {
                company: withValue(
                  facts.company,
                  use,
                  record.dataId,
                  itemKey,
                  null,
                ),
                scenario: facts.scenario,
                description: `${nameRecord(use, record)}の${itemName}が空`,
                expect: 'defect',
                employeeIds: employeesOf(use, record),
                words: [...wordsOf(use, record), itemName],
                itemName,
                // Whether it is taken for off, or for no end, isn't known here.
                isDebatable: () => true,
                mayChangeData: true,
              },
            ]
          : [];
      }),
  );
}

/** Conditions of items without a value. */
export const blankConditions: readonly Condition[] = [
  {
    id: 'empty-flag',
    title: '真偽値が空',
    rule: 'values',
    explanation:
      '真偽値の項目が、trueでもfalseでもなく空です。falseと同じに扱うと、支給の漏れに気づけません。',
    apply: (facts) => {
      const found = blanks(facts, ({dataType}) => dataType === '真偽値');
      return found.length > 0
        ? found
        : 'カスタムデータの真偽値を使わないプログラムです';
    },
  },
  {
    id: 'empty-date',
    title: '任意の日付が空',
    rule: 'values',
    explanation:
      // assumption: query-null-range
      '入力が任意の日付が空です。「期限なし」などの意味のこともあり、範囲の条件では、そのデータが外れます。',
    apply: (facts) => {
      const found = blanks(
        facts,
        ({dataType, requiredKubun}) =>
          dataType === '日付' && requiredKubun === RequiredKubun.Nini,
      );
      return found.length > 0
        ? found
        : '値のある任意の日付を使わないプログラムです';
    },
  },
];
