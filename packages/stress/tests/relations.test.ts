/*
 * For each relation a program that breaks it, and the same with its remedy: that
 * holds, and does the same for everybody as before.
 */
import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  runCustomFunction,
} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {RELATIONS} from '..';
import {rowWith, withRecords} from '../change';
import {TWO, stressOptions, textOf, tryRelation} from './support/stressTrial';
import {payroll, program} from './support/stressPrograms';

const API = 'https://api.example.com/v1';
const PERSONS = "employeeIdList.filter((id) => id !== '0003')";

/** Sets an amount for each target; `amountOf` is an expression of `id`. */
function pays(amountOf: string, ids = PERSONS, name = 'ペット手当'): string {
  return `
  await shikyukojoData.saveAmount(${ids}.map((id) => ({
    employeeId: id, kyuyoKomokuName: '${name}', amount: ${amountOf}, baseDate,
  })));`;
}

/** Pets' allowance; `check` looks at each record, `one`. */
function pets(check: string, dogs = 'one.dogCount'): string {
  return payroll(`
  const yen = new Map();
  const records = await read('従業員ペット飼育数');
  for (const one of records) {
    ${check}
    yen.set(one.employeeId, ${dogs} * 1000 + one.catCount * 500);
  }
  ${pays('yen.get(id) ?? 0')}`);
}

const STOPS = (condition: string): string =>
  `if (${condition}) throw new Error(one.employeeId + 'の飼育数が正しくありません');`;
const IS_NUMBER = STOPS(
  '!Number.isInteger(one.dogCount) || !Number.isInteger(one.catCount)',
);

/** By personnel data, `rows`; `isDue` looks at one of them, `lost` at all. */
function byPersonnel(
  read: string,
  isDue: string,
  lost = '',
  yen = 'isDue(id) ? 3000 : 0',
  ids = PERSONS,
): string {
  return payroll(`
  const rows = await combositeDataService.${read};
  const isDue = (id) => rows.some((one) => one.employeeId === id && ${isDue});
  ${lost}
  ${pays(yen, ids)}`);
}

/** Names those of whom something holds, or doesn't. */
function warns(condition: string): string {
  return `for (const id of employeeIdList) if (${condition}) logger.warn(id + 'を確認してください');`;
}

const AT_BASE = 'readByEmployeeIdAndBaseDate(employeeIdList, baseDate)';
const ORDERS = `hatsureiData.${AT_BASE}`;
const ALL_ORDERS = 'hatsureiData.readByEmployeeId(employeeIdList)';
const AT_PAY_DAY = ORDERS.replace(
  'baseDate',
  'kyuyoKeisanSettingsData.shikyuDate',
);
const IS_THERE = 'one.zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi';
const IS_AWAY = 'one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Kyushokuchu';
/** Less for who has come after the base date. */
const BY_START =
  'rows.some((one) => one.employeeId === id && one.hatsureiKubun === HatsureiKubun.Koyo && one.hatsureiDate > baseDate) ? 1000 : 3000';

/** Sends a total; \`after\` looks at the response. */
function sends(
  after: string,
  options = "{'Idempotency-Key': '2025-04'}",
): string {
  return program(`
  const response = await httpRequest.post('${API}/requests', {month: '2025/04'},
    {headers: ${options}, timeoutMillis: 5000});
  ${after}`);
}

/** Reads what a year has in the place of the usual rates. */
function asksFor(year: string): string {
  return payroll(`
  const place = ${year} === 2025 ? 'rates' : 'rates-before';
  await httpRequest.get('${API}/' + place, {timeoutMillis: 5000});
  ${pays('3000')}`);
}

/** A factor from outside; \`check\` looks at \`response\` and \`body\`. */
function byRate(check: string, yen = '1000 * (body.rate ?? 1)'): string {
  return payroll(`
  const response = await httpRequest.get('${API}/rates', {timeoutMillis: 5000})
    .catch(() => ({ok: false, json: () => ({})}));
  let body = {};
  try {
    body = response.json();
  } catch {}
  ${check}
  ${pays(`Math.floor(${yen})`)}`);
}

const RATE_CHECKED = `if (!response.ok || !(body.rate > 0 && body.rate < 3)) {
    throw new Error('係数を読み取れません');
  }`;

/** Registers a course; \`guard\` comes before. */
function registers(guard: string): string {
  return program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const known = await service.getCustomDataByQuery((qb) => qb.where('kenshuCode', '==', 'K900'));
  ${guard}
  await service.createCustomData({kenshuCode: 'K900', kenshuName: '安全衛生'});`);
}

/** Records what it sends; `known` is done once there is a record, `after` at last. */
function sendsOnce(known: string, after = ''): string {
  return program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('送信記録');
  if ((await service.getCustomDataByQuery((qb) => qb)).length > 0) ${known}
  await service.createCustomData({sendKey: 'a', sendStatus: '送信中'});
  const response = await httpRequest.post('${API}/requests', {a: 1}, {headers: {'Idempotency-Key': 'a'}});
  ${after}`);
}

/** Work at home; \`condition\` is a further one of the query. */
function atHome(condition: string): string {
  return payroll(`
  const records = await read('在宅勤務実績', (qb) => qb.where('employeeId', 'in', employeeIdList)${condition});
  const days = (id) => records.filter((one) => one.employeeId === id)
    .reduce((sum, one) => sum + one.zaitakuDays, 0);
  ${pays('days(id) * 200', 'employeeIdList', '在宅勤務手当')}`);
}

/** Sends the journals' rows; `check` looks at them first. */
function journals(check: string): string {
  return program(`
  const rows = [];
  for (const {bumonCode, kanjoKamokuCode, amount} of await combositeDataService.shiwakeData.read()) {
    ${check}
    rows.push({bumonCode, kanjoKamokuCode, amount});
  }
  const response = await httpRequest.post('${API}/journals', rows,
    {headers: {'Idempotency-Key': 'april'}});
  if (!response.ok) throw new Error('送れません');`);
}

/** Who was there every day of April; `written` is an expression of `ids`. */
function allAttended(written: string): string {
  return payroll(`
  const rows = await read('欠勤実績', (qb) => qb.where('targetMonth', '==', '2025/04'));
  const isDue = (id) => rows.some((one) => one.employeeId === id && one.kekkinDays === 0);
  const ids = ['0001'];
  ${pays('isDue(id) ? 5000 : 0', written, '皆勤手当')}`);
}

/** An allowance by a table; `yen` is an expression of `rows`, `check` looks at them. */
function byTable(
  name: string,
  yen: string,
  check = '',
  ...others: readonly string[]
): string {
  return payroll(`
  const rows = await read('${name}');
  ${check}
  ${pays(yen, ...others)}`);
}

/** By the prices of meals. */
function byPrices(yen: string, check = ''): string {
  return byTable('食事手当単価', yen, check, PERSONS, '食事手当');
}

