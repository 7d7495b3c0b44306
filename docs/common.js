// 共通の関数：ページのプログラムの終わりに、使うものだけが入ります。
// 変えたら、`npm run generate`で、ページのプログラムを新しくします。
// エラーの文はログに残るので、金額や生年月日のような値は書きません。

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
 * カスタムデータの全件。Combositeにない従業員ID（先頭の0が消えた`1`など）は、知らせる
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

/** 対象者の個人データ。月の途中に入社した人は、支給日のもの */
async function readKojin() {
  const {shikyukojoData, kojinData} = combositeDataService;
  const {baseDate, shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
  const ids = shikyukojoData.employeeIdList;
  const now = await kojinData.readByEmployeeIdAndBaseDate(ids, baseDate);
  const later = await kojinData.readByEmployeeIdAndBaseDate(ids, shikyuDate);
  const known = now.map(({employeeId}) => employeeId);
  return [...now, ...later.filter((one) => !known.includes(one.employeeId))];
}

/** 基準日に休職中の対象者の従業員ID。兼務が在籍中のままでも入る */
async function readOnLeave() {
  const {shikyukojoData, hatsureiData} = combositeDataService;
  const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
  const ids = shikyukojoData.employeeIdList;
  const orders = await hatsureiData.readByEmployeeIdAndBaseDate(ids, baseDate);
  return orders
    .filter((one) => one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Kyushokuchu)
    .map(({employeeId}) => employeeId);
}

/** 処理年月（`2025/04`の形）。違えば止める */
function thisMonth() {
  const {shoriNengetsu} = combositeDataService.kyuyoKeisanSettingsData;
  if (!/^\d{4}\/\d{2}$/.test(shoriNengetsu)) {
    throw new Error(`処理年月の形が違います: ${shoriNengetsu}`);
  }
  return shoriNengetsu;
}

/**
 * 処理年月のデータ。年月や日付の形が違うデータがあれば、どの月の分か分からないので止める
 *
 * @template {Record<string, unknown>} T
 * @param {T[]} records
 * @param {string} key 年月か日付の項目キー
 * @param {number} monthsAgo 前の月のデータなら1
 */
function ofThisMonth(records, key, monthsAgo = 0) {
  const month = monthNumber(thisMonth()) - monthsAgo;
  for (const {employeeId, [key]: value} of records) {
    if (!/^\d{4}\/\d{2}(\/\d{2})?$/.test(String(value))) {
      throw new Error(
        `従業員ID ${employeeId}: ${key}を「2025/04」か「2025/04/01」の形にする`,
      );
    }
  }
  return records.filter(
    (one) => monthNumber(String(one[key]).slice(0, 7)) === month,
  );
}

/**
 * 処理年月の1日から末日までの日付
 *
 * @param {number} monthsAgo 前の月なら1
 */
function datesOfThisMonth(monthsAgo = 0) {
  const [year = NaN, month = NaN] = thisMonth().split('/').map(Number);
  // 翌月の0日が、今月の末日になる
  const last = new Date(Date.UTC(year, month - monthsAgo, 0));
  const text = last.toISOString().slice(0, 7).replace('-', '/');
  return Array.from(
    {length: last.getUTCDate()},
    (_, index) => `${text}/${String(index + 1).padStart(2, '0')}`,
  );
}

/**
 * 年月の通し番号。引くと、何か月離れているかが分かる
 *
 * @param {unknown} month `2025/04`の形
 */
function monthNumber(month) {
  const text = String(month);
  if (!/^\d{4}\/\d{2}$/.test(text)) {
    throw new Error('年月を「2025/04」の形にする');
  }
  const [year = NaN, number = NaN] = text.split('/').map(Number);
  return year * 12 + number;
}

/**
 * 月数。始まりの日の数字に届かない月は、まだ数えない
 *
 * @param {string} start `2025/04/01`の形
 * @param {string} end
 */
function monthsBetween(start, end) {
  const [year = NaN, month = NaN, day = NaN] = start.split('/').map(Number);
  const [endYear = NaN, endMonth = NaN, endDay = NaN] = end
    .split('/')
    .map(Number);
  const months = (endYear - year) * 12 + endMonth - month;
  return endDay < day ? months - 1 : months;
}

/**
 * その日に在籍中か。兼務が在籍中のままでも、休職中や、転籍の後なら違う
 *
 * @param {HatsureiDataEntity[]} orders 1人の発令
 * @param {string} date
 */
function isWorking(orders, date) {
  const kubunList = orders
    .filter(({term}) => term.startDate <= date)
    .filter(({term}) => date <= (term.endDate ?? '9999/12/31'))
    .filter((one) => one.hatsureiKubun !== HatsureiKubun.TensekiShukko)
    .filter((one) => one.shukkoKubun !== ShukkoKubun.TensekiShukko)
    .map((one) => one.zaisekiJokyoKubun);
  return (
    kubunList.includes(ZaisekiJokyoKubun.Zaisekichu) &&
    !kubunList.includes(ZaisekiJokyoKubun.Kyushokuchu)
  );
}

/**
 * 基準日に有効なデータ：基準日までに始まったうちの、最も新しいもの
 *
 * @template {Record<string, unknown>} T
 * @param {T[]} records
 * @param {string & keyof T} key 適用開始日の項目キー
 */
function latestOf(records, key) {
  const {kyuyoKeisanSettingsData} = combositeDataService;
  const baseDate = dateOf(kyuyoKeisanSettingsData, 'baseDate');
  const dates = records.map((one) => dateOf(one, key)).sort();
  const start = dates.filter((date) => date <= baseDate).at(-1);
  return records.filter((one) => one[key] === start);
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
 * 従業員のデータの合計。2件以上あれば知らせ、合計が`max`を超えたら止める
 *
 * @param {Record<string, unknown>[]} records
 * @param {string} employeeId
 * @param {string} key 合計する項目キー
 * @param {number} max
 */
function totalOf(records, employeeId, key, max) {
  const own = records.filter((one) => one.employeeId === employeeId);
  const total = own
    .map((one) => wholeNumber(one, key, max))
    .reduce((sum, number) => sum + number, 0);
  if (total > max) {
    throw new Error(`${key}の合計が${max}を超えています`);
  }
  if (own.length > 1) {
    logger.warn(`従業員ID ${employeeId}: ${own.length}件の合計です`);
  }
  return total;
}

/**
 * 1件だけのデータ。0件か2件以上なら止める
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
 * 「はい」か「いいえ」（`true`か`false`）。どちらでもなければ止める
 *
 * @param {Record<string, unknown>} record
 * @param {string} key 項目キー
 */
function yesOrNo(record, key) {
  const value = record[key];
  if (typeof value !== 'boolean') {
    throw new Error(`${key}を「はい」か「いいえ」にする`);
  }
  return value;
}

/**
 * 日付（`2025/04/01`の形）。違えば止める
 *
 * @template T
 * @param {T} record
 * @param {string & keyof T} key 項目キー
 */
function dateOf(record, key) {
  const date = String(record[key]);
  if (!/^\d{4}\/\d{2}\/\d{2}$/.test(date)) {
    throw new Error(`${key}を「2025/04/01」の形にする`);
  }
  return date;
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
