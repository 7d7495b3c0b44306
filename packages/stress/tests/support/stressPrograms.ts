/*
 * Programs for the tests of the hostile conditions: for each condition one that
 * is naive, and one that holds.
 */

const SETUP = `
  const {shikyukojoData, kyuyoKeisanSettingsData} = combositeDataService;
  const {employeeIdList} = shikyukojoData;
  const {baseDate, shoriNengetsu, isSokyuKeisan} = kyuyoKeisanSettingsData;
  const read = async (name, query = (qb) => qb) =>
    (await baseService.createCustomDataServiceByDefinitionName(name))
      .getCustomDataByQuery(query);`;

/** A `main` for the payroll, with the usual names at hand. */
export function payroll(body: string): string {
  return `async function main() {${SETUP}
${body}
}`;
}

/** A `main` with a body. */
export function program(body: string): string {
  return `async function main() {
${body}
}`;
}

/** Pays as the tutorial once did: all goes well as long as all is well. */
export const NAIVE_PET = payroll(`
  const [master] = await read('ペット手当マスタ');
  const pets = await read('従業員ペット飼育数', (qb) =>
    qb.where('employeeId', 'in', employeeIdList));
  await shikyukojoData.saveAmount(pets.map((pet) => ({
    employeeId: pet.employeeId,
    kyuyoKomokuName: 'ペット手当',
    amount: Math.abs(pet.dogCount) * master.dogTeateAmount
      + Number.parseInt(pet.catCount ?? 0) * master.catTeateAmount,
    baseDate,
  })));`);

/** The same allowance, safely. */
export const CAREFUL_PET = payroll(`
  if (isSokyuKeisan) {
    logger.info('遡及計算では更新しません');
    return;
  }
  const check = (value, max, name) => {
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw new Error(name + 'の値を確かめてください');
    }
    return value;
  };
  const masters = await read('ペット手当マスタ');
  if (masters.length !== 1) {
    throw new Error('ペット手当マスタは1件だけにしてください');
  }
  const dog = check(masters[0].dogTeateAmount, 5000, '犬手当額');
  const cat = check(masters[0].catTeateAmount, 5000, '猫手当額');

  const patterns = await combositeDataService.keisanPatternData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const payableIds = patterns
    .filter(({kyuyoKomokuNameList}) => kyuyoKomokuNameList.includes('ペット手当'))
    .map(({employeeId}) => employeeId);
  for (const employeeId of employeeIdList) {
    if (!payableIds.includes(employeeId)) {
      logger.warn('従業員ID ' + employeeId + ': ペット手当がないため除きました');
    }
  }

  const amounts = new Map();
  const pets = await read('従業員ペット飼育数', (qb) =>
    qb.where('employeeId', 'in', payableIds));
  for (const {employeeId, dogCount, catCount} of pets) {
    if (amounts.has(employeeId)) {
      throw new Error('従業員ID ' + employeeId + 'の飼育数が2件あります');
    }
    amounts.set(
      employeeId,
      check(dogCount, 20, employeeId) * dog + check(catCount, 20, employeeId) * cat,
    );
  }
  await shikyukojoData.saveAmount(payableIds.map((employeeId) => ({
    employeeId,
    kyuyoKomokuName: 'ペット手当',
    amount: amounts.get(employeeId) ?? 0,
    baseDate,
  })));`);

/** Sets one payroll item; `amountOf` is an expression of `employeeId`. */
function pays(kyuyoKomokuName: string, amountOf: string, ids: string): string {
  return `
  await shikyukojoData.saveAmount(${ids}.map((employeeId) => ({
    employeeId,
    kyuyoKomokuName: '${kyuyoKomokuName}',
    amount: ${amountOf},
    baseDate,
  })));`;
}

/** Daily allowances: which of the prices holds. */
export function dailyAllowance(choose: string): string {
  return payroll(`
  const prices = await read('食事手当単価', (qb) => qb.orderBy('tekiyoKaishiDate', 'desc'));
  const price = prices.${choose};
  ${pays('食事手当', 'price.shokujiTeateAmount', "employeeIdList.filter((id) => id !== '0003')")}`);
}

