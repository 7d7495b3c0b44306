import {KIND_NAMES} from '../shared/kinds';
import {BEFORE_PAYDAY, STOP} from '../shared/labels';
import type {Assumption} from '../shared/kinds';

/**
 * What pages leave open, with no answer assumed: まだ分かっていないこと of よくある質問
 * and まだ分からない上限 of 上限と制限の一覧.
 */
const OPEN_QUESTIONS = [
  '給与計算の締め日と対象の期間は、プログラムから分かりますか。',
  '渡した基準日より後の金額が先に登録されていると、`saveAmount`の金額はどうなりますか。',
  '賞与の計算や、勤怠のデータの読み取りにも、カスタムファンクションを使えますか。',
  '検証用の環境はありますか。本番へは、どのように移しますか。',
  '前の版のプログラムに戻せますか。',
  'カスタムデータとログを見る権限や、プログラムを変える権限を、人ごとに分けられますか。',
  '「外部システム利用区分」で「Combosite」を選ぶと、何が起きますか。',
  '1回の実行の時間とメモリ、同時に動くカスタムファンクションの数の上限はいくつですか。',
  '`saveAmount`に渡す件数、`in`の条件に渡す件数、検索で返る件数の上限はいくつですか。',
  'カスタムデータの件数と1件の大きさ、定義、項目、選択肢の数の上限はいくつですか。',
  'CSVファイルの件数と大きさの上限はいくつですか。',
  '外部サービスへの送信の回数、待ち時間、大きさの上限はいくつですか。',
  'ログの行数の上限と、保存期間はどれだけですか。',
  '使えるJavaScriptの版は何ですか。',
];

/**
 * A letter to the provider with what is to be confirmed: first what must be known
 * before the first payday, then kind by kind, and in the end what is open. It can be
 * answered without the site.
 *
 * @param assumptions - at least one
 */
export function letterOf(assumptions: readonly Assumption[]): string {
  let number = 0;
  const first = assumptions.filter(({isBeforePayday}) => isBeforePayday);
  const groups = [
    {
      lines: [`■ ${BEFORE_PAYDAY}`, STOP, '尋ねる人：', '回答の期限：'],
      group: first,
    },
    ...KIND_NAMES.map((name) => ({
      lines: [`■ ${name}`],
      group: assumptions.filter(
        (one) => one.kind === name && !first.includes(one),
      ),
    })),
  ];
  return [
    '件名：Combosite Functionsの仕様の確認のお願い',
    '',
    'ご担当者様',
    '',
    'いつもお世話になっております。',
    `Combosite Functionsの仕様について、次の${assumptions.length}点が合っているかどうかをご確認ください。`,
    '違っているものは、正しい内容も「回答」にご記入ください。',
    '',
    ...groups.flatMap(({group, lines}) =>
      group.length === 0
        ? []
        : [
            ...lines,
            '',
            ...group.flatMap(({confirmation, text, wrong}) => [
              `${(number += 1)}. ${text}`,
              ...(wrong === undefined ? [] : [`   違うと：${wrong}`]),
              `   確認の方法の例：${confirmation}`,
              '   回答（はい・いいえ）：',
              '',
            ]),
          ],
    ),
    '■ そのほかの質問',
    '',
    ...OPEN_QUESTIONS.flatMap((question) => [
      `${(number += 1)}. ${question}`,
      '   回答：',
      '',
    ]),
    'お手数をおかけしますが、よろしくお願いいたします。',
    '',
  ]
    .join('\n')
    .replaceAll('`', '');
}
