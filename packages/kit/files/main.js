// @ts-check
// ペット手当：飼育数に、1匹あたりの手当額を掛けます。
const kyuyoKomokuName = 'ペット手当';
const MAX_AMOUNT = 5000; // 1人に支給する上限（円）。例なので、賃金規程の額に変える
const MAX_COUNT = 10; // これより多い飼育数は、入力の誤りとみなす
// 会社の決まり 退職: 計算パターンがないので除き、ログに残す
// 会社の決まり 休職: 休職中も支給する
// 会社の決まり 転籍: 対象者に残る月は支給する

/** @type {(value: any, max: number) => number} 空、負、小数、文字、多すぎる数は、NaN */
const check = (value, max) =>
  Number.isInteger(value) && value >= 0 && value <= max ? value : NaN;

async function main() {
  const {shikyukojoData, keisanPatternData} = combositeDataService;
  const {baseDate, shikyuDate, isSokyuKeisan} =
    combositeDataService.kyuyoKeisanSettingsData;
  if (isSokyuKeisan) {
    return logger.warn('遡及計算では、ペット手当を更新しません');
  }
  const ids = shikyukojoData.employeeIdList;
  const [masters, pets] = await Promise.all(
    ['ペット手当マスタ', '従業員ペット飼育数'].map(async (name) => {
      const service =
        await baseService.createCustomDataServiceByDefinitionName(name);
      return service.getCustomDataByQuery((qb) => qb);
    }),
  );
  const dogAmount = check(masters[0]?.dogTeateAmount, MAX_AMOUNT);
  const catAmount = check(masters[0]?.catTeateAmount, MAX_AMOUNT);
  if (masters.length !== 1 || Number.isNaN(dogAmount + catAmount)) {
    throw new Error('ペット手当マスタを、正しい1件だけにしてください');
  }
  const patterns = [
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, baseDate)),
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, shikyuDate)),
  ]; // 基準日より後に入社した人の計算パターンは、支給日で見つかる
  const amountList = []; // 全員を調べ終えるまで、書き込まない
  for (const employeeId of ids) {
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    const own = pets.filter((one) => one.employeeId === employeeId);
    const {dogCount, catCount} = own[0] ?? {dogCount: 0, catCount: 0};
    const dogs = check(dogCount, MAX_COUNT) * dogAmount;
    const cats = check(catCount, MAX_COUNT) * catAmount;
    if (!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      logger.warn(`${employeeId}: 計算パターンか給与項目がないため除きました`);
    } else if (own.length > 1 || Number.isNaN(dogs + cats)) {
      throw new Error(`${employeeId}の飼育数に誤りがあるか、2件あります`);
    } else {
      const amount = Math.min(dogs + cats, MAX_AMOUNT);
      amountList.push({employeeId, kyuyoKomokuName, amount, baseDate});
    }
  }
  await shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人のペット手当を更新しました`);
}
