import type {Assumption} from './readAssumptions';

/** The provider, who answers for the product. */
const PROVIDER = '提供元の担当者';

/** Of what an assumption is, in the order of the list, and whom one asks. */
export const KINDS = {
  画面と操作: `製品の画面を開ける人か、${PROVIDER}`,
  給与計算と仕訳: PROVIDER,
  カスタムデータとCSV: PROVIDER,
  プログラムの書き方と動き: PROVIDER,
  区分のコードと名称: PROVIDER,
  製品の名前と分担: PROVIDER,
  このWiki: 'このWikiの編集者',
} as const;

export type AssumptionKind = keyof typeof KINDS;

/** The kinds, in the order of the list. */
export const KIND_NAMES = Object.keys(KINDS) as AssumptionKind[];

/** Whether the provider can say if it is right. */
export function isQuestion({kind}: {readonly kind: AssumptionKind}): boolean {
  return kind !== 'このWiki';
}

/**
 * A letter to the provider with what is to be confirmed, kind by kind.
 *
 * @param assumptions - at least one
 * @param addressOf - where one of them is explained
 */
export function letterOf(
  assumptions: readonly (Assumption & {readonly kind: AssumptionKind})[],
  addressOf: (id: string) => string,
): string {
  let number = 0;
  return [
    '件名：Combosite Functionsの仕様の確認のお願い',
    '',
    'ご担当者様',
    '',
    'いつもお世話になっております。',
    `Combosite Functionsの仕様について、次の${assumptions.length}点が合っているかどうかをご確認ください。`,
    '違っているものは、正しい内容を「回答」にご記入ください。',
    '',
    ...KIND_NAMES.flatMap((name) => {
      const group = assumptions.filter(({kind}) => kind === name);
      return group.length === 0
        ? []
        : [
            `■ ${name}`,
            '',
            ...group.flatMap(({confirmation, id, text}) => [
              `${(number += 1)}. ${text}`,
              `   確認の方法の例：${confirmation}`,
              `   説明：${addressOf(id)}`,
              '   回答：',
              '',
            ]),
          ];
    }),
    'お手数をおかけしますが、よろしくお願いいたします。',
    '',
  ]
    .join('\n')
    .replaceAll('`', '');
}