/** Days of work at home; `condition` is a further one of the query. */
export function workAtHome(condition: string): string {
  return payroll(`
  const records = await read('在宅勤務実績', (qb) =>
    qb.where('employeeId', 'in', employeeIdList)${condition});
  const days = new Map();
  for (const {employeeId, zaitakuDays} of records) {
    days.set(employeeId, (days.get(employeeId) ?? 0) + zaitakuDays);
  }
  ${pays('在宅勤務手当', '(days.get(employeeId) ?? 0) * 200', 'employeeIdList')}`);
}

/** A qualification's allowance, with a decision as its comment. */
export function qualification(comment = ''): string {
  return payroll(`${comment}
  const records = await read('従業員資格', (qb) =>
    qb.where('employeeId', 'in', employeeIdList).where('isTeateTarget', '==', true));
  const ids = new Set(records.map(({employeeId}) => employeeId));
  ${pays('資格手当', 'ids.has(employeeId) ? 5000 : 0', "employeeIdList.filter((id) => id !== '0003')")}`);
}

/** An allowance for women and men alike, by personal data. */
export function byKojin(after: string): string {
  return payroll(`
  const records = await combositeDataService.kojinData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  ${after}`);
}

export const EACH_KOJIN = byKojin(
  pays('食事手当', '3500', 'records.map(({employeeId}) => employeeId)'),
);

export const EACH_KOJIN_ONCE = byKojin(`
  const ids = [...new Set(records.map(({employeeId}) => employeeId))];
  for (const employeeId of employeeIdList) {
    if (!ids.includes(employeeId)) {
      logger.warn('従業員ID ' + employeeId + ': 個人データがありません');
    }
  }
  ${pays('食事手当', '3500', 'ids')}`);

/** Years of service, by the orders that `method` gives. */
export function yearsOfService(method: string): string {
  return payroll(`
  const orders = await combositeDataService.hatsureiData.${method};
  const yearsOf = (employeeId) => {
    const hiring = orders.find((order) =>
      order.employeeId === employeeId
      && order.hatsureiKubun === HatsureiKubun.Koyo);
    return hiring ? Number(baseDate.slice(0, 4)) - Number(hiring.hatsureiDate.slice(0, 4)) : 0;
  };
  ${pays('食事手当', 'yearsOf(employeeId) * 100', 'employeeIdList')}`);
}

/** Pays whom the orders that `method` gives show as hired. */
export function hiredOnes(method: string): string {
  return payroll(`
  const {shikyuDate} = kyuyoKeisanSettingsData;
  const orders = await combositeDataService.hatsureiData.${method};
  const isHired = (employeeId) => orders.some((order) =>
    order.employeeId === employeeId
    && order.hatsureiKubun === HatsureiKubun.Koyo);
  ${pays('食事手当', 'isHired(employeeId) ? 3000 : 0', 'employeeIdList')}`);
}

/** Pets' allowance of which nobody gets more than `cap`, by the last record. */
export function cappedPet(cap: string): string {
  return payroll(`
  const pets = await read('従業員ペット飼育数', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const yen = new Map(pets.map(({employeeId, dogCount, catCount}) =>
    [employeeId, Math.min(dogCount * 1000 + catCount * 500, ${cap})]));
  ${pays('ペット手当', 'yen.get(employeeId) ?? 0', 'employeeIdList')}`);
}

/** Pays those of a department, by the order that `choose` leaves. */
export function byDepartment(choose: string): string {
  return payroll(`
  const orders = await combositeDataService.hatsureiData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const byId = new Map(orders${choose}.map((order) => [order.employeeId, order]));
  ${pays('食事手当', "byId.get(employeeId)?.shozokuName === '営業部' ? 3000 : 0", "employeeIdList.filter((id) => id !== '0003')")}`);
}

export const FIRST_RECORD_ONLY = payroll(`
  const [first] = await read('従業員ペット飼育数');
  ${pays('ペット手当', '5000', '[first.employeeId]')}`);