/** By the newest one; `condition` says of which. */
function byNewest(condition: string, check = ''): string {
  const all = `rows.filter((one) => ${condition})`;
  const newest = `${all}.toSorted((a, b) => (a.tekiyoKaishiDate < b.tekiyoKaishiDate ? 1 : -1))[0]`;
  return byPrices(`${newest}.shokujiTeateAmount`, check);
}

/** Pays who has no record, and records it; `condition` says of which. */
function recorded(condition: string): string {
  return payroll(`
  const service = await baseService.createCustomDataServiceByDefinitionName('祝金の支給記録');
  const paid = await service.getCustomDataByQuery((qb) => qb);
  const ids = employeeIdList.filter((id) => !paid.some((one) => one.employeeId === id ${condition}));
  ${pays('ids.includes(id) ? 3000 : 0')}
  for (const id of ids) {
    await service.createCustomData({employeeId: id, shikyuMonth: shoriNengetsu, shikyuAmount: 3000});
  }`);
}

/** Of who has used a pass before; `check` looks at each of them, `one`. */
function passes(check: string): string {
  return payroll(`
  const records = (await read('従業員定期代')).filter((one) => one.saishuMonth !== null);
  for (const one of records) {
    ${check}
  }
  const isDue = (id) => records.some((one) => one.employeeId === id
    && one.kaishiMonth <= '2025/01' && one.saishuMonth >= '2025/01');
  ${pays('isDue(id) ? 3000 : 0')}`);
}

/** Fees of rooms; `check` looks at each row, `one`, and where the next begins. */
function stays(check: string): string {
  return payroll(`
  const rows = (await read('従業員入居')).toSorted((a, b) => (a.nyukyoDate < b.nyukyoDate ? 1 : -1));
  const yen = new Map();
  const start = new Map();
  for (const one of rows) {
    const since = start.get(one.employeeId);
    ${check}
    start.set(one.employeeId, one.nyukyoDate);
    if (one.nyukyoDate <= baseDate && (one.taikyoDate ?? '9999') >= baseDate) {
      yen.set(one.employeeId, (yen.get(one.employeeId) ?? 0) + one.shiyoryoAmount);
    }
  }
  ${pays('yen.get(id) ?? 0')}`);
}

/** Fees of rooms; `condition` is a further one of each row, `one`. */
function rooms(condition: string): string {
  const isOwn = `one.employeeId === id && one.nyukyoDate <= baseDate ${condition}`;
  return byTable(
    '従業員入居',
    `rows.find((one) => ${isOwn})?.shiyoryoAmount ?? 0`,
  );
}

/** An allowance by overtime, of which a service tells; `ids` are those who are updated. */
function byOvertime(ids: string): string {
  return payroll(`
  const response = await httpRequest.get('https://kintai.example.com/v1/overtime');
  const rows = response.json();
  if (!response.ok || !Array.isArray(rows) || rows.length === 0) throw new Error('勤怠を読み取れません');
  const yen = new Map();
  for (const {employeeId, hours} of rows) {
    if (!employeeIdList.includes(employeeId) || yen.has(employeeId) || !Number.isFinite(hours)) throw new Error('勤怠が正しくありません');
    yen.set(employeeId, Math.floor(hours * 100));
  }
  ${pays('yen.get(id)', ids)}`);
}

/** The same of those whom the service has; `rows` is an expression of `response`. */
function byRows(rows: string): string {
  return payroll(`
  const response = await httpRequest.get('https://kintai.example.com/v1/overtime')
    .catch(() => ({ok: false}));
  const rows = ${rows};
  if (!Array.isArray(rows)) throw new Error('勤怠を読み取れません');
  const yen = (id) => Math.floor((rows.find((one) => one.employeeId === id)?.hours ?? 0) * 100);
  ${pays('yen(id)')}
  logger.info(employeeIdList.length + '件（うち0円は' + employeeIdList.filter((id) => yen(id) === 0).length + '件）');`);
}

/** By the dues; `yen` is an expression of their row, `one`. */
function byDues(yen: string, check = ''): string {
  return byTable('組合費マスタ', yen, `const [one] = rows;\n  ${check}`);
}

/** By the distance to work; `yen` is an expression of it, `km`. */
function byDistance(yen: string): string {
  const check = `const yen = (km) => ${yen};`;
  const own = 'rows.find((one) => one.employeeId === id)';
  return byTable('通勤経路', `yen(${own}?.tsukinKyoriKm ?? 0)`, check);
}

/** By all ways of a person; `some` leaves some out. */
function byRoutes(some: string): string {
  return payroll(`
  const rows = await read('通勤経路');
  const yen = (id) => rows.filter((one) => one.employeeId === id)${some}
    .reduce((sum, one) => sum + Math.floor(one.tsukinKyoriKm * 10), 0);
  ${pays('yen(id)')}`);
}

/** What was paid is recorded, but of who is on leave; `next` does it once it is. */
function recordedOnce(next: string): string {
  const records = `
  const service = await baseService.createCustomDataServiceByDefinitionName('祝金の支給記録');
  const paid = await service.getCustomDataByQuery((qb) => qb.where('shikyuMonth', '==', shoriNengetsu));
  for (const id of ${PERSONS}) {
    const now = paid.find((one) => one.employeeId === id);
    const shikyuAmount = isDue(id) ? 0 : 3000;
    if (!now && shikyuAmount > 0) {
      await service.createCustomData({employeeId: id, shikyuMonth: shoriNengetsu, shikyuAmount});
    } ${next}
  }`;
  return byPersonnel(ORDERS, IS_AWAY, records, 'isDue(id) ? 0 : 3000');
}

/** By the months since somebody has a room; `isCounted` says of which. */
function byMonths(isCounted: string): string {
  return payroll(`
  const rows = await read('従業員入居', (qb) => qb.where('employeeId', '==', '0001'));
  const orders = await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
  const isAway = (id, month) => orders
    .filter((one) => one.employeeId === id && one.hatsureiDate <= month + '/01')
    .toSorted((a, b) => (a.hatsureiDate < b.hatsureiDate ? -1 : 1))
    .at(-1)?.hatsureiKubun === HatsureiKubun.Kyushoku;
  const monthsOf = (id) => {
    const [year = 9999, number = 1] = rows
      .filter((one) => one.employeeId === id)
      .flatMap((one) => one.nyukyoDate.split('/').map(Number));
    const months = [];
    for (let count = year * 12 + number - 1; ; count += 1) {
      const month = Math.floor(count / 12) + '/' + String((count % 12) + 1).padStart(2, '0');
      if (month > shoriNengetsu) return months.filter((month) => ${isCounted});
      months.push(month);
    }
  };
  ${pays('monthsOf(id).length * 100')}`);
}

/** Saves one person after the other; `first` comes before, `each` of each. */
function oneByOne(first: string, each: string): string {
  return payroll(`
  const rows = await read('従業員ペット飼育数');
  ${first}
  for (const one of rows) {
    ${each}
    await shikyukojoData.saveAmount([{employeeId: one.employeeId, kyuyoKomokuName: 'ペット手当', amount: one.catCount * 500, baseDate}]);
  }`);
}

