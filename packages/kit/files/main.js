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

/**
 * 遡及計算なら、知らせて`true`を返す。さかのぼった月の金額は、今のデータでは計算できない
 *
 * @param {string} item 給与項目名
 */
function isRetroactive(item) {
  const {isSokyuKeisan} = combositeDataService.kyuyoKeisanSettingsData;
  if (typeof isSokyuKeisan !== 'boolean') {
    throw new Error('遡及計算かどうかを読み取れません');
  }
  if (isSokyuKeisan) {
    logger.warn(`遡及計算では、${item}を更新しません`);
  }
  return isSokyuKeisan;
}

/**
 * カスタムデータの全件。いない人の従業員ID（先頭の0が消えた`1`など）は、知らせる
 *
 * @param {string} definitionName
 */
async function readTable(definitionName) {
  const service =
    await baseService.createCustomDataServiceByDefinitionName(definitionName);
  const records = await service.getCustomDataByQuery((qb) => qb);
  const ids = new Set(
    records.flatMap((one) =>
      'employeeId' in one ? [String(one.employeeId)] : [],
    ),
  );
  if (ids.size === 0) {
    return records;
  }
  const {hatsureiData} = combositeDataService;
  const known = await hatsureiData.readByEmployeeId([...ids]);
  for (const id of ids) {
    if (!known.some(({employeeId}) => employeeId === id)) {
      logger.warn(`${definitionName}: 従業員ID ${id}の従業員がいません`);
    }
  }
  return records;
}

/**
 * 従業員のデータ。なければ`undefined`を返し、2件以上あれば、どれが正しいか分からないので止める
 *
 * @template {Record<string, unknown>} T
 * @param {T[]} records
 * @param {string} employeeId
 */
function recordOf(records, employeeId) {
  const own = records.filter((one) => one.employeeId === employeeId);
  if (own.length > 1) {
    throw new Error(`データが${own.length}件あります`);
  }
  return own.at(0);
}

/**
 * マスタの1件。1件だけでなければ止める
 *
 * @template T
 * @param {T[]} records
 * @param {string} name エラーで知らせる名前
 */
function onlyOne(records, name) {
  if (records.length !== 1) {
    throw new Error(`${name}を1件だけにする: ${records.length}件`);
  }
  return records[0];
}

/**
 * 0から`max`までの整数。空、文字、小数、負の数、大きすぎる数なら止める
 *
 * @param {Record<string, unknown>} record
 * @param {string} key 項目キー
 * @param {number} max
 */
function wholeNumber(record, key, max) {
  const number = Number.isInteger(record[key]) ? Number(record[key]) : -1;
  if (number < 0 || number > max) {
    throw new Error(`${key}を0から${max}までの整数にする`);
  }
  return number;
}

/**
 * 対象者の金額を、1人ずつ計算する。誤りは全員分を集めて知らせ、止める。給与項目のない人と転籍した人は、知らせて除く
 *
 * @param {string} item 給与項目名
 * @param {(employeeId: string) => number} amountOf 1人の金額を返す
 */
async function calculate(item, amountOf) {
  const {shikyukojoData, keisanPatternData, hatsureiData} =
    combositeDataService;
  const {baseDate, shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
  const ids = shikyukojoData.employeeIdList;
  const patterns = [
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, baseDate)),
    // 月の途中に入社した人は、支給日で見つかる
    ...(await keisanPatternData.readByEmployeeIdAndBaseDate(ids, shikyuDate)),
  ];
  const orders = [
    ...(await hatsureiData.readByEmployeeIdAndBaseDate(ids, baseDate)),
    ...(await hatsureiData.readByEmployeeIdAndBaseDate(ids, shikyuDate)),
  ];
  const amountList = [];
  const problems = [];
  for (const employeeId of ids) {
    const pattern = patterns.find((one) => one.employeeId === employeeId);
    const isTransferred = orders
      .filter((one) => one.employeeId === employeeId)
      .some(
        ({hatsureiKubun, shukkoKubun}) =>
          hatsureiKubun === HatsureiKubun.TensekiShukko ||
          shukkoKubun === ShukkoKubun.TensekiShukko,
      );
    if (!pattern?.kyuyoKomokuNameList.includes(item)) {
      const missing = pattern ? `給与項目「${item}」` : '計算パターン';
      logger.warn(`従業員ID ${employeeId}: ${missing}がないため除きました`);
    } else if (isTransferred) {
      logger.warn(`従業員ID ${employeeId}: 転籍したため除きました`);
    } else {
      try {
        const amount = amountOf(employeeId);
        amountList.push({employeeId, kyuyoKomokuName: item, amount, baseDate});
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        problems.push(`従業員ID ${employeeId}: ${reason}`);
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(`何も更新せずに止めました。${problems.join('、')}`);
  }
  return amountList;
}

/**
 * 全員の金額を、1回で更新する
 *
 * @param {Awaited<ReturnType<typeof calculate>>} amountList
 */
async function save(amountList) {
  if (amountList.length > 0) {
    await combositeDataService.shikyukojoData.saveAmount(amountList);
  }
  const zero = amountList.filter(({amount}) => amount === 0).length;
  logger.info(`更新しました: ${amountList.length}件、うち0円は${zero}件`);
}
