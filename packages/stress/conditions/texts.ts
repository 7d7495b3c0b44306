/*
 * Texts by which a program tells kinds apart, or finds a record: one that it
 * doesn't know, one that only looks the same, and a month of another form.
 */
import {withValue} from '../change';
import {
  countingRecord,
  employeesOf,
  isUsed,
  nameRecord,
  wordsOf,
} from '../facts';
import {hasWritten} from '../outcome';
import type {Item} from '../itemNames';
import type {Condition, ProgramFacts, TableUse, VariantDraft} from '../types';
import type {CustomDataRecord} from '@combosite-functions/simulator';

/** A text that the program uses, of a record that counts. */
interface TextUse {
  readonly use: TableUse;
  readonly item: Item;
  readonly record: CustomDataRecord;
  readonly value: string;
}

/** Names of what is written for people. */
const FOR_PEOPLE = /備考|メモ|理由|摘要|コメント|説明|氏名/;
const DATE = /^\d{4}\/\d{2}/;
const MONTH = /^(\d{4})\/(\d{2})$/;
const NO_TEXT =
  'カスタムデータの種別やコードの文字で、金額や登録を決めないプログラムです（発令の役職などは変えていません）';

/** The texts of employees' records; of common data only the employees' IDs. */
function textsOf(facts: ProgramFacts): TextUse[] {
  const ids = new Set<unknown>(
    facts.company.employees.map(({employeeId}) => employeeId),
  );
  return hasWritten(facts.result)
    ? facts.tables.flatMap((use) =>
        use.table.definition.itemList
          .filter(
            ({dataType, itemKey, itemName}) =>
              ['文字列', 'カスタム選択肢'].includes(dataType) &&
              isUsed(use, itemKey) &&
              (use.isCommon || itemKey !== 'employeeId') &&
              !FOR_PEOPLE.test(itemName),
          )
          .flatMap((item): TextUse[] =>
            candidates(facts, use, item)
              .map((record) => ({
                use,
                item,
                record,
                value: String(record.values[item.itemKey]),
              }))
              .filter(
                ({value}) =>
                  !DATE.test(value) && ids.has(value) === use.isCommon,
              ),
          ),
      )
    : [];
}

/** The record that counts, and one of somebody paid with another text. */
function candidates(
  facts: ProgramFacts,
  use: TableUse,
  {itemKey}: Item,
): CustomDataRecord[] {
  const isPaid = ({values}: CustomDataRecord): boolean =>
    use.isCommon ||
    facts.paid.some(({employeeId}) => employeeId === values.employeeId);
  const first = countingRecord(facts, use);
  const other = use.records.find(
    (record) =>
      isPaid(record) && record.values[itemKey] !== first?.values[itemKey],
  );
  return [first, other].flatMap((record) =>
    typeof record?.values[itemKey] === 'string' && record.values[itemKey] !== ''
      ? [record]
      : [],
  );
}

function withText(
  facts: ProgramFacts,
  {use, item, record}: TextUse,
  value: string,
  rest: Pick<VariantDraft, 'description' | 'question'>,
): VariantDraft {
  return {
    ...rest,
    company: withValue(facts.company, use, record.dataId, item.itemKey, value),
    scenario: facts.scenario,
    expect: 'defect',
    employeeIds: employeesOf(use, record),
    words: [...wordsOf(use, record), item.itemName, value],
    itemName: item.itemName,
    mayChangeData: true,
    handedOn: value,
  };
}

const UNKNOWN = '不明';

