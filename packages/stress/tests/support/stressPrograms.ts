/*
 * Programs for the tests of the relations: one that is naive, one that holds.
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
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new Error(name + 'の値を確認してください');
  };
  const [master, ...others] = await read('ペット手当マスタ');
  if (!master || others.length > 0) throw new Error('ペット手当マスタは1件だけにしてください');
  const dog = check(master.dogTeateAmount, 5000, '犬手当額');
  const cat = check(master.catTeateAmount, 5000, '猫手当額');

  const patterns = await combositeDataService.keisanPatternData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const payableIds = patterns
    .filter(({kyuyoKomokuNameList}) => kyuyoKomokuNameList.includes('ペット手当'))
    .map(({employeeId}) => employeeId);
  for (const employeeId of employeeIdList.filter((id) => !payableIds.includes(id))) {
    logger.warn('従業員ID ' + employeeId + ': ペット手当がないため除きました');
  }

  const amounts = new Map();
  const pets = await read('従業員ペット飼育数', (qb) =>
    qb.where('employeeId', 'in', payableIds));
  for (const {employeeId, dogCount, catCount} of pets) {
    if (amounts.has(employeeId)) throw new Error('従業員ID ' + employeeId + 'の飼育数が2件あります');
    amounts.set(employeeId,
      check(dogCount, 20, employeeId) * dog + check(catCount, 20, employeeId) * cat);
  }
  await shikyukojoData.saveAmount(payableIds.map((employeeId) => ({
    employeeId,
    kyuyoKomokuName: 'ペット手当',
    amount: amounts.get(employeeId) ?? 0,
    baseDate,
  })));`);
