// @ts-check
// 日直手当：処理年月の日直の回数に、1回あたりの金額を掛けます。
const ITEM = '日直手当';
const AMOUNT_PER_TIME = 2500; // 1回あたりの金額（円）
const MAX_COUNT = 10; // これより多い回数は、入力の誤りとみなす
// 会社の決まり 休職: 休職の前に行った日直の分を支給する

async function main() {
  if (isRetroactive(ITEM)) {
    return;
  }
  const all = await readTable('従業員日直回数');
  const records = ofThisMonth(all, 'taishoMonth');
  const amountList = await calculate(ITEM, (employeeId) => {
    const record = recordOf(records, employeeId);
    return record
      ? wholeNumber(record, 'nikkyokuCount', MAX_COUNT) * AMOUNT_PER_TIME
      : 0;
  });
  await save(amountList);
}

// ここから下は共通の関数です（どのプログラムでも同じ）