/** An allowance of who was there in the month that `row` finds. */
function byAbsences(row: string): string {
  const own = `rows.filter((one) => one.employeeId === '0001').${row}`;
  const yen = `${own}?.kekkinDays <= 1 ? 5000 : 0`;
  return byTable('欠勤実績', yen, '', "['0001']", '皆勤手当');
}

/** Nothing for who is on leave, by the order that a condition of `one` finds. */
function onLeaveBy(condition: string): string {
  const first = `rows.find((one) => one.employeeId === id && ${condition})`;
  return byPersonnel(
    ORDERS,
    'true',
    '',
    `${first}?.zaisekiJokyoKubun === ZaisekiJokyoKubun.Kyushokuchu ? 0 : 3000`,
  );
}

/** Pays those whose pattern has the item; `lost` looks at the others. */
function ofPattern(lost: string): string {
  return byPersonnel(
    `keisanPatternData.${AT_BASE}`,
    "one.kyuyoKomokuNameList.includes('ペット手当')",
    lost,
    '3000',
    'employeeIdList.filter(isDue)',
  );
}

/** Sends the month of a dated table; `guard` comes before. */
function sendsMonth(guard: string): string {
  return payroll(`
  ${guard}
  const rows = await read('在宅勤務実績', (qb) => qb.where('targetMonth', '==', shoriNengetsu));
  await httpRequest.post('${API}/requests', {month: shoriNengetsu, rows: rows.length},
    {headers: {'Idempotency-Key': shoriNengetsu}});`);
}

/** Sends each of whom something holds. */
function sendsPoints(condition: string, key = 'employeeId'): string {
  return payroll(`
  const kojin = await combositeDataService.kojinData.${AT_BASE};
  const nameOf = (id) => encodeURIComponent(kojin.findLast((one) => one.employeeId === id)?.sei);
  const orders = await combositeDataService.${ORDERS};
  const isAway = (id) => orders.some((one) => one.employeeId === id && ${IS_AWAY});
  for (const employeeId of ${PERSONS}.filter((id) => ${condition})) {
    await httpRequest.post('${API}/requests', {employeeId},
      {headers: {'Idempotency-Key': ${key}}});
  }`);
}

/** Names who is on leave, and does nothing. */
function tellsOfLeave(read: string): string {
  return payroll(`
  const rows = await combositeDataService.${read};
  for (const one of rows) if (${IS_AWAY}) logger.info('休職中：' + one.employeeId);`);
}

/** Deletes the second of two days; `isSame` compares them. */
function deletesDoubles(isSame: string): string {
  return program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('日別勤怠');
  const rows = await service.getCustomDataByQuery((qb) => qb.orderBy('createdAt'));
  for (const [index, one] of rows.entries()) {
    if (rows.slice(0, index).some((other) => other.employeeId === one.employeeId
      && other.kinmuDate === one.kinmuDate ${isSame})) await service.deleteCustomData(one.dataId);
  }`);
}

/** Deletes what is of a month of which something holds, `one`. */
function deletesMonths(condition: string): string {
  return program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('夜勤実績');
  for (const one of await service.getCustomDataByQuery((qb) => qb)) {
    if (/^[0-9]{4}/.test(one.targetMonth) ${condition}) await service.deleteCustomData(one.dataId);
  }`);
}

/** Absences of all pages; `next` gives the one after \`body\`. */
function byPages(next: string): string {
  return payroll(`
  const days = new Map();
  for (let page = 1; page !== null; ) {
    const response = await httpRequest.get('https://kintai.example.com/v1/absences?page=' + page, {timeoutMillis: 5000});
    const body = response.json();
    if (!response.ok || !Array.isArray(body.items)) throw new Error('欠勤を読み取れません');
    for (const one of body.items) days.set(one.employeeId, one.days);
    page = ${next};
  }
  ${pays('days.has(id) ? 0 : 3000')}`);
}

interface Pair {
  readonly wrong: string;
  /** What the report says of the wrong one; `✗` if it is wrong for certain. */
  readonly says: RegExp;
  /** The same with the remedy. */
  readonly right: string;
  readonly scenario?: string;
}

const BROKEN = pets(IS_NUMBER);
const AMOUNTS = 'rows.map((one) => one.shokujiTeateAmount)';
const NAMED =
  "for (const id of employeeIdList) if (!records.some((one) => one.employeeId === id)) logger.warn(id + ': データがありません');";