/** Conditions of texts. */
export const textConditions: readonly Condition[] = [
  {
    id: 'unknown-kind',
    title: '知らない区分',
    rule: 'values',
    explanation:
      '種別やコードに、プログラムの知らない文字が入っています。誤字や新しい区分を黙って0円や決まった金額にすると、誤りに気づけません。',
    apply: (facts) => {
      const found = textsOf(facts).filter(({use}) => !use.isCommon);
      return found.length === 0
        ? NO_TEXT
        : found.map((text) =>
            withText(facts, text, UNKNOWN, {
              description: `${nameRecord(text.use, text.record)}の${text.item.itemName}「${text.value}」が「${UNKNOWN}」`,
              question:
                '知らない区分をこの金額にする決まりなら、このままで正しいです。誤字や新しい区分もありうるなら、従業員IDを残して止めるか、警告します',
            }),
          );
    },
  },
  {
    id: 'other-width',
    title: '全角と半角の違い',
    rule: 'values',
    explanation:
      '取り込みの元によって、コードの英数字やカナが、全角と半角で違います。見た目は同じでも一致せず、その人だけが黙って漏れることがあります。',
    apply: (facts) => {
      const found = textsOf(facts)
        .flatMap((text) => {
          const twin = twinOf(text.value);
          return twin === undefined ? [] : [{text, twin}];
        })
        // One of each item tells enough.
        .filter(
          ({text}, index, all) =>
            all.findIndex((other) => other.text.item === text.item) === index,
        );
      return found.length === 0
        ? '全角と半角のある文字（英数字やカナ）で、金額や登録を決めないプログラムです'
        : found.map(({text, twin}) =>
            withText(facts, text, twin, {
              description: `${nameRecord(text.use, text.record)}の${text.item.itemName}「${text.value}」が「${twin}」`,
              question:
                '別のものとして扱う決まりなら、このままで正しいです。同じものなら、normalize("NFKC")でそろえてから比べるか、一致しない人の従業員IDを残して止めます',
            }),
          );
    },
  },
  {
    id: 'other-month-form',
    title: '年月の形の違い',
    rule: 'values',
    explanation:
      '取り込みの元によって、年月の書き方が違います（2025/04、2025-04、2025/4、202504）。文字のまま比べると、同じ月でも一致せず、その人だけが黙って漏れることがあります。',
    apply: (facts) => {
      const found = otherMonths(facts);
      return found.length > 0
        ? found
        : '「2025/04」の形の年月で、金額や登録を決めないプログラムです';
    },
  },
];

/** Other forms in which imported data have a month. */
const MONTH_FORMS: readonly ((year: string, month: string) => string)[] = [
  (year, month) => `${year}-${month}`,
  (year, month) => `${year}/${Number(month)}`,
  (year, month) => `${year}${month}`,
];

/** The months of records that count, each in all other forms. */
function otherMonths(facts: ProgramFacts): VariantDraft[] {
  return hasWritten(facts.result)
    ? facts.tables.flatMap((use) =>
        use.table.definition.itemList
          .filter(
            ({dataType, itemKey}) =>
              dataType === '文字列' && isUsed(use, itemKey),
          )
          .flatMap((item) => {
            const record = countingRecord(facts, use);
            const [value, year = '', month = ''] =
              MONTH.exec(String(record?.values[item.itemKey])) ?? [];
            return record && value !== undefined
              ? MONTH_FORMS.map((write) => write(year, month))
                  .filter((form) => form !== value)
                  .map((form) =>
                    withText(facts, {use, item, record, value}, form, {
                      description: `${nameRecord(use, record)}の${item.itemName}「${value}」が「${form}」`,
                      question:
                        'この形の年月が登録されることはないなら、このままで正しいです。取り込みの元によって形が違うなら、形をそろえてから比べるか、従業員IDかデータIDを残して止めます',
                    }),
                  )
              : [];
          }),
      )
    : [];
}

/** Each wide kana with its narrow form, such as ガ with ｶﾞ. */
const NARROW_KANA = new Map(
  Array.from({length: 0xff9d - 0xff66 + 1}, (_, index) =>
    String.fromCharCode(0xff66 + index),
  ).flatMap((narrow) =>
    [narrow, `${narrow}ﾞ`, `${narrow}ﾟ`].map(
      (form) => [form.normalize('NFKC'), form] as const,
    ),
  ),
);

/** A text that looks the same in the other width; nothing if it has only one. */
function twinOf(value: string): string | undefined {
  const narrow = value.normalize('NFKC');
  const twin =
    narrow === value
      ? value
          .replace(/[!-~]/g, (letter) =>
            String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
          )
          .replace(/[ァ-ヶー]/g, (kana) => NARROW_KANA.get(kana) ?? kana)
      : narrow;
  return twin === value ? undefined : twin;
}
