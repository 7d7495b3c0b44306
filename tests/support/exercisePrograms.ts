/*
 * Right answers to the last exercise, written in other ways than its solution.
 */
import {payroll} from '../../packages/stress/tests/support/stressPrograms';

export const QUALIFICATION_SHORT = payroll(`
  const isDate = (text) => /^\\d{4}\\/\\d\\d\\/\\d\\d$/.test(text);
  const patterns = await combositeDataService.keisanPatternData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const payable = new Set(patterns
    .filter((one) => one.kyuyoKomokuNameList.includes('資格手当'))
    .map((one) => one.employeeId));
  const skipped = employeeIdList.filter((id) => !payable.has(id));
  if (skipped.length > 0) {
    logger.warn('資格手当を更新しません: ' + skipped.join('、'));
  }
  const names = new Map([...payable].map((id) => [id, new Set()]));
  const records = await read('従業員資格', (qb) => qb);
  for (const {employeeId, shikakuName, shutokuDate, isTeateTarget, yukoKigenDate} of records) {
    if (!isDate(shutokuDate) || !isDate(yukoKigenDate ?? '9999/12/31')) {
      throw new Error(employeeId + ': 日付が誤っています');
    }
    const isOver = yukoKigenDate !== null && yukoKigenDate < baseDate;
    if (isTeateTarget && shutokuDate <= baseDate && !isOver) {
      names.get(employeeId)?.add(shikakuName);
    }
  }
  await shikyukojoData.saveAmount([...names].map(([employeeId, own]) => ({
    employeeId, kyuyoKomokuName: '資格手当', amount: own.size * 5000, baseDate,
  })));`);

export const QUALIFICATION_CLASS = payroll(`
  class Person {
    constructor(id, patterns) {
      this.id = id;
      this.isPayable = patterns.some((one) => one.employeeId === id
        && one.kyuyoKomokuNameList.includes('資格手当'));
    }
    async load() {
      this.records = await read('従業員資格', (qb) => qb.where('employeeId', '==', this.id));
      return this;
    }
    get amount() {
      const counted = [];
      for (const one of this.records) {
        const from = one.shutokuDate;
        const to = one.yukoKigenDate ?? '9999/12/31';
        if (from?.length !== 10 || to.length !== 10) {
          throw new Error(this.id + ': 日付が誤っています');
        }
        if (one.isTeateTarget && from <= baseDate && baseDate <= to) {
          if (counted.includes(one.shikakuName)) {
            throw new Error(this.id + ': 同じ資格が2件あります');
          }
          counted.push(one.shikakuName);
        }
      }
      return 5000 * counted.length;
    }
  }
  const {shikyuDate} = kyuyoKeisanSettingsData;
  const service = combositeDataService.keisanPatternData;
  const patterns = [
    ...(await service.readByEmployeeIdAndBaseDate(employeeIdList, baseDate)),
    ...(await service.readByEmployeeIdAndBaseDate(employeeIdList, shikyuDate)),
  ];
  const people = await Promise.all(
    employeeIdList.map((id) => new Person(id, patterns).load()));
  people.filter((one) => !one.isPayable)
    .forEach((one) => logger.warn(one.id + 'には支給しません'));
  await shikyukojoData.saveAmount(people.filter((one) => one.isPayable)
    .map(({id: employeeId, amount}) => (
      {employeeId, kyuyoKomokuName: '資格手当', amount, baseDate})));`);

export const QUALIFICATION_ACTIVE = QUALIFICATION_SHORT.replace(
  'await shikyukojoData.saveAmount([...names].map(([employeeId, own]) => ({',
  `const orders = await combositeDataService.hatsureiData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  for (const [employeeId, own] of names) {
    if (!orders.some((one) => one.employeeId === employeeId
      && one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu)) {
      own.clear();
    }
  }
  $&`,
);