const PAIRS: Readonly<Record<string, Pair>> = {
  empty: {
    wrong: pets(''),
    says: /✗.*0001の犬飼育数が空: 0001 ペット手当 1,500円 → 500円（警告なし）/,
    right: BROKEN,
  },
  text: {
    wrong: pets('', '(parseInt(one.dogCount) || 0)'),
    says: /✗.*0001の犬飼育数が「未定」: 0001 ペット手当 1,500円 → 500円/,
    right: BROKEN,
  },
  negative: {
    wrong: pets('', 'Math.max(0, one.dogCount)'),
    says: /が「-1」: 0001 ペット手当 1,500円 → 500円/,
    right: pets(STOPS('one.dogCount < 0 || one.catCount < 0')),
  },
  'negative/written': {
    wrong: oneByOne('', STOPS('one.catCount < 0')),
    says: /0002の猫飼育数が「-3」: 一部を書き込むか送った後で止まりました/,
    right: oneByOne(`for (const one of rows) ${STOPS('one.catCount < 0')}`, ''),
  },
  'empty/date': {
    wrong: byNewest('one.tekiyoKaishiDate && one.tekiyoKaishiDate <= baseDate'),
    says: /✗.*の適用開始日が空: 0001 食事手当 2,500円 → 2,200円（警告なし）/,
    right: byNewest(
      'one.tekiyoKaishiDate <= baseDate',
      "if (rows.some((one) => !one.tekiyoKaishiDate)) throw new Error('適用開始日が空です');",
    ),
  },
  'text/month': {
    wrong: passes(`if (!/^\\d{4}\\D\\d/.test(one.kaishiMonth)) continue;`),
    says: /0002の最終利用年月が「2025-3」: 0002 ペット手当 3,000円 → 0円/,
    right: passes(
      `if (!/^\\d{4}\\/\\d{2}$/.test(one.kaishiMonth)) throw new Error(one.employeeId);
    if (!/^\\d{4}\\/\\d{2}$/.test(one.saishuMonth)) throw new Error(one.employeeId);`,
    ),
  },
  part: {
    wrong: pets(STOPS('one.dogCount > 20 || one.catCount > 20')),
    says: /0001の犬飼育数が「1.5」: 0001 ペット手当 1,500円 → 2,000円/,
    right: BROKEN,
  },
  huge: {
    wrong: pets(''),
    says: /0001の犬飼育数が「30」: 0001 ペット手当 1,500円 → 30,500円/,
    right: pets(STOPS('one.dogCount > 20 || one.catCount > 20')),
  },
  id: {
    wrong: BROKEN,
    says: /0001の従業員IDが「1」: 0001 ペット手当 1,500円 → 0円/,
    right: BROKEN.replace(
      /await shikyukojoData/,
      `${NAMED}\n  await shikyukojoData`,
    ),
  },
  fraction: {
    wrong: byDues('Math.floor(one.kumiaihiAmount * 1.15)'),
    says: /「組合費マスタ」の\S+がほかの数値: \d+\.9+\d*を整数にして/,
    right: byDues('Math.floor((one.kumiaihiAmount * 115) / 100)'),
  },
  'fraction/up': {
    wrong: byDues('Math.ceil(one.kumiaihiAmount * 1.1)'),
    says: /「組合費マスタ」の\S+がほかの数値: \d+\.0+\d+を整数にして、1多い値/,
    right: byDues('Math.ceil((one.kumiaihiAmount * 110) / 100)'),
  },
  'fraction/sorted': {
    wrong: byPrices(`${AMOUNTS}.toSorted()[0]`),
    says: /✗.*食事手当額がほかの数値: 0001 食事手当 [\d,]+円 → [\d,]+円（左は、数値を大きさの順に並べたとき）/,
    right: byPrices(`${AMOUNTS}.toSorted((a, b) => a - b)[0]`),
  },
  'fraction/whole': {
    wrong: byDues('one.kumiaihiAmount / 100'),
    says: /がほかの数値: エラーで止まります：金額は0以上の整数で渡します/,
    right: byDues('Math.floor(one.kumiaihiAmount / 100)'),
  },
  'fraction/unwritten': {
    wrong: allAttended('ids.filter(isDue)'),
    says: /欠勤日数がほかの数値: 0001 皆勤手当 5,000円 → 更新なし（警告なし）/,
    right: allAttended(
      "ids.map((id) => (isDue(id) || logger.info(id + ': 0円'), id))",
    ),
  },
  'fraction/rows': {
    wrong: byAbsences('at(-1)'),
    says: /✗.*「欠勤実績」の欠勤日数がほかの数値: 0001 皆勤手当 5,000円 → 0円（左は、順番だけが逆のとき）/,
    right: byAbsences('find((one) => one.targetMonth === shoriNengetsu)'),
  },
  'fraction/answer': {
    wrong: byRate(RATE_CHECKED, '340 * body.rate'),
    says: /api\.example\.com（GET）が、ほかの数値を返す: 237\.9+\d*を整数にして/,
    right: byRate(RATE_CHECKED, '(340 * Math.round(body.rate * 10)) / 10'),
  },
  'fraction/parts': {
    wrong: byDistance('Math.floor(km) * 10'),
    says: /通勤距離\S*の小数をすべて切り捨てる: 0001 ペット手当 120円のまま（小数の分は払いません）/,
    right: byDistance('Math.floor(km * 10)'),
  },
  order: {
    wrong: byPrices('rows[0].shokujiTeateAmount'),
    says: /✗.*逆の順に並ぶ: 0001 食事手当 2,000円 → [\d,]+円（変わってはいけません）/,
    right: byNewest('true'),
  },
  doubled: {
    wrong: pets('', '((yen.get(one.employeeId) ?? 0) / 1000 + one.dogCount)'),
    says: /0001の行が2つ: 0001 ペット手当 1,500円 → 4,500円/,
    right: pets(STOPS('yen.has(one.employeeId)')),
  },
  'doubled/first': {
    wrong: pets('if (yen.has(one.employeeId)) continue;', '2 * one.dogCount'),
    says: /✗.*0001の行が2つ: 0001 ペット手当 1,500円 → 2,500円（左は、順番だけが逆のとき）/,
    right: pets(STOPS('yen.has(one.employeeId)'), '2 * one.dogCount'),
  },
  'doubled/overlap': {
    wrong: stays(''),
    says: /「従業員入居」の0001の行が2つ: 0001 ペット手当 20,000円 → 40,001円/,
    right: stays(
      'if (since && (one.taikyoDate ?? "9999") >= since) throw new Error(one.employeeId);',
    ),
  },
  'doubled/unlike': {
    wrong: deletesDoubles(''),
    says: /「日別勤怠」で削除するデータID \w+の勤務区分が「\S+」: 100000 日別勤怠（データID \w+） 削除のまま/,
    right: deletesDoubles('&& other.kinmuKubun === one.kinmuKubun'),
    scenario: '手動実行',
  },
  removed: {
    wrong: pets('').replace(
      PERSONS,
      '[...yen.keys()].filter((id) => employeeIdList.includes(id))',
    ),
    says: /0001の行がない: 0001 ペット手当 1,500円 → 更新なし（1,500円のまま）/,
    right: pets(''),
  },
  'removed/answer': {
    wrong: byOvertime('[...yen.keys()]'),
    says: /kintai\S+（GET）が、0001の行を返さない: 0001 ペット手当 1,250円 → 更新なし（1,250円のまま）/,
    right: byOvertime(
      'employeeIdList.filter((id) => yen.has(id) || logger.warn(id))',
    ),
  },
  'no-row': {
    wrong: byDues('one?.kumiaihiAmount ?? 0'),
    says: /「組合費マスタ」に、データID \w+の行がない: 0001 ペット手当 2,500円 → 0円/,
    right: byDues(
      'one.kumiaihiAmount',
      "if (!one) throw new Error('組合費マスタがありません');",
    ),
  },
  'other-months': {
    wrong: atHome(''),
    says: /対象年月が2か月前の行もある: 100000 在宅勤務手当 [\d,]+円 → [\d,]+円/,
    right: atHome(".where('targetMonth', '==', shoriNengetsu)"),
    scenario: '給与計算前・正社員と契約社員',
  },
  'other-months/price': {
    wrong: byNewest('true'),
    says: /「食事手当単価」に、適用開始日が\d+か月後の行もある: 0001 食事手当 2,500円 → 2,501円/,
    right: byNewest('one.tekiyoKaishiDate <= baseDate'),
  },
  'last-month': {
    wrong: atHome(".where('targetMonth', '==', '2025/03')"),
    says: /先月の行を除く（今月の行を除いても変わらない）: 100000 在宅勤務手当 2,400円 → 0円/,
    right: atHome(".where('targetMonth', '==', shoriNengetsu)"),
    scenario: '給与計算前・正社員と契約社員',
  },
  'idle-dates': {
    wrong: atHome(''),
    says: /対象年月が、すべて10年前でも、すべて10年後でも: 100000 在宅勤務手当 [\d,]+円/,
    right: atHome(".where('targetMonth', '==', shoriNengetsu)"),
    scenario: '給与計算前・正社員と契約社員',
  },
  'idle-dates/end': {
    wrong: rooms(''),
    says: /「従業員入居」の退居日が、すべて2025\/02\/01: 0001 ペット手当 20,000円のまま/,
    right: rooms("&& (one.taikyoDate ?? '9999') >= baseDate"),
  },
  'idle-dates/deleted': {
    wrong: deletesMonths(''),
    says: /「夜勤実績」の対象月が、すべて10年前でも、すべて10年後でも: 0001 夜勤実績（データID \w+） 削除のまま/,
    right: deletesMonths("&& one.targetMonth < '2025/04'"),
    scenario: '手動実行',
  },
  boundary: {
    wrong: rooms('&& (!one.taikyoDate || one.taikyoDate > baseDate)'),
    says: /0001の退居日が2025\/04\/01: 0001 ペット手当 20,000円 → 0円（行を除いたときと同じ）/,
    right: rooms('&& (!one.taikyoDate || one.taikyoDate >= baseDate)'),
  },
  'boundary/start': {
    wrong: byNewest('one.tekiyoKaishiDate < baseDate'),
    says: /の適用開始日が2025\/04\/01: 0001 食事手当 2,500円 → 2,200円/,
    right: byNewest('one.tekiyoKaishiDate <= baseDate'),
  },
  many: {
    wrong: BROKEN.replace(
      "read('従業員ペット飼育数')",
      "read('従業員ペット飼育数', (qb) => qb.orderBy('employeeId').limit(100))",
    ),
    says: /「従業員ペット飼育数」が1200行多い: 0001 ペット手当 1,500円 → 0円/,
    right: BROKEN,
  },
  swapped: {
    wrong: passes(''),
    says: /0002の利用開始年月と最終利用年月が逆: 0002 ペット手当 3,000円 → 0円/,
    right: passes(
      'if (one.saishuMonth < one.kaishiMonth) throw new Error(one.employeeId + "の期間が逆です");',
    ),
  },
  journal: {
    wrong: journals('if (bumonCode === null) continue;'),
    says: /bumonCodeが空: .*への送信 .*"amount":\d+.* → なし（警告なし）/,
    right: journals(
      "if (bumonCode === null) throw new Error('部門がありません');",
    ),
    scenario: '給与仕訳元データ連携',
  },
  names: {
    wrong: byPersonnel(
      `kojinData.${AT_BASE}`,
      'rows.findLast(({sei, mei}) => sei === one.sei && mei === one.mei) === one',
    ),
    says: /✗.*全員が同じ氏名: 000\d ペット手当 3,000円 → 0円/,
    right: byPersonnel(`kojinData.${AT_BASE}`, 'true'),
  },
  'names/key': {
    wrong: sendsPoints('true', 'nameOf(employeeId)'),
    says: /✗.*全員が同じ氏名: api\.example\.com（POST）に、ほかの内容を、同じ番号で送ります/,
    right: sendsPoints('true'),
  },
  'other-ids': {
    wrong: pets(IS_NUMBER).replaceAll(
      'yen.set(one.employeeId,',
      'yen.set(String(Number(one.employeeId)).padStart(4, 0),',
    ),
    says: /「FM9…」: FM9\d+ ペット手当 1,500円 → 0円/,
    right: pets(IS_NUMBER),
  },
  alone: {
    wrong: payroll(pays('employeeIdList.length > 1 ? 3000 : 0')),
    says: /✗.*対象者が0001だけ: 0001 ペット手当 3,000円 → 0円/,
    right: payroll(pays('3000')),
  },
  retired: {
    wrong: byPersonnel(AT_PAY_DAY, IS_THERE),
    says: /0001が2025\/04\/15に退職: 0001 ペット手当 3,000円 → 0円/,
    right: byPersonnel(AT_PAY_DAY, IS_THERE, warns('!isDue(id)')),
  },
  leave: {
    wrong: payroll(pays('3000')),
    says: /0001が2025\/03\/12に休職: 0001 ペット手当 3,000円のまま/,
    right: byPersonnel(ORDERS, IS_AWAY, warns('isDue(id)'), '3000'),
  },
  'leave/left-out': {
    wrong: byPersonnel(
      ORDERS,
      IS_AWAY,
      warns('isDue(id)'),
      '3000',
      'employeeIdList.filter((id) => !isDue(id))',
    ),
    says: /0001が2025\/03\/12に休職: 0001 ペット手当 3,000円 → 更新なし（前の月の金額が残ります）/,
    right: byPersonnel(
      ORDERS,
      IS_AWAY,
      warns('isDue(id)'),
      'isDue(id) ? 0 : 3000',
      'employeeIdList',
    ),
  },
  'leave/sent': {
    wrong: sendsPoints('true'),
    says: /0001が2025\/03\/12に休職: 0001 api\S+への送信 \S+のまま/,
    right: sendsPoints('!isAway(id) || logger.warn(id)'),
  },
  'past-leave': {
    wrong: byMonths('true'),
    says: /0001が、\S+まで休職（入居日を1か月前にした\S+）: 0001 ペット手当 2,500円のまま/,
    right: byMonths('!isAway(id, month)'),
  },
  'past-leave/over': {
    wrong: byPersonnel(ALL_ORDERS, IS_AWAY, '', 'isDue(id) ? 0 : 3000'),
    says: /0001が、\S+まで休職: 0001 ペット手当 3,000円 → 0円/,
    right: byPersonnel(ORDERS, IS_AWAY, '', 'isDue(id) ? 0 : 3000'),
  },
  'past-leave/moved': {
    wrong: byPersonnel(
      'jushoData.readByEmployeeId(employeeIdList)',
      'true',
      '',
      'rows.filter((one) => one.employeeId === id).length * 3000',
    ),
    says: /0001が、\S+に今の住所へ転居: 0001 ペット手当 12,000円 → 18,000円/,
    right: byPersonnel(`jushoData.${AT_BASE}`, 'true'),
  },
  'past-leave/told': {
    wrong: tellsOfLeave(ALL_ORDERS),
    says: /0001が、\S+まで休職: ログ「休職中：0001」/,
    right: tellsOfLeave(ORDERS),
  },
  transferred: {
    wrong: byPersonnel(
      `kojinData.${AT_BASE}`,
      'true',
      '',
      'rows.filter((one) => one.employeeId === id).length * 3000',
    ),
    says: /0001が2025\/04\/01に転籍出向: 0001 ペット手当 3,000円 → 6,000円/,
    right: byPersonnel(
      `kojinData.${AT_BASE}`,
      'true',
      warns('rows.filter((one) => one.employeeId === id).length > 1'),
    ),
  },
  joined: {
    wrong: byPersonnel(ORDERS, 'true'),
    says: /0001が2025\/04\/15に入社: 0001 ペット手当 3,000円 → 0円/,
    right: byPersonnel(ORDERS, 'true', warns('!isDue(id)')),
  },
  'joined/warned': {
    wrong: byPersonnel(
      ORDERS,
      'true',
      warns('!isDue(id)'),
      '3000',
      'employeeIdList.filter(isDue)',
    ),
    says: /0001が2025\/04\/15に入社: 0001 ペット手当 3,000円 → 更新なし（警告だけでは/,
    right: byPersonnel(
      AT_PAY_DAY,
      'true',
      warns('!isDue(id)'),
      '3000',
      'employeeIdList.filter(isDue)',
    ),
  },
  moved: {
    wrong: byPersonnel(ORDERS, 'one.hatsureiKubun === HatsureiKubun.Koyo'),
    says: /✗.*0001が2025\/04\/01に異動.*: 0001 ペット手当 3,000円 → 0円（知らせずに変わります）/,
    right: byPersonnel(ORDERS, 'one.shozokuCode !== null'),
  },
  'moved/newcomer': {
    wrong: byPersonnel(AT_PAY_DAY, 'true', '', BY_START),
    says: /異動（部署と役職は同じ。10日前に入社）: 0001 ペット手当 1,000円 → 3,000円/,
    right: byPersonnel(ALL_ORDERS, 'true', '', BY_START),
  },
  'second-post': {
    wrong: byPersonnel(
      ORDERS,
      'true',
      '',
      'rows.filter((one) => one.employeeId === id).length * 3000',
    ),
    says: /0001が2025\/04\/01にほかの部署を兼務: 0001 ペット手当 3,000円 → 6,000円/,
    right: byPersonnel(ORDERS, 'one.honmuKenmuKubun === HonmuKenmuKubun.Honmu'),
  },
  'second-post/leave': {
    wrong: onLeaveBy('true'),
    says: /✗.*0001が2025\/04\/01にほかの部署を兼務し、休職: 0001 ペット手当 3,000円 → 0円（左は、順番だけが逆のとき）/,
    right: onLeaveBy('one.honmuKenmuKubun === HonmuKenmuKubun.Honmu'),
  },
  'blank-person': {
    wrong: byPersonnel(`jushoData.${AT_BASE}`, 'true'),
    says: /0001の住所データがない: 0001 ペット手当 3,000円 → 0円/,
    right: byPersonnel(`jushoData.${AT_BASE}`, 'true', warns('!isDue(id)')),
  },
  pattern: {
    wrong: ofPattern(''),
    says: /「ペット手当」のない.*: 0001 ペット手当 3,000円 → 更新なし/,
    right: ofPattern(warns('!isDue(id)')),
  },
  months: {
    wrong: payroll(pays("baseDate.startsWith('2025') ? 3000 : 0")),
    says: /✗.*すべてが12か月後（2026\/04）: .*3,000円 → 0円.*（1年後に、全員が0円か、何も行いません）/,
    right: payroll(pays('3000')),
  },
  'months/price': {
    wrong: byNewest("one.tekiyoKaishiDate <= '2025/04/01'"),
    says: /すべてが12か月後（2026\/04）: 0001 食事手当 2,500円 → /,
    right: byNewest('one.tekiyoKaishiDate <= baseDate'),
  },
  'months/number': {
    wrong: sendsMonth('').replace("Key': shoriNengetsu", "Key': 'zaitaku'"),
    says: /すべてが1か月後（2025\/05）: api\S+に、前と同じ番号で送ります/,
    right: sendsMonth(''),
  },
  'pay-day': {
    wrong: payroll(`
  const {shikyuDate} = kyuyoKeisanSettingsData;
  ${pays('shikyuDate.startsWith(shoriNengetsu) ? 3000 : 0')}`),
    says: /支給日が2025\/05\/25: 0001 ペット手当 3,000円 → 0円/,
    right: payroll(pays('3000')),
  },
  clock: {
    wrong: payroll(`
  const today = new Date();
  ${pays('today.getHours() === 10 ? 3000 : 0')}`),
    says: /✗.*00:10:00に動かす: 0001 ペット手当 3,000円 → 0円/,
    right: payroll(pays('3000')),
  },
  'clock/month': {
    wrong: payroll(pays('new Date().getMonth() < 4 ? 3000 : 0')),
    says: /✗.*に動かす: 0001 ペット手当 3,000円 → 0円/,
    right: payroll(pays('3000')),
  },
  'clock/asked': {
    wrong: asksFor('new Date().getFullYear()'),
    says: /2024\/\S+ \S+に動かす: api\.example\.com（GET）に、いつもと違うことを問い合わせます/,
    right: asksFor('Number(shoriNengetsu.slice(0, 4))'),
  },
  'clock/broken': {
    wrong: payroll(pays("new Date('2025-04-01').getDate() === 1 ? 3000 : -1")),
    says: /時間帯が日本より17時間遅い: エラーで止まります：金額は0以上/,
    right: payroll(
      pays("new Date('2025-04-01').getUTCDate() === 1 ? 3000 : -1"),
    ),
  },
  retroactive: {
    wrong: payroll(pays('3000')),
    says: /2025\/03の遡及計算: 遡及計算でも、0001 ペット手当 3,000円 とします/,
    right: payroll(`if (isSokyuKeisan) return;${pays('3000')}`),
  },
  'retroactive/undated': {
    wrong: pets('', 'Number(shoriNengetsu.slice(5)) * one.dogCount'),
    says: /遡及計算でも、0001 ペット手当 3,500円 とします/,
    right: pets(
      'if (isSokyuKeisan) return;',
      'Number(shoriNengetsu.slice(5)) * one.dogCount',
    ),
  },
  'retroactive/sent': {
    wrong: sendsMonth(''),
    says: /遡及計算でも、api\.example\.com（POST）への送信 \{"month":"2025\/03","rows":1\} を行います/,
    right: sendsMonth('if (isSokyuKeisan) return;'),
  },
  'retroactive/told': {
    wrong: sendsMonth("if (isSokyuKeisan) logger.warn('更新しません');"),
    says: /遡及計算でも、api\.example\.com（POST）への送信/,
    right: sendsMonth('if (isSokyuKeisan) return;'),
  },
  again: {
    wrong: registers(''),
    says: /✗.*2回目に なし → 「研修マスタ」 kenshuCode K900/,
    right: registers('if (known.length > 0) return;'),
    scenario: '手動実行',
  },
  'again/stopped': {
    wrong: registers("if (known.length > 0) throw new Error('登録済みです');"),
    says: /動かす: エラーで止まります：.*登録済みです/,
    right: registers('if (known.length > 0) return;'),
    scenario: '手動実行',
  },
  'next-month': {
    wrong: recorded(''),
    says: /2025\/05に、1回目の後のデータで動かす: 0001 ペット手当 3,000円 → 0円/,
    right: recorded('&& one.shikyuMonth === shoriNengetsu'),
  },
  'next-month/stopped': {
    wrong: recorded('').replace(
      'const ids',
      "if (paid.some((one) => one.shikyuAmount === 3000 && one.shikyuMonth < shoriNengetsu)) throw new Error('前の月の記録があります');\n  const ids",
    ),
    says: /2025\/05に、\S+で動かす: エラーで止まります：.*前の月の記録があります/,
    right: recorded('&& one.shikyuMonth === shoriNengetsu'),
  },
  stale: {
    wrong: recordedOnce(''),
    says: /1回目の後に、0001が休職する: 0001 3,000円 → 0円。記録は残ります：「祝金の支給記録」 employeeId 0001/,
    right: recordedOnce(
      'else if (now) await service.updateCustomData(now.dataId, {shikyuAmount});',
    ),
  },
  'paid-on': {
    wrong: atHome(
      ".where('targetMonth', '<=', shoriNengetsu).where('zaitakuDays', '<', 12)",
    ),
    says: /表の日付が、すべて2か月前でも: 100000 在宅勤務手当 1,600円のまま（1か月後なら支給なし）/,
    right: atHome(
      ".where('targetMonth', '==', shoriNengetsu).where('zaitakuDays', '<', 12)",
    ),
    scenario: '給与計算前・正社員と契約社員',
  },
  'dry-run': {
    wrong: sends("if (!response.ok) throw new Error('送れません');"),
    says: /テスト実行でも、api\.example\.com（POST）に送ります/,
    right: `// 会社の決まり テスト実行: 試験用の送り先に送る\n${sends("if (!response.ok) throw new Error('送れません');")}`,
    scenario: '手動実行',
  },
  'write-fails': {
    wrong: payroll(`
  const service = await baseService.createCustomDataServiceByDefinitionName('祝金の支給記録');
  const paid = await service.getCustomDataByQuery((qb) => qb.where('employeeId', '==', '0001'));
  if (paid.length > 0) return;
  await service.createCustomData({employeeId: '0001', shikyuMonth: shoriNengetsu, shikyuAmount: 3000});
  ${pays('3000', "['0001']")}`),
    says: /✗.*次の実行の後も、失敗しなかったときと違います：0001 ペット手当 3,000円/,
    right: payroll(`
  const service = await baseService.createCustomDataServiceByDefinitionName('祝金の支給記録');
  const paid = await service.getCustomDataByQuery((qb) => qb.where('employeeId', '==', '0001'));
  ${pays('3000', "['0001']")}
  if (paid.length > 0) return;
  await service.createCustomData({employeeId: '0001', shikyuMonth: shoriNengetsu, shikyuAmount: 3000});`),
  },
  'write-fails/unsent': {
    wrong: sendsOnce('return;'),
    says: /次の実行の後も、失敗しなかったときと違います：api\S+への送信 .* → 送られないまま/,
    right: sendsOnce("throw new Error('届いたかを確認してください');"),
    scenario: '手動実行',
  },
  'answer-shape': {
    wrong: byRate("if (!response.ok) throw new Error('係数を読み取れません');"),
    says: /✗.*エラーの内容を返す: 0001 ペット手当 1,200円 → 1,000円（警告なし）/,
    right: byRate(RATE_CHECKED),
  },
  'answer-shape/warned': {
    wrong: byRate("if (!body.rate) logger.warn('係数を読み取れません');"),
    says: /エラーの内容を返す: 0001 ペット手当 1,200円 → 1,000円（従業員IDの警告なし）/,
    right: byRate(
      "if (!(body.rate > 0 && body.rate < 3)) return logger.warn('係数を読み取れません');",
    ),
  },
  'answer-shape/values': {
    wrong: byRate(
      "if (!response.ok || !('rate' in body)) throw new Error('係数を読み取れません');",
    ).replace('body.rate ?? 1', 'Math.abs(Number(body.rate) || 1)'),
    says: /✗.*「rate」が「未定」の内容を返す: 0001 ペット手当 1,200円 → 1,000円[^]*が30倍の内容を返す: 0001 ペット手当 1,200円 → 36,000円/,
    right: byRate(RATE_CHECKED),
  },
  'answer-fails': {
    wrong: byRate(''),
    says: /✗.*503を返す: 0001 ペット手当 1,200円 → 1,000円（警告なし）/,
    right: byRate(RATE_CHECKED),
  },
  'answer-fails/counted': {
    wrong: byRows('response.ok ? response.json() : []'),
    says: /✗.*503を返す: 0001 ペット手当 1,250円 → 0円（警告なし）/,
    right: byRows('response.ok ? response.json() : null'),
  },
  // A warning of the service doesn't say whose money it changes.
  'answer-fails/warned': {
    wrong: byRows(
      "response.ok ? response.json() : logger.warn('勤怠を読み取れません') ?? []",
    ),
    says: /503を返す: 0001 ペット手当 1,250円 → 0円（従業員IDの警告なし）/,
    right: byRows(
      "response.ok ? response.json() : logger.warn(employeeIdList.join('、') + ': 勤怠を読み取れません') ?? []",
    ),
  },
  'next-page': {
    wrong: byPages('null'),
    says: /kintai\.example\.com（GET）が、続きの番号に、503を返す: page=2の続きを読みません/,
    right: byPages('body.nextPage'),
  },
  'sending-fails': {
    wrong: sends(''),
    says: /✗.*503を返す: api\.example\.com（POST）への送信/,
    right: sends("if (!response.ok) throw new Error('送れません');"),
    scenario: '手動実行',
  },
  'sending-fails/recorded': {
    wrong: sendsOnce('return;', "if (!response.ok) throw new Error('NG');"),
    says: /400を返す: 次の実行でも送りません：api\S+への送信/,
    right: sendsOnce(
      "throw new Error('届いたかを確認してください');",
      "if (!response.ok) throw new Error('NG');",
    ),
    scenario: '手動実行',
  },
};

