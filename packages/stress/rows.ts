/*
 * What a change altered, row by row, for its reader: found by comparing, so that
 * no change can claim more than it did.
 */
import {
  HonmuKenmuKubun,
  getHatsureiKubunName,
  tableOf,
} from '@combosite-functions/simulator';
import {showValues} from './effects';
import type {Base} from './types';
import type {Employee, Scenario} from '@combosite-functions/simulator';

/** How many rows are shown, and how long each may be. */
const SHOWN = 4;
const LENGTH = 160;

/** The altered rows, each as `before → after`; none if nothing is altered. */
export function alteredRows(before: Base, after: Base): string[] {
  const [old, now] = [before.company, after.company];
  const rows = [
    ...tableRows(before, after),
    ...listRows(
      '従業員',
      old.employees,
      now.employees,
      ({employeeId}) => employeeId,
      (one, other) => differingText(readable(one), other && readable(other)),
    ),
    ...listRows(
      '支給額マスタ・控除額マスタ',
      old.amounts,
      now.amounts,
      ({employeeId, kyuyoKomokuName, startDate}) =>
        `${employeeId} ${kyuyoKomokuName} ${startDate}`,
    ),
    ...listRows(
      '支払マスタ',
      old.shiharaiMasters,
      now.shiharaiMasters,
      ({shiharaiMasterName}) => shiharaiMasterName,
    ),
    ...fieldRows('給与仕訳元データ', old.shiwake, now.shiwake),
    ...fieldRows('場面', inWords(before.scenario), inWords(after.scenario)),
    ...listRows(
      '外部サービス',
      old.httpAnswers,
      now.httpAnswers,
      ({method, url}) => `${method} ${url}`,
    ),
  ];
  return shortened(rows, SHOWN, '行');
}

/** Employees of a list who have other IDs, each as `before → after`. */
export function renamedRows(
  before: Base,
  after: Base,
  ids: readonly string[],
): string[] {
  const known = before.company.employees.map(({employeeId}) => employeeId);
  const rows = known.flatMap((id, index) => {
    const other = after.company.employees[index]?.employeeId;
    return other === undefined || known.includes(other) || !ids.includes(id)
      ? []
      : [`従業員ID ${id} → ${other}`];
  });
  return shortened(rows, SHOWN, '行');
}

/** The first of some texts, and how many more there are. */
export function shortened(
  texts: readonly string[],
  shown: number,
  unit = '件',
): string[] {
  return texts.length > shown
    ? [...texts.slice(0, shown), `ほか${texts.length - shown}${unit}`]
    : [...texts];
}

function tableRows(before: Base, after: Base): string[] {
  return after.company.customData.flatMap(({definition, records}) => {
    const {definitionName, itemList} = definition;
    const old = tableOf(before.company, definitionName)?.records ?? [];
    if (old === records) {
      return [];
    }
    const nameOf = (key: string): string =>
      itemList.find(({itemKey}) => itemKey === key)?.itemName ?? key;
    const rows = listRows(
      `「${definitionName}」`,
      old,
      records,
      ({dataId}) => `データID ${dataId}`,
      (record, other) =>
        showValues(record, other).replace(
          /(^|、)(\w+) /g,
          (_, gap: string, key: string) => `${gap}${nameOf(key)} `,
        ),
    );
    return rows.length === 0 &&
      old.some(({dataId}, index) => dataId !== records[index]?.dataId)
      ? [`「${definitionName}」の${records.length}行の並び順`]
      : rows;
  });
}

function listRows<Row>(
  place: string,
  before: readonly Row[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
  show: (row: Row, other?: Row) => string = differingText,
): string[] {
  if (before === after) {
    return [];
  }
  // Of several of one name, the first counts.
  const firsts = (rows: readonly Row[]): Map<string, Row> => {
    const named = rows.map((row) => [nameOf(row), row] as const);
    // The first sets the place, the last one that is put in the value.
    return new Map([...named, ...[...named].reverse()]);
  };
  const [old, now] = [firsts(before), firsts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [old.get(name), now.get(name)];
    if (JSON.stringify(one) === JSON.stringify(other)) {
      return [];
    }
    const text = (row: Row | undefined, compared?: Row): string =>
      row === undefined ? 'なし' : cut(show(row, compared));
    const [left, right] = [text(one, other), text(other, one)];
    // Two rows can differ in what nobody is shown.
    return left === right ? [] : [`${place} ${name}：${left} → ${right}`];
  });
}

/** An employee in words: orders by date and kind. */
function readable({orders, kojin, jusho, keisanPattern}: Employee) {
  return {
    発令: orders.map(
      ({hatsureiDate, hatsureiKubun, honmuKenmuKubun, yakushokuName}) =>
        [
          hatsureiDate,
          getHatsureiKubunName(hatsureiKubun),
          ...(honmuKenmuKubun === HonmuKenmuKubun.Kenmu ? ['兼務'] : []),
          ...(yakushokuName ? [yakushokuName] : []),
        ].join(' '),
    ),
    個人データ: kojin,
    住所データ: jusho,
    計算パターン: keisanPattern.map(
      ({keisanPatternName, term}) =>
        `${keisanPatternName} ${term.startDate}から`,
    ),
  };
}

/** A situation in the words of the screens. */
function inWords({payroll, startedAt, ...rest}: Scenario) {
  const {shoriNengetsu, baseDate, shikyuDate, sokyuKeisan, ...others} =
    payroll ?? {};
  return {
    ...rest,
    ...others,
    実行日時: startedAt,
    処理年月: shoriNengetsu,
    基準日: baseDate,
    支給日: shikyuDate,
    遡及計算: sokyuKeisan && `${sokyuKeisan.shoriNengetsu}の分`,
  };
}

function fieldRows(place: string, before: object, after: object): string[] {
  return listRows<[string, unknown]>(
    place,
    Object.entries(before),
    Object.entries(after),
    ([key]) => key,
    ([, value], other) => differingText(value, other?.[1]),
  );
}

/** What of a value another one hasn't, as text. */
function differingText(value: unknown, other: unknown): string {
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null;
  if (Array.isArray(value) && Array.isArray(other)) {
    const known = other.map((one) => JSON.stringify(one));
    const own = value.filter((one) => !known.includes(JSON.stringify(one)));
    if (own.length > 0 && value.length === other.length && isObject(own[0])) {
      return value
        .map((one, index) => differingText(one, other[index]))
        .filter((text) => text !== '')
        .join('／');
    }
    return own.length === 0 ? `${value.length}件` : own.map(plain).join('／');
  }
  return isObject(value) && isObject(other)
    ? Object.keys({...value, ...other})
        .filter(
          (key) => JSON.stringify(value[key]) !== JSON.stringify(other[key]),
        )
        .map((key) => `${key} ${differingText(value[key], other[key])}`)
        .join('、')
    : plain(value);
}

/** A value without the marks of JSON. */
function plain(value: unknown): string {
  return (JSON.stringify(value) ?? 'なし')
    .replaceAll(/[{}"]/g, '')
    .replaceAll(',', '、');
}

function cut(text: string): string {
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
