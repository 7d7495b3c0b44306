// @ts-check

/** 1人に支給する上限（円） */
const MAX_AMOUNT = 5000;

/** ペット手当を計算し、支給額マスタを更新する */
async function main() {
  const {shikyukojoData, keisanPatternData} = combositeDataService;
  const {baseDate, isSokyuKeisan} =
    combositeDataService.kyuyoKeisanSettingsData;
  const ids = shikyukojoData.employeeIdList;
  logger.info(`計算を始めます（${ids.length}人、${baseDate}）`);
  // 単価と飼育数は現在の値なので、過去の月を計算し直さない
  if (isSokyuKeisan) {
    return logger.warn('遡及計算では、ペット手当を更新しません');
  }

  const [master, ...others] = await readAll('ペット手当マスタ');
  if (!master || others.length > 0) {
    throw new Error('ペット手当マスタのデータを1件にしてください');
  }
  const dogAmount = toCount(master.dogTeateAmount, '犬手当額');
  const catAmount = toCount(master.catTeateAmount, '猫手当額');
  const pets = await readAll('従業員ペット飼育数');
  const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(
    ids,
    baseDate,
  );

  // 1人ずつ調べる。全員を調べ終えるまで、何も書き込まない
  const amountList = [];
  const kyuyoKomokuName = 'ペット手当';
  for (const employeeId of ids) {
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    if (!pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      logger.warn(`${employeeId}の計算パターンにペット手当がありません`);
      continue;
    }
    // 登録のない人は0円にして、前の月の金額を残さない
    const own = pets.filter((pet) => pet.employeeId === employeeId);
    const {dogCount, catCount} = own[0] ?? {dogCount: 0, catCount: 0};
    if (own.length > 1) {
      throw new Error(`${employeeId}の飼育数が${own.length}件あります`);
    }
    const sum =
      toCount(dogCount, `${employeeId}の犬飼育数`) * dogAmount +
      toCount(catCount, `${employeeId}の猫飼育数`) * catAmount;
    const amount = Math.min(sum, MAX_AMOUNT);
    amountList.push({employeeId, kyuyoKomokuName, amount, baseDate});
  }
  await shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人のペット手当を更新しました`);
}

/** @param {string} definitionName 読むカスタムデータ定義 */
async function readAll(definitionName) {
  const service =
    await baseService.createCustomDataServiceByDefinitionName(definitionName);
  return service.getCustomDataByQuery((qb) => qb);
}

/**
 * 0以上の整数だけを通す。空や文字は、数値に変えずに止める
 * @param {unknown} value
 * @param {string} name
 */
function toCount(value, name) {
  if (!Number.isInteger(value) || Number(value) < 0) {
    throw new Error(`${name}が0以上の整数ではありません`);
  }
  return Number(value);
}
