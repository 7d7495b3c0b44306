// @ts-check
// 日直手当：処理年月の日直の回数に、1回あたりの金額を掛けます。
const kyuyoKomokuName = '日直手当';
const AMOUNT_PER_TIME = 2500; // 1回あたりの金額（円）
const MAX_COUNT = 10; // これより多い回数は、入力の誤りとみなす

async function main() {
  const {shikyukojoData, keisanPatternData} = combositeDataService;
  const {baseDate, shoriNengetsu, isSokyuKeisan} =
    combositeDataService.kyuyoKeisanSettingsData;
  if (isSokyuKeisan) {
    return logger.warn('遡及計算では、日直手当を更新しません');
  }
  const ids = shikyukojoData.employeeIdList;
  const service =
    await baseService.createCustomDataServiceByDefinitionName('従業員日直回数');
  const records = await service.getCustomDataByQuery((qb) =>
    qb.where('taishoMonth', '==', shoriNengetsu),
  );
  const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(
    ids,
    baseDate,
  );

  const amountList = []; // 全員を調べ終えるまで、書き込まない
  for (const employeeId of ids) {
    const own = records.filter((one) => one.employeeId === employeeId);
    const count = own.length === 0 ? 0 : Number(own[0].nikkyokuCount ?? NaN);
    const isCount = Number.isInteger(count) && count >= 0 && count <= MAX_COUNT;
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    const missing = pattern ? '給与項目' : '計算パターン';
    if (own.length > 1 || !isCount) {
      throw new Error(`${employeeId}の日直の回数が誤りか、2件あります`);
    }
    if (!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      logger.warn(`従業員ID ${employeeId}: ${missing}がないため除きました`);
      continue;
    }
    const amount = count * AMOUNT_PER_TIME;
    amountList.push({employeeId, kyuyoKomokuName, amount, baseDate});
  }
  await shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人の日直手当を更新しました`);
}