/** Where the remedy pays other amounts in the usual run, too. */
const PAYS_OTHERWISE = [
  'order',
  'other-months',
  'last-month',
  'idle-dates',
  'paid-on',
  'fraction/parts',
  'boundary/start',
  'past-leave/moved',
];

test('a balance that some have paid off is no question', async () => {
  const balance = payroll(`
  const service = await baseService.createCustomDataServiceByDefinitionName('祝金の支給記録');
  const rows = (await service.getCustomDataByQuery((qb) => qb)).filter((one) => one.shikyuMonth < shoriNengetsu);
  const rest = (id) => rows.filter((one) => one.employeeId === id)
    .reduce((sum, one) => sum - one.shikyuAmount, id === '0001' ? 3000 : 50000);
  const isDue = (await read('食事手当単価')).every((one) => one.tekiyoKaishiDate <= baseDate);
  const yen = (id) => (isDue ? Math.min(3000, rest(id)) : 0);
  for (const id of ${PERSONS}) {
    if (yen(id) > 0) await service.createCustomData({employeeId: id, shikyuMonth: shoriNengetsu, shikyuAmount: yen(id)});
  }
  ${pays('yen(id)')}`);
  for (const one of ['next-month', 'paid-on']) {
    expect(textOf(await tryRelation(one, balance))).toBe('');
  }
});

