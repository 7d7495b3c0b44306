import {KIND_NAMES} from '../shared/kinds';
import type {Assumption} from '../shared/kinds';

/**
 * A letter to the provider with what is to be confirmed, kind by kind. It can be
 * answered without the site.
 *
 * @param assumptions - at least one
 */
export function letterOf(assumptions: readonly Assumption[]): string {
  let number = 0;
  return [
    '件名：Combosite Functionsの仕様の確認のお願い',
    '',
    'ご担当者様',
    '',
    'いつもお世話になっております。',
    `Combosite Functionsの仕様について、次の${assumptions.length}点が合っているかどうかをご確認ください。`,
    '違っているものは、正しい内容も「回答」にご記入ください。',
    '',
    ...KIND_NAMES.flatMap((name) => {
      const group = assumptions.filter(({kind}) => kind === name);
      return group.length === 0
        ? []
        : [
            `■ ${name}`,
            '',
            ...group.flatMap(({confirmation, text, wrong}) => [
              `${(number += 1)}. ${text}`,
              ...(wrong === undefined ? [] : [`   違うと：${wrong}`]),
              `   確認の方法の例：${confirmation}`,
              '   回答（はい・いいえ）：',
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
