// @ts-check
// 日直手当：処理年月の日直の回数に、1回あたりの金額を掛けます。
const kyuyoKomokuName = '日直手当';
const AMOUNT_PER_TIME = 2500; // 1回あたりの金額（円）
const MAX_COUNT = 10; // これより多い回数は、入力の誤りとみなす
const MONTH = /^\d{4}\/\d{2}$/; // 2025/04の形
// 会社の決まり 退職: 計算パターンがないので除き、ログに残す
// 会社の決まり 休職: 休職の前に行った日直の分を支給する
// 会社の決まり 転籍: 対象者に残る月は支給する

async function main() {
  const {shikyukojoData, keisanPatternData} = combositeDataService;
  const {baseDate, shikyuDate, shoriNengetsu, isSokyuKeisan} =
    combositeDataService.kyuyoKeisanSettingsData;
  if (isSokyuKeisan) {
    return logger.warn('遡及計算では、日直手当を更新しません');
  }
  const ids = shikyukojoData.employeeIdList;
  const patterns = [
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, baseDate)),
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, shikyuDate)),
  ]; // 基準日より後に入社した人の計算パターンは、支給日で見つかる
  const service =
    await baseService.createCustomDataServiceByDefinitionName('従業員日直回数');
  const records = await service.getCustomDataByQuery((qb) => qb);
  const known = await combositeDataService.hatsureiData.readByEmployeeId(
    records.map((one) => String(one.employeeId)),
  );
  for (const {employeeId} of records) {
    // 先頭の0が消えた従業員IDなど
    if (!known.some((one) => one.employeeId === employeeId)) {
      logger.warn(`従業員ID ${employeeId}の従業員がいません`);
    }
  }
  const wrongIds = [];
  const amountList = []; // 全員を調べ終えるまで、書き込まない
  for (const employeeId of ids) {
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    const missing = pattern ? '給与項目' : '計算パターン';
    const all = records.filter((one) => one.employeeId === employeeId);
    // 年月の形が違うデータは、どの月の分か分からないので、誤りとみなす
    const isClear = all.every((one) => MONTH.test(`${one.taishoMonth}`));
    const own = all.filter((one) => one.taishoMonth === shoriNengetsu);
    const value = own.length === 0 ? 0 : own[0].nikkyokuCount;
    const count = Number.isInteger(value) ? Number(value) : -1;
    if (!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      logger.warn(`従業員ID ${employeeId}: ${missing}がないため除きました`);
    } else if (!isClear || own.length > 1 || count < 0 || count > MAX_COUNT) {
      wrongIds.push(employeeId);
    } else {
      const amount = count * AMOUNT_PER_TIME;
      amountList.push({employeeId, kyuyoKomokuName, amount, baseDate});
    }
  }
  if (wrongIds.length > 0) {
    throw new Error(`データを調べる従業員ID: ${wrongIds.join('、')}`);
  }
  await shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人の日直手当を更新しました`);
}