test('whose period has ended gets another amount, whatever becomes of others', async () => {
  const open = {taikyoDate: '2026/03/31', shiyoryoAmount: 1000};
  const company = withRecords(sampleCompany, '従業員入居', (records) =>
    ['2020/04/01', '2025/03/15'].flatMap((nyukyoDate, index) => {
      const employeeId = `000${index + 1}`;
      return records
        .slice(index, index + 1)
        .map((one) => ({...one, values: {employeeId, nyukyoDate, ...open}}));
    }),
  );
  const tried = (condition: string) =>
    tryRelation('idle-dates', rooms(condition), TWO, company);
  expect(textOf(await tried(''))).toContain('0001 ペット手当 1,000円のまま');
  const wanted = "&& (one.taikyoDate ?? '9999') >= baseDate";
  expect(textOf(await tried(wanted))).toBe('');
});

test('an ID of the whole run isn’t the number of a request', async () => {
  const traced = sendsPoints('true', "'run-1'").replace(
    'Idempotency-Key',
    'X-Request-Id',
  );
  expect(textOf(await tryRelation('names', traced))).toBe('');
});

test('where somebody has several rows, their order changes no amount', async () => {
  const company = withRecords(sampleCompany, '通勤経路', (records) =>
    records.flatMap((one) => [one, {...one, dataId: `${one.dataId}-b`}]),
  );
  const tried = (some: string) =>
    tryRelation('doubled', byRoutes(some), TWO, company);
  expect(textOf(await tried('.slice(0, 1)'))).toMatch(
    /✗.*「通勤経路」の\d+の行が2つ: .*（左は、順番だけが逆のとき）/,
  );
  expect(textOf(await tried(''))).toBe('');
});