/** Pays in the month that an expression gives. */
export function inMonth(expression: string): string {
  return payroll(`
  const isApril = ${expression} === '04';
  ${pays('食事手当', 'isApril ? 3000 : 0', "employeeIdList.filter((id) => id !== '0003')")}`);
}

/** Catches what `saveAmount` throws; `handler` is what it does with `error`. */
export function savesQuietly(handler: string): string {
  return payroll(`
  try {${pays('ペット手当', '1000', 'employeeIdList')}
  } catch (error) {
    ${handler}
  }`);
}

/** Registers a course; `guard` comes before. */
export function registersCourse(guard: string): string {
  return program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const known = await service.getCustomDataByQuery((qb) => qb.where('kenshuCode', '==', 'K900'));
  ${guard}
  await service.createCustomData({kenshuCode: 'K900', kenshuName: '安全衛生'});`);
}

/** Sends something; `after` looks at the response. */
export function sends(after: string, headers = '{}'): string {
  return program(`
  const response = await httpRequest.post('https://api.example.com/v1/requests',
    {month: '2025/04'}, {headers: ${headers}, timeoutMillis: 5000});
  ${after}`);
}

/** Sends until there is an answer. */
export function sendsAgain(headers: string): string {
  return program(`
  for (const attempt of [1, 2]) {
    try {
      await httpRequest.post('https://api.example.com/v1/requests',
        {month: '2025/04'}, {headers: ${headers}, timeoutMillis: 5000});
      return;
    } catch {
      logger.warn(attempt + '回目は応答がありません');
    }
  }
  throw new Error('送れません');`);
}

/** Registers what a service lists; `check` is called with each. */
export function importsCourses(check: string): string {
  return program(`
  const response = await httpRequest.get('https://api.example.com/courses');
  if (!response.ok) {
    throw new Error('取得できません');
  }
  const courses = response.json();
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const known = await service.getCustomDataByQuery((qb) => qb);
  const codes = new Set(known.map(({kenshuCode}) => kenshuCode));
  ${check}
  for (const {code, name} of courses) {
    if (!codes.has(code)) {
      await service.createCustomData({kenshuCode: String(code), kenshuName: String(name)});
    }
  }`);
}

/** Sends the journals' totals; `check` looks at them before. */
export function sendsJournals(check: string): string {
  return program(`
  const journals = await combositeDataService.shiwakeData.read();
  let debit = 0;
  let credit = 0;
  for (const {taishaku, amount} of journals) {
    if (taishaku === '借方') {
      debit += amount;
    } else {
      credit += amount;
    }
  }
  ${check}
  const response = await httpRequest.post('https://api.example.com/v1/journals',
    {debit, credit}, {headers: {'Idempotency-Key': 'april'}});
  if (!response.ok) {
    throw new Error('送れません');
  }`);
}

/** Pets' allowance by kind; `otherwise` is for a kind that it doesn't know. */
export function byPetKind(otherwise: string): string {
  return payroll(`
  const prices = {犬: 1000, 猫: 500};
  const pets = await read('従業員ペット', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const yen = new Map();
  for (const {employeeId, petKind} of pets) {
    if (!(petKind in prices)) {
      ${otherwise}
    }
    yen.set(employeeId, (yen.get(employeeId) ?? 0) + prices[petKind]);
  }
  ${pays('ペット手当', 'yen.get(employeeId) ?? 0', 'employeeIdList')}`);
}

/** An allowance by the code of the workplace; `read` is an expression of `code`. */
export function byWorkplace(read: string): string {
  return payroll(`
  const prices = {A001: 3000, B001: 2000};
  const places = await read('勤務地', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const yen = new Map(places.map(({employeeId, code}) => [employeeId, prices[${read}]]));
  ${pays('ペット手当', 'yen.get(employeeId) ?? 0', 'employeeIdList')}`);
}

/** A gift on marriage; `condition` is a further one of the query. */
export function weddingGift(condition = ''): string {
  return payroll(`
  const gifts = await read('結婚祝金申請', (qb) =>
    qb.where('employeeId', 'in', employeeIdList)${condition});
  const yen = new Map(gifts.map(({employeeId, amount}) => [employeeId, amount]));
  ${pays('ペット手当', 'yen.get(employeeId) ?? 0', 'employeeIdList')}`);
}

/** Sends the journals by account; `otherwise` is for one that isn't in its list. */
export function sendsByAccount(otherwise: string): string {
  return program(`
  const codes = {5110: '701', 5100: '700', 5210: '720', 2150: '310', 2110: '300'};
  const journals = await combositeDataService.shiwakeData.read();
  const rows = [];
  for (const {kanjoKamokuCode, taishaku, amount} of journals) {
    const code = codes[kanjoKamokuCode];
    if (!code) {
      ${otherwise}
    }
    rows.push({code, taishaku, amount});
  }
  const response = await httpRequest.post('https://api.example.com/v1/journals',
    rows, {headers: {'Idempotency-Key': 'april'}});
  if (!response.ok) {
    throw new Error('送れません');
  }`);
}

/** Sends the journals by department; `check` looks at `bumonCode` first. */
export function sendsByDepartment(check: string): string {
  return program(`
  const journals = await combositeDataService.shiwakeData.read();
  const rows = [];
  for (const {bumonCode, employeeId, taishaku, amount} of journals) {
    ${check}
    rows.push({bumonCode, employeeId, taishaku, amount});
  }
  const response = await httpRequest.post('https://api.example.com/v1/journals',
    rows, {headers: {'Idempotency-Key': 'april'}});
  if (!response.ok) {
    throw new Error('送れません');
  }`);
}

/** A price by 年度; `isNew` is whether a `month` is of that of its year. */
export function byFiscalYear(isNew: string): string {
  return payroll(`
  const [year, month] = baseDate.split('/').map(Number);
  const nendo = ${isNew} ? year : year - 1;
  const prices = await read('年間の所定');
  const price = prices.find((one) => one.nendo === nendo);
  ${pays('ペット手当', 'price ? price.yen : 0', 'employeeIdList')}`);
}

/** An allowance for children, by an expression of `birth`. */
export function forChildren(isChild: string): string {
  return payroll(`
  const children = await read('扶養する子');
  const [year, month] = baseDate.split('/').map(Number);
  const schoolYear = month >= 4 ? year : year - 1;
  const isChild = ({birth}) => ${isChild};
  ${pays('ペット手当', 'children.filter((one) => one.employeeId === employeeId && isChild(one)).length * 3000', 'employeeIdList')}`);
}

/** By the days of a stay in April; `days` is an expression of `own` records. */
export function byStay(days: string, check = ''): string {
  return payroll(`
  const dayOf = (date) => Number(date.slice(8));
  const daysOf = ({inOn = '2025/04/01', outOn = '2025/03/31'}) => {
    const from = inOn > baseDate ? dayOf(inOn) : 1;
    const until = outOn < baseDate ? 0 : outOn > '2025/04/30' ? 30 : dayOf(outOn);
    return until - from + 1;
  };
  const stays = await read('寮の入居', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const amountOf = (id) => {
    const own = stays.filter(({employeeId}) => employeeId === id);
    ${check}
    return (${days}) * 600;
  };
  ${pays('ペット手当', 'amountOf(employeeId)', 'employeeIdList')}`);
}

export const CHECKS_STAYS = `if (own.length > 1 || own.some(({inOn, outOn}) => !inOn || !outOn || outOn < inOn)) {
      throw new Error('従業員ID ' + id + 'の期間を確かめてください');
    }`;

/** Reads the pages of a list; `total` is an expression of the `body` of one. */
export function readsPages(total: string): string {
  return program(`
  const items = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const response = await httpRequest.get('https://api.example.com/items', {query: {page}});
    if (!response.ok) {
      throw new Error('取得できません');
    }
    const body = response.json();
    items.push(...body.items);
    last = ${total};
  }
  logger.info(items.length + '件');`);
}
