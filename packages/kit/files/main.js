// @ts-check
// ペット手当：飼育数に、1匹あたりの手当額を掛けます。
const ITEM = 'ペット手当';
const MASTER = 'ペット手当マスタ';
const MAX_PER_PERSON = 5000; // 1人に支給する上限（円）。例なので、賃金規程の額に変える
const MAX_PRICE = 5000; // これより高い単価は、入力の誤りとみなす
const MAX_COUNT = 10; // これより多い飼育数は、入力の誤りとみなす
// 会社の決まり 休職: 休職中も支給する

async function main() {
  if (isRetroactive(ITEM)) {
    return;
  }
  const master = onlyOne(await readTable(MASTER), MASTER);
  const dogAmount = wholeNumber(master, 'dogTeateAmount', MAX_PRICE);
  const catAmount = wholeNumber(master, 'catTeateAmount', MAX_PRICE);
  const pets = await readTable('従業員ペット飼育数');
  const amountList = await calculate(ITEM, (employeeId) => {
    const pet = recordOf(pets, employeeId);
    if (!pet) {
      return 0;
    }
    const dogs = wholeNumber(pet, 'dogCount', MAX_COUNT) * dogAmount;
    const cats = wholeNumber(pet, 'catCount', MAX_COUNT) * catAmount;
    return Math.min(dogs + cats, MAX_PER_PERSON);
  });
  await save(amountList);
}

// ここから下は共通の関数です（どのプログラムでも同じ）