test('numbers of an item are tried as fine as they are', async () => {
  const company = withRecords(sampleCompany, '為替レート', (records) =>
    records.map((one) => rowWith(one, {rate: 0.35})),
  );
  const tried = (yen: string) =>
    tryRelation('fraction', byTable('為替レート', yen), TWO, company);
  expect(textOf(await tried('Math.floor(rows[0].rate * 3000)'))).toMatch(
    /「為替レート」の\S+がほかの数値: 869\.9+\d*を整数にして、1少ない値とします/,
  );
  expect(textOf(await tried('Math.round(rows[0].rate * 100) * 30'))).toBe('');
});

test('a number that chooses among amounts needs no parts', async () => {
  const chosen = byDistance('km < 10 ? 3000 : km < 13 ? 4000 : 5000');
  expect(textOf(await tryRelation('fraction', chosen))).toBe('');
});

test('a number by which rows are only chosen is none of a size', async () => {
  const counts = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('研修受講状況');
  const rows = await service.getCustomDataByQuery((qb) => qb.where('nendo', '==', 2025));
  await httpRequest.post('${API}/requests', {count: rows.length}, {});`);
  const tried = (id: string) => tryRelation(id, counts, '手動実行');
  for (const one of ['huge', 'empty', 'text']) {
    expect((await tried(one)).cases).toEqual([]);
  }
  expect(textOf(await tried('id'))).toContain('0002の年度が空');
});

test('a record is that of its definition', async () => {
  const company = ['従業員ペット飼育数', '従業員入居'].reduce(
    (one, name) =>
      withRecords(one, name, (records) =>
        records.map((row, index) => ({...row, dataId: `record${index}`})),
      ),
    sampleCompany,
  );
  const corrects = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  for (const {dataId, employeeId, dogCount} of await service.getCustomDataByQuery((qb) => qb)) {
    const wanted = employeeId === '0001' ? 1 : 7;
    if (dogCount !== wanted) await service.updateCustomData(dataId, {dogCount: wanted});
  }`);
  const tried = await tryRelation('empty', corrects, '手動実行', company);
  expect(textOf(tried)).toBe('');
});

