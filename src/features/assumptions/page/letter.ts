import {KIND_NAMES} from '../shared/kinds';
import {BEFORE_PAYDAY, STOP} from '../shared/labels';
import type {Assumption} from '../shared/kinds';

/**
 * A letter to the provider with what is to be confirmed: first what must be known
 * before the first payday, then kind by kind, and in the end what is open. It can be
 * answered without the site.
 *
 * @param assumptions - at least one
 * @param questions - what pages leave open, with no answer assumed
 */
export function letterOf(
  assumptions: readonly Assumption[],
  questions: readonly string[],
): string {
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
    ...questions.flatMap((question) => [
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
