// @ts-check
const kyuyoKomokuName = 'ペット手当';
const MAX_AMOUNT = 5000; // 1人に支給する上限（円）
/** @type {(value: any) => number} 空、負、小数、文字は、NaNに変える */
const check = (value) => (Number.isInteger(value) && value >= 0 ? value : NaN);
async function main() {
  const {shikyukojoData, keisanPatternData} = combositeDataService;
  const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
  if (combositeDataService.kyuyoKeisanSettingsData.isSokyuKeisan) {
    return logger.warn('遡及計算では、ペット手当を更新しません');
  }
  const [masters, pets] = await Promise.all(
    ['ペット手当マスタ', '従業員ペット飼育数'].map(async (name) => {
      const service =
        await baseService.createCustomDataServiceByDefinitionName(name);
      return service.getCustomDataByQuery((qb) => qb);
    }),
  );
  const dogAmount = check(masters[0]?.dogTeateAmount);
  const catAmount = check(masters[0]?.catTeateAmount);
  if (masters.length !== 1 || Number.isNaN(dogAmount + catAmount)) {
    throw new Error('ペット手当マスタを、正しい1件だけにしてください');
  }
  const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(
    shikyukojoData.employeeIdList,
    baseDate,
  );
  const amountList = []; // 全員を調べ終えるまで、書き込まない
  for (const employeeId of shikyukojoData.employeeIdList) {
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    const own = pets.filter((one) => one.employeeId === employeeId);
    const {dogCount, catCount} = own[0] ?? {dogCount: 0, catCount: 0};
    const sum = check(dogCount) * dogAmount + check(catCount) * catAmount;
    if (!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      logger.warn(`${employeeId}: 計算パターンか給与項目がないため除きました`);
    } else if (own.length > 1 || Number.isNaN(sum)) {
      throw new Error(`${employeeId}の飼育数に誤りがあるか、2件あります`);
    } else {
      const amount = Math.min(sum, MAX_AMOUNT);
      amountList.push({employeeId, kyuyoKomokuName, amount, baseDate});
    }
  }
  await shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人のペット手当を更新しました`);
}
