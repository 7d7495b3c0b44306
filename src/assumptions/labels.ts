import type {Assumption} from './readAssumptions';

/** What a sign says, on pages and in files. */
export const UNCONFIRMED = '未確認';

/** What the parts of an assumption are called, in the order of reading. */
export const ASSUMPTION_LABELS = [
  ['text', '仮定'],
  ['reason', '理由'],
  ['confirmation', '確認の方法'],
] as const satisfies readonly (readonly [keyof Assumption, string])[];

/** The page that lists all assumptions, without base path. */
export const ASSUMPTION_LIST = '/wiki/development-plan#unconfirmed';

/** Where one of them is, without base path. */
export function assumptionAddress(id: string): string {
  return `/wiki/development-plan#${id}`;
}

/** Of what an assumption is, by the place of its marks. */
export type AssumptionKind =
  'pages' | 'reference' | 'codes' | 'messages' | 'site';

/** The kinds, in the order of the list. */
export const KIND_LABELS: Readonly<Record<AssumptionKind, string>> = {
  pages: '画面と運用',
  reference: 'クラス、メソッド、項目',
  codes: '列挙型のコードと名称',
  messages: 'メッセージ',
  site: 'ページの中の実行とサイト',
};

/**
 * A letter to the provider with what is to be confirmed.
 *
 * @param assumptions - at least one
 */
export function letterOf(assumptions: readonly Assumption[]): string {
  return [
    '件名：Combosite Functionsの仕様の確認のお願い',
    '',
    'ご担当者様',
    '',
    'いつもお世話になっております。',
    `Combosite Functionsの仕様について、次の${assumptions.length}点をご確認ください。`,
    '「想定」は、確認できていないため仮に置いている内容です。',
    '合っているか、違っている場合は正しい内容を、「回答」にご記入ください。',
    '',
    ...assumptions.flatMap(({confirmation, text}, index) => [
      `${index + 1}. 想定：${text}`,
      `   こちらでの確認の例：${confirmation}`,
      '   回答：',
      '',
    ]),
    'お手数をおかけしますが、よろしくお願いいたします。',
    '',
  ]
    .join('\n')
    .replaceAll('`', '');
}