test('a row that the program itself keeps may be missing', async () => {
  const keeps = (values: string) =>
    program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('為替レート');
  const [known] = await service.getCustomDataByQuery((qb) => qb.where('currency', '==', 'USD'));
  if (known) await service.updateCustomData(known.dataId, {rate: 150});
  else await service.createCustomData({currency: 'USD', rate: ${values}});`);
  const tried = (rate: string) =>
    tryRelation('no-row', keeps(rate), '手動実行');
  expect(textOf(await tried('151'))).toMatch(
    /登録 なし → currency USD、rate 151/,
  );
  expect(textOf(await tried('150'))).toBe('');
});

test('who is hired has a first post', async () => {
  const second = {
    hatsureiDate: '2025/01/01',
    hatsureiKubun: HatsureiKubun.Ido,
    honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
  };
  const employees = sampleCompany.employees.map((one) => ({
    ...one,
    orders: [...one.orders, second],
  }));
  const company = {...sampleCompany, employees};
  const byFirst = byPersonnel(
    ORDERS,
    'one.honmuKenmuKubun === HonmuKenmuKubun.Honmu',
    '',
    'isDue(id) ? 3000 : 0',
  );
  const {cases} = await tryRelation('joined', byFirst, TWO, company);
  expect(cases[0]?.verdict).toBe('passed');
});

test('who deletes by employee, need not look at dates', async () => {
  const deletes = deletesMonths("|| one.employeeId === '0001'");
  const byEmployee = deletes.replace(
    '/^[0-9]{4}/.test(one.targetMonth) ||',
    '',
  );
  const tried = (source: string) =>
    tryRelation('idle-dates', source, '手動実行');
  expect(textOf(await tried(deletes))).toContain('0001 夜勤実績');
  expect(textOf(await tried(byEmployee))).toBe('');
});

test('a program that tells of every unknown row isn’t tried with too many', async () => {
  const warning = pets(
    "if (!employeeIdList.includes(one.employeeId)) { logger.warn(one.employeeId + ': 除きました'); continue; }",
  );
  expect((await tryRelation('many', warning)).verdict).toBe('notApplicable');
});

const idOf = (key: string): string => key.replace(/\/.*/, '');

test('every relation has its programs', () => {
  expect([...new Set(Object.keys(PAIRS).map(idOf))]).toEqual(
    RELATIONS.map(({id}) => id),
  );
});

describe.each(Object.entries(PAIRS))(
  '%s',
  (key, {wrong, says, right, scenario = TWO}) => {
    const id = idOf(key);

    test('is broken, and the altered rows are shown', async () => {
      const result = await tryRelation(id, wrong, scenario);
      expect(textOf(result)).toMatch(says);
      expect(result.verdict).toBe(
        says.source.startsWith('✗') ? 'violation' : 'confirm',
      );
      for (const {rows, findings} of result.cases) {
        expect(findings.length > 0 && rows.length === 0).toBe(false);
      }
    });

    test('holds with the remedy, which harms nobody', async () => {
      const result = await tryRelation(id, right, scenario);
      expect(textOf(result)).toBe('');
      expect(['passed', 'settled']).toContain(result.verdict);
      const [before, after] = await Promise.all(
        [wrong, right].map((source) =>
          runCustomFunction(stressOptions(source, scenario)),
        ),
      );
      expect(after?.error).toBeNull();
      const amounts = before?.changes.amounts ?? [];
      if (![id, key].some((one) => PAYS_OTHERWISE.includes(one))) {
        expect(after?.changes.amounts).toEqual(amounts);
      }
      expect(after?.changes.amounts).toHaveLength(amounts.length);
    });
  },
);
