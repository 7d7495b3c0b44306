// @ts-check

/** 1人に支給する上限（円） */
const MAX_AMOUNT = 5000;

/** ペット手当を計算し、支給額マスタを更新する */
async function main() {
  const employeeIdList = combositeDataService.shikyukojoData.employeeIdList;
  const baseDate = combositeDataService.kyuyoKeisanSettingsData.baseDate;
  logger.info(`計算を始めます（${employeeIdList.length}人、${baseDate}）`);

  // 単価を読む。誤った金額で支給しないよう、なければ止める
  const masterService =
    await baseService.createCustomDataServiceByDefinitionName(
      'ペット手当マスタ',
    );
  const [master] = await masterService.getCustomDataByQuery((qb) => qb);
  if (!master) {
    throw new Error('ペット手当マスタにデータがありません');
  }

  // 対象の従業員の飼育数だけを読む
  const petService =
    await baseService.createCustomDataServiceByDefinitionName(
      '従業員ペット飼育数',
    );
  const petList = await petService.getCustomDataByQuery((qb) =>
    qb.where('employeeId', 'in', employeeIdList),
  );

  // 従業員ごとの金額を計算し、まとめて1回で更新する
  const amountList = petList.map((pet) => {
    const amount =
      Number(pet.dogCount) * Number(master.dogTeateAmount) +
      Number(pet.catCount) * Number(master.catTeateAmount);
    return {
      employeeId: String(pet.employeeId),
      kyuyoKomokuName: 'ペット手当',
      amount: Math.min(amount, MAX_AMOUNT),
      baseDate,
    };
  });
  await combositeDataService.shikyukojoData.saveAmount(amountList);
  logger.info(`${amountList.length}人のペット手当を更新しました`);
}
