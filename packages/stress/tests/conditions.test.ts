import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  findScenario,
  runCustomFunction,
} from '@combosite-functions/simulator';
import type {MessageId} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {CONDITIONS, RULES, replayBase, runStress} from '..';
import {
  CAREFUL_PET,
  EACH_KOJIN,
  EACH_KOJIN_ONCE,
  FIRST_RECORD_ONLY,
  NAIVE_PET,
  byDepartment,
  byFiscalYear,
  byPetKind,
  byStay,
  CHECKS_STAYS,
  byWorkplace,
  dailyAllowance,
  forChildren,
  hiredOnes,
  importsCourses,
  inMonth,
  payroll,
  qualification,
  readsPages,
  registersCourse,
  savesQuietly,
  sends,
  sendsAgain,
  sendsByAccount,
  sendsByDepartment,
  sendsJournals,
  weddingGift,
  workAtHome,
  yearsOfService,
} from './support/stressPrograms';
import {TWO, tryCondition} from './support/stressTrial';
import {childrenWith, companyWith} from './support/stressCompanies';
import type {Base, Verdict} from '..';

const PAYROLL = '給与計算前';

/** A condition with a program that it breaks and one that holds. */
interface Trial {
  readonly scenario: string;
  /** The sample company without it. */
  readonly company?: typeof sampleCompany;
  readonly naive: string;
  /** `violation` without it. */
  readonly naiveVerdict?: Verdict;
  /** The message with which the platform itself stops the naive program. */
  readonly refusal?: MessageId;
  readonly careful: string;
  /** `passed` without it. */
  readonly carefulVerdict?: Verdict;
  /** What the first variant has changed. */
  readonly look: (base: Base) => unknown;
  readonly looksLike: unknown;
}

function values(definitionName: string, index = 0) {
  return ({company}: Base): unknown =>
    recordsOf(company, definitionName)[index]?.values;
}

function recordsOf(company: Base['company'], definitionName: string) {
  return (
    company.customData.find(
      ({definition}) => definition.definitionName === definitionName,
    )?.records ?? []
  );
}

function lastOrder(employeeId: string) {
  return ({company}: Base): unknown =>
    company.employees
      .find((employee) => employee.employeeId === employeeId)
      ?.orders.at(-1);
}

function firstAnswer({company}: Base): unknown {
  return company.httpAnswers[0]?.answers;
}

const PET: Pick<Trial, 'scenario' | 'naive' | 'careful'> = {
  scenario: TWO,
  naive: NAIVE_PET,
  careful: CAREFUL_PET,
};

const THROWS = `if (!response.ok) {
    throw new Error('送れません');
  }`;
const KEY = "{'Idempotency-Key': 'april'}";
const SENDS: Pick<Trial, 'scenario' | 'naive' | 'careful'> = {
  scenario: '手動実行',
  naive: sends("logger.info('送りました');"),
  careful: sends(THROWS),
};

/** A qualification that ends, and names somebody else. */
const REFERRED: typeof sampleCompany = {
  ...sampleCompany,
  customData: sampleCompany.customData.map((table) =>
    table.definition.definitionName === '従業員資格'
      ? {
          ...table,
          records: table.records.map((record, index) =>
            index === 0
              ? {
                  ...record,
                  values: {
                    ...record.values,
                    shikakuName: '0009',
                    yukoKigenDate: '2026/03/31',
                  },
                }
              : record,
          ),
        }
      : table,
  ),
};

const WORKPLACES = companyWith({
  勤務地: {
    items: {code: ['勤務地コード', '文字列']},
    rows: [
      ['0001', 'A001'],
      ['0002', 'B001'],
    ],
  },
});

const WORKING_HOURS = companyWith({
  年間の所定: {
    isCommon: true,
    items: {nendo: ['年度', '数値'], yen: ['単価', '数値']},
    rows: [[2025, 1200]],
  },
});

const GIFTS = companyWith({
  結婚祝金申請: {
    items: {weddingDate: ['婚姻日', '日付'], amount: ['祝金', '数値']},
    rows: [['0001', '2025/04/05', 30_000]],
  },
});

const PAGED: typeof sampleCompany = {
  ...sampleCompany,
  httpAnswers: [1, 2].map((page) => ({
    method: 'GET',
    url: `https://api.example.com/items?page=${page}`,
    answers: [
      {
        status: 200,
        body: {page, totalPages: 2, items: [page === 1 ? 'A' : 'B']},
      },
    ],
  })),
};

const LODGING = companyWith({
  寮の入居: {
    items: {inOn: ['入居日', '日付'], outOn: ['退去日', '日付']},
    rows: [
      ['0001', '2024/10/01', '2026/03/31'],
      ['0002', '2025/04/11', '2025/04/30'],
    ],
  },
});

const UNTIL = (comment = ''): string =>
  qualification(comment).replace(
    "'isTeateTarget', '==', true",
    "'yukoKigenDate', '>=', baseDate",
  );
const REFERRAL = (comment = ''): string =>
  qualification(comment).replace(
    'new Set(records',
    'new Set(records.filter((one) => one.shikakuName)',
  );

const TRIALS: Readonly<Record<string, Trial>> = {
  'empty-number': {
    ...PET,
    look: values('ペット手当マスタ'),
    looksLike: {dogTeateAmount: null, catTeateAmount: 500},
  },
  'negative-number': {
    ...PET,
    look: values('ペット手当マスタ'),
    looksLike: {dogTeateAmount: -1000, catTeateAmount: 500},
  },
  fraction: {
    ...PET,
    // One and a half dogs may be paid; half a yen is refused.
    naiveVerdict: 'confirm',
    refusal: 'amount-not-yen',
    look: values('ペット手当マスタ'),
    looksLike: {dogTeateAmount: 1000.5, catTeateAmount: 500},
  },
  'text-number': {
    ...PET,
    // Reads as far as it is a number, and full-width digits are none.
    naive: payroll(`
  const pets = await read('従業員ペット飼育数', (qb) => qb.where('employeeId', 'in', employeeIdList));
  await shikyukojoData.saveAmount(pets.map(({employeeId, dogCount}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: (Number.parseInt(dogCount) || 0) * 1000,
  })));`),
    look: values('ペット手当マスタ'),
    looksLike: {dogTeateAmount: '１０００', catTeateAmount: 500},
  },
  'huge-number': {
    ...PET,
    look: values('ペット手当マスタ'),
    looksLike: {dogTeateAmount: 30_000, catTeateAmount: 500},
  },
  'empty-flag': {
    scenario: PAYROLL,
    naive: qualification(),
    naiveVerdict: 'confirm',
    careful: qualification('\n  // 会社の決まり 真偽値が空: 空はfalseと同じ'),
    carefulVerdict: 'settled',
    look: values('従業員資格'),
    looksLike: expect.objectContaining({isTeateTarget: null}),
  },
  'empty-date': {
    scenario: PAYROLL,
    company: REFERRED,
    naive: UNTIL(),
    naiveVerdict: 'confirm',
    careful: UNTIL('\n  // 会社の決まり 任意の日付が空: 空は期限切れと同じ'),
    carefulVerdict: 'settled',
    look: values('従業員資格'),
    looksLike: expect.objectContaining({yukoKigenDate: null}),
  },
  'unknown-kind': {
    scenario: TWO,
    naive: byPetKind('continue;'),
    naiveVerdict: 'confirm',
    careful: byPetKind(
      "throw new Error('従業員ID ' + employeeId + ': 知らない種類です');",
    ),
    look: values('従業員ペット'),
    looksLike: {employeeId: '0001', petKind: '不明', class: '小型'},
  },
  'other-width': {
    scenario: TWO,
    company: WORKPLACES,
    naive: byWorkplace('code'),
    naiveVerdict: 'confirm',
    careful: byWorkplace("code.normalize('NFKC')"),
    look: values('勤務地'),
    looksLike: {employeeId: '0001', code: 'Ａ００１'},
  },
  'other-month-form': {
    scenario: '給与計算前・15日払い',
    naive: workAtHome(".where('targetMonth', '==', shoriNengetsu)"),
    naiveVerdict: 'confirm',
    careful: workAtHome('').replace(
      'const days',
      `if (records.some(({targetMonth}) => !/^[0-9]{4}\\/[0-9]{2}$/.test(targetMonth))) {
    throw new Error('対象年月の形が違います');
  }
  $&`,
    ),
    look: values('在宅勤務実績'),
    looksLike: {employeeId: '100000', targetMonth: '2025-03', zaitakuDays: 12},
  },
  'second-record': {
    ...PET,
    naive: payroll(`
  const pets = await read('従業員ペット飼育数', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const counts = new Map(pets.map(({employeeId, dogCount}) => [employeeId, dogCount]));
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: (counts.get(employeeId) ?? 0) * 1000,
  })));`),
    look: values('従業員ペット飼育数', 2),
    looksLike: {employeeId: '0001', dogCount: 3, catCount: 3},
  },
  'second-master': {
    ...PET,
    look: values('ペット手当マスタ', 1),
    looksLike: {dogTeateAmount: 2001, catTeateAmount: 1001},
  },
  'missing-master': {
    ...PET,
    naive: payroll(`
  const [master] = await read('ペット手当マスタ');
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: master?.dogTeateAmount ?? 0,
  })));`),
    look: ({company}) => recordsOf(company, 'ペット手当マスタ').length,
    looksLike: 0,
  },
  'future-master': {
    scenario: PAYROLL,
    naive: dailyAllowance('at(0)'),
    careful: dailyAllowance(
      'find(({tekiyoKaishiDate}) => tekiyoKaishiDate <= baseDate)',
    ),
    look: values('食事手当単価', 3),
    looksLike: {tekiyoKaishiDate: '2025/05/01', shokujiTeateAmount: 5001},
  },
  'last-month': {
    scenario: '給与計算前・15日払い',
    naive: workAtHome(''),
    careful: workAtHome(".where('targetMonth', '==', shoriNengetsu)"),
    look: values('在宅勤務実績'),
    looksLike: {employeeId: '100000', targetMonth: '2025/03', zaitakuDays: 11},
  },
  'lost-entitlement': {
    ...PET,
    look: ({company}) => [
      recordsOf(company, '従業員ペット飼育数').length,
      company.amounts.at(-1),
    ],
    looksLike: [
      1,
      {
        employeeId: '0001',
        kyuyoKomokuName: 'ペット手当',
        startDate: '2025/03/01',
        amount: 1500,
      },
    ],
  },
  'no-record': {
    ...PET,
    naive: payroll(`
  const pets = await read('従業員ペット飼育数', (qb) => qb.where('employeeId', 'in', employeeIdList));
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: (pets.find((pet) => pet.employeeId === employeeId) ?? pets[0]).catCount * 500,
  })));`),
    look: ({company}) =>
      recordsOf(company, '従業員ペット飼育数').map(
        (record) => record.values.employeeId,
      ),
    looksLike: ['0002'],
  },
  'other-employee': {
    ...PET,
    naive: payroll(`
  const pets = await read('従業員ペット飼育数');
  await shikyukojoData.saveAmount(pets.map(({employeeId, dogCount}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', amount: 1000 * dogCount, baseDate,
  })));`),
    look: values('従業員ペット飼育数'),
    looksLike: {employeeId: '0003', dogCount: 3, catCount: 3},
  },
  'unbalanced-journal': {
    scenario: '給与仕訳元データ連携',
    naive: sendsJournals(''),
    careful: sendsJournals(
      "if (debit !== credit) { throw new Error('貸借が合いません'); }",
    ),
    look: ({company}) => company.shiwake.real.length,
    looksLike: sampleCompany.shiwake.real.length - 1,
  },
  'unknown-account': {
    scenario: '給与仕訳元データ連携',
    naive: sendsByAccount('continue;'),
    careful: sendsByAccount("throw new Error('知らない科目です');"),
    look: ({company}) =>
      company.shiwake.real.filter(({kanjoKamokuCode}) =>
        kanjoKamokuCode.startsWith('9'),
      ).length,
    looksLike: 1,
  },
  'no-department': {
    scenario: '給与仕訳元データ連携',
    naive: sendsByDepartment('if (!bumonCode) { continue; }'),
    careful: sendsByDepartment(
      "if (!bumonCode) { throw new Error('部門のない仕訳があります'); }",
    ),
    look: ({company}) =>
      company.shiwake.real.filter(({bumonCode}) => bumonCode === '').length,
    looksLike: 1,
  },
  'changed-journal': {
    scenario: '給与仕訳元データ連携',
    naive: sendsJournals(''),
    // The receiver says 201 of what is new only.
    careful: sendsJournals('').replace(
      '!response.ok',
      'response.status !== 201',
    ),
    look: ({company}) =>
      company.shiwake.real.filter(
        ({amount}, index) =>
          amount !== sampleCompany.shiwake.real[index]?.amount,
      ).length,
    looksLike: 2,
  },
  'expired-record': {
    scenario: PAYROLL,
    naive: qualification(),
    naiveVerdict: 'confirm',
    careful: qualification(
      '\n  // 会社の決まり 期限が切れたデータ: 期限が切れても、次の更新まで支給する',
    ),
    carefulVerdict: 'settled',
    look: values('従業員資格'),
    looksLike: expect.objectContaining({yukoKigenDate: '2025/03/31'}),
  },
  'early-record': {
    scenario: PAYROLL,
    naive: qualification(),
    naiveVerdict: 'confirm',
    careful: qualification(
      '\n  // 会社の決まり early-record: 月の途中の取得にも支給する',
    ),
    carefulVerdict: 'settled',
    look: values('従業員資格'),
    looksLike: expect.objectContaining({shutokuDate: '2025/04/11'}),
  },
  'outside-pages': {
    scenario: '手動実行',
    company: PAGED,
    naive: readsPages('1'),
    careful: readsPages('body.totalPages'),
    look: firstAnswer,
    looksLike: [{status: 200, body: {page: 1, totalPages: 3, items: ['A']}}],
  },
  'odd-period': {
    scenario: TWO,
    company: LODGING,
    naive: byStay('own.reduce((sum, one) => sum + daysOf(one), 0)'),
    refusal: 'amount-not-yen',
    careful: byStay('daysOf(own[0] ?? {})', CHECKS_STAYS),
    look: values('寮の入居'),
    looksLike: {
      employeeId: '0001',
      inOn: '2025/04/20',
      outOn: '2025/04/10',
    },
  },
  retired: {
    ...PET,
    refusal: 'keisan-pattern-missing',
    careful: `// 会社の決まり 前日に退職: 除いて、手で支給する\n${CAREFUL_PET}`,
    carefulVerdict: 'settled',
    look: lastOrder('0001'),
    looksLike: {
      hatsureiDate: '2025/03/31',
      hatsureiKubun: HatsureiKubun.Taishoku,
    },
  },
  'on-leave': {
    ...PET,
    naiveVerdict: 'confirm',
    careful: `// 会社の決まり 休職中: 休職中も支給する\n${CAREFUL_PET}`,
    carefulVerdict: 'settled',
    look: lastOrder('0001'),
    looksLike: {
      hatsureiDate: '2025/03/12',
      hatsureiKubun: HatsureiKubun.Kyushoku,
    },
  },
  transferred: {
    scenario: TWO,
    naive: EACH_KOJIN,
    careful: EACH_KOJIN_ONCE,
    carefulVerdict: 'confirm',
    look: lastOrder('0001'),
    looksLike: {
      hatsureiDate: '2025/04/01',
      hatsureiKubun: HatsureiKubun.TensekiShukko,
    },
  },
  'hired-later': {
    scenario: TWO,
    naive: EACH_KOJIN,
    careful: EACH_KOJIN_ONCE,
    look: ({company}) =>
      company.employees[0]?.kojin.map(({term}) => term.startDate),
    looksLike: ['2025/04/15'],
  },
  moved: {
    scenario: TWO,
    naive: yearsOfService(
      'readByEmployeeIdAndBaseDate(employeeIdList, baseDate)',
    ),
    careful: yearsOfService('readByEmployeeId(employeeIdList)'),
    look: lastOrder('0001'),
    looksLike: {hatsureiDate: '2025/04/01', hatsureiKubun: HatsureiKubun.Ido},
  },
  'hired-moved': {
    scenario: TWO,
    naive: hiredOnes('readByEmployeeIdAndBaseDate(employeeIdList, shikyuDate)'),
    careful: hiredOnes('readByEmployeeId(employeeIdList)'),
    look: lastOrder('0001'),
    looksLike: {hatsureiDate: '2025/04/15', hatsureiKubun: HatsureiKubun.Ido},
  },
  'referred-retired': {
    scenario: PAYROLL,
    company: REFERRED,
    naive: REFERRAL(),
    naiveVerdict: 'confirm',
    careful: REFERRAL(
      '\n  // 会社の決まり データにある別の人が退職: 退職しても支給する',
    ),
    carefulVerdict: 'settled',
    look: lastOrder('0009'),
    looksLike: {
      hatsureiDate: '2025/03/31',
      hatsureiKubun: HatsureiKubun.Taishoku,
    },
  },
  'concurrent-first': {
    scenario: PAYROLL,
    naive: byDepartment(''),
    careful: byDepartment(
      '.filter(({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu)',
    ),
    look: ({scenario}) => scenario.isReversed,
    looksLike: true,
  },
  'other-pattern': {
    ...PET,
    look: ({company}) => company.employees[0]?.keisanPattern[0],
    looksLike: {
      term: {startDate: '2010/04/01', endDate: null},
      keisanPatternName: '役員計算パターン',
    },
  },
  'no-targets': {
    ...PET,
    naiveVerdict: 'passed',
    refusal: 'employee-not-target',
    naive: payroll(`
  await shikyukojoData.saveAmount([
    {employeeId: '0001', kyuyoKomokuName: 'ペット手当', amount: 1000, baseDate},
  ]);`),
    look: ({scenario}) => scenario.payroll?.employeeIdList,
    looksLike: [],
  },
  reversed: {
    ...PET,
    naive: FIRST_RECORD_ONLY,
    look: ({scenario}) => scenario.isReversed,
    looksLike: true,
  },
  'time-zone': {
    scenario: PAYROLL,
    naive: inMonth('new Date(baseDate).toISOString().slice(5, 7)'),
    careful: inMonth(
      "String(new Date(baseDate).getMonth() + 1).padStart(2, '0')",
    ),
    look: ({scenario}) => scenario.utcOffsetHours,
    looksLike: 0,
  },
  retroactive: {
    ...PET,
    look: ({scenario, company}) => [
      scenario.payroll?.sokyuKeisan?.shoriNengetsu,
      recordsOf(company, 'ペット手当マスタ')[0]?.values.dogTeateAmount,
    ],
    looksLike: ['2025/02', 2001],
  },
  'other-day': {
    scenario: PAYROLL,
    naive: inMonth("String(new Date().getMonth() + 1).padStart(2, '0')"),
    careful: inMonth(
      "String(new Date(baseDate).getMonth() + 1).padStart(2, '0')",
    ),
    look: ({scenario}) => scenario.startedAt.slice(0, 7),
    looksLike: '2025/05',
  },
  'year-later': {
    scenario: '給与計算前・15日払い',
    naive: workAtHome(".where('targetMonth', '==', '2025/04')"),
    careful: workAtHome(".where('targetMonth', '==', shoriNengetsu)"),
    look: ({scenario}) => scenario.payroll?.shoriNengetsu,
    looksLike: '2026/04',
  },
  'run-twice': {
    scenario: '手動実行',
    naive: registersCourse(''),
    careful: registersCourse('if (known.length > 0) { return; }'),
    look: ({company}) => recordsOf(company, '研修マスタ').length,
    looksLike: 2,
  },
  'dry-run': {
    scenario: '手動実行',
    naive: SENDS.naive,
    naiveVerdict: 'confirm',
    careful: registersCourse('if (known.length > 0) { return; }'),
    look: ({scenario}) => scenario.dryRun,
    looksLike: true,
  },
  'turn-of-year': {
    scenario: '給与計算前・15日払い',
    naive: workAtHome(
      ".where('targetMonth', '==', shoriNengetsu.slice(0, 5) + String(Number(shoriNengetsu.slice(5)) - 1).padStart(2, '0'))",
    ),
    careful: workAtHome(".where('targetMonth', '==', shoriNengetsu)"),
    look: ({scenario, company}) => [
      scenario.payroll?.baseDate,
      company.employees[0]?.orders[0]?.hatsureiDate.slice(5),
    ],
    looksLike: ['2026/01/01', '01/01'],
  },
  'turn-of-fiscal-year': {
    scenario: TWO,
    company: WORKING_HOURS,
    naive: byFiscalYear('month >= 3'),
    naiveVerdict: 'confirm',
    careful: byFiscalYear('month >= 4'),
    look: ({scenario}) => scenario.payroll?.baseDate,
    looksLike: '2026/03/01',
  },
  'born-april-first': {
    scenario: TWO,
    company: childrenWith('生年月日'),
    naive: forChildren('birth >= `${schoolYear - 18}/04/01`'),
    naiveVerdict: 'confirm',
    careful: forChildren('birth >= `${schoolYear - 18}/04/02`'),
    look: values('扶養する子', 1),
    looksLike: {employeeId: '0001', birth: '2007/04/01'},
  },
  'next-month': {
    scenario: TWO,
    company: GIFTS,
    naive: weddingGift(),
    careful: weddingGift(".where('weddingDate', '>=', baseDate)"),
    look: ({scenario, company}) => [
      scenario.payroll?.shoriNengetsu,
      recordsOf(company, '結婚祝金申請')[0]?.values.weddingDate,
      company.amounts.at(-1)?.startDate,
    ],
    looksLike: ['2025/05', '2025/04/05', '2025/04/01'],
  },
  'save-fails': {
    ...PET,
    naive: savesQuietly("logger.info('更新できませんでした');"),
    careful: savesQuietly('throw error;'),
    look: ({scenario}) => scenario.refusesAmounts,
    looksLike: true,
  },
  'no-journals': {
    scenario: '給与仕訳元データ連携',
    naive: sendsJournals(
      "if (debit !== credit) { throw new Error('貸借が合いません'); }",
    ),
    careful: sendsJournals('if (journals.length === 0) { return; }'),
    look: ({company}) => company.shiwake.real,
    looksLike: [],
  },
  'outside-500': {...SENDS, look: firstAnswer, looksLike: [{status: 500}]},
  'outside-429': {...SENDS, look: firstAnswer, looksLike: [{status: 429}]},
  'outside-refused': {
    ...SENDS,
    naive: sends(
      "if (response.status >= 500) { throw new Error('送れません'); }",
    ),
    look: firstAnswer,
    looksLike: [{status: 401}],
  },
  'outside-silent': {
    ...SENDS,
    naive: `async function main() {
  try {
    await httpRequest.post('https://api.example.com/v1/requests', {});
  } catch {
    logger.info('終わりました');
  }
}`,
    look: firstAnswer,
    looksLike: [{failure: 'connection'}],
  },
  'outside-twice': {
    scenario: '手動実行',
    naive: sendsAgain('{}'),
    careful: sendsAgain(KEY),
    look: firstAnswer,
    looksLike: [{failure: 'connection'}, {status: 201, body: {id: 'R001'}}],
  },
  'outside-content': {
    scenario: '手動実行',
    naiveVerdict: 'passed',
    naive: importsCourses(''),
    careful: importsCourses(`
  if (!Array.isArray(courses) || courses.some(({code, name}) => !code || !name)) {
    throw new Error('研修の一覧が想定した形ではありません');
  }`),
    look: firstAnswer,
    looksLike: [
      {
        status: 200,
        headers: {'Content-Type': 'text/html'},
        body: '<html>メンテナンス中です</html>',
      },
    ],
  },
};

/** The platform's message that ends the naive program, if the trial has one. */
async function refusalOf(
  {naive, refusal, scenario, company = sampleCompany}: Trial,
  variantId: string,
): Promise<MessageId | undefined> {
  if (!refusal) {
    return undefined;
  }
  const options = {
    source: naive,
    scenario: findScenario(scenarios, scenario),
    company,
  };
  const base = await replayBase(options, variantId);
  expect(base).toBeDefined();
  return (await runCustomFunction({...options, ...base})).error?.messageId;
}

test.each([
  ['run-twice', 'String(Math.random())'],
  ['run-twice', 'String(Date.now())'],
  ['run-twice', "'april'"],
  ['outside-twice', 'String(Math.random())'],
])('%s is told by the number %s', async (id, key) => {
  const result = await tryCondition(
    id,
    sendsAgain(`{'Idempotency-Key': ${key}}`),
    undefined,
    '手動実行',
  );
  const isKept = key === "'april'";
  expect(result.verdict).toBe(isKept ? 'passed' : 'violation');
  expect(JSON.stringify(result).includes('違う番号で2回')).toBe(!isKept);
});

test.each([
  ["{'Idempotency-Key': 'april-' + attempt}", '{}', 'violation'],
  ['{}', "{id: 'april-' + attempt}", 'violation'],
  [KEY, "{id: 'april-' + attempt}", 'passed'],
  [KEY, '{}', 'passed'],
])(
  'another try with headers %s and body %s',
  async (headers, body, verdict) => {
    const source = sendsAgain(headers).replace("{month: '2025/04'}", body);
    const result = await tryCondition(
      'outside-twice',
      source,
      undefined,
      '手動実行',
    );
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  },
);

test('a base date of the program’s own is found, with its line', async () => {
  const source = CAREFUL_PET.replace(
    /\bbaseDate,?\s*\}/,
    "baseDate: '2025/04/01'}",
  );
  expect(source).not.toBe(CAREFUL_PET);
  const result = await tryCondition('year-later', source);
  expect(result.verdict).toBe('violation');
  expect(result.variants[0]?.findings[0]).toMatchObject({
    text: expect.stringContaining(
      '2026/04/01 → 2025/04/01（1年後）。プログラムに「2025/04/01」と書いてあります',
    ) as string,
    line: source.slice(0, source.indexOf("'2025/04/01'")).split('\n').length,
  });
});

test('an empty optional number is a matter of the company', async () => {
  const source = payroll(`
  const routes = await read('通勤経路');
  await shikyukojoData.saveAmount(routes
    .filter(({employeeId}) => ['0001', '0002'].includes(employeeId))
    .map(({employeeId, tsukinKyoriKm}) => ({
      employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
      amount: Math.round(tsukinKyoriKm * 10),
    })));`);
  expect((await tryCondition('empty-number', source)).verdict).toBe('confirm');
  const settled = `// 会社の決まり 数値が空: 徒歩の人は空で、0円\n${source}`;
  expect((await tryCondition('empty-number', settled)).verdict).toBe('settled');
});

test('a month of its own is shown, not blamed', async () => {
  const result = await tryCondition(
    'turn-of-year',
    inMonth('baseDate.slice(5, 7)'),
    undefined,
    PAYROLL,
  );
  expect(result.verdict, JSON.stringify(result)).toBe('confirm');
});

test.each([
  ['', 'confirm'],
  [
    "await (await baseService.createCustomDataServiceByDefinitionName('研修マスタ')).createCustomData({kenshuCode: 'K900', kenshuName: '安全衛生'});",
    'violation',
  ],
])('a refusal that is only logged, and then %s', async (after, verdict) => {
  const source = savesQuietly(`logger.error(error.message);${after}`);
  expect((await tryCondition('save-fails', source)).verdict).toBe(verdict);
});

test('an empty number below which nothing is paid takes somebody paid', async () => {
  const source = workAtHome(
    ".where('targetMonth', '==', shoriNengetsu)",
  ).replace(
    '(days.get(employeeId) ?? 0) * 200',
    '(days.get(employeeId) ?? 0) > 15 ? 3000 : 0',
  );
  const {customData} = sampleCompany;
  const company = {
    ...sampleCompany,
    customData: customData.map((table) =>
      table.definition.definitionName === '在宅勤務実績'
        ? {
            ...table,
            records: table.records.map((record) => ({
              ...record,
              values: {...record.values, zaitakuDays: 15},
            })),
          }
        : table,
    ),
  };
  const result = await tryCondition(
    'empty-number',
    source,
    company,
    '給与計算前・15日払い',
  );
  expect(result.verdict, JSON.stringify(result)).toBe('violation');
});

test.each([
  ['at(0)', 'violation'],
  ['find(({tekiyoKaishiDate}) => tekiyoKaishiDate <= baseDate)', 'passed'],
])(
  'a price of next month beside one of next year: %s',
  async (one, verdict) => {
    const company = {
      ...sampleCompany,
      customData: sampleCompany.customData.map((table) => ({
        ...table,
        records: table.records.map((record, index) =>
          index === 0 && 'tekiyoKaishiDate' in record.values
            ? {
                ...record,
                values: {...record.values, tekiyoKaishiDate: '2026/10/01'},
              }
            : record,
        ),
      })),
    };
    const source = dailyAllowance(one);
    const result = await tryCondition(
      'future-master',
      source,
      company,
      PAYROLL,
    );
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  },
);

describe('a retroactive calculation', () => {
  const prices = (choose: string): string => dailyAllowance(choose);

  test.each([
    // By date: the price of that month.
    ['find(({tekiyoKaishiDate}) => tekiyoKaishiDate <= baseDate)', 'passed'],
    ['at(0)', 'violation'],
    [
      "find((one, _, all) => { if (all.length !== 3) { throw new Error('3件ではありません'); } return one.tekiyoKaishiDate <= baseDate; })",
      'confirm',
    ],
  ])('with prices by date: %s', async (choose, verdict) => {
    const result = await tryCondition(
      'retroactive',
      prices(choose),
      undefined,
      PAYROLL,
    );
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test.each([
    ['', '給与計算前・15日払い', 'confirm'],
    ['', '遡及計算', 'confirm'],
    [
      "if (isSokyuKeisan) { logger.info('更新しません'); return; }",
      '給与計算前・15日払い',
      'passed',
    ],
    [
      "if (isSokyuKeisan) { logger.warn('遡及計算：今の単価で計算します'); }",
      '遡及計算',
      'passed',
    ],
    [
      '// 会社の決まり 遡及計算（単価の変更後）: 今の単価で直す\n',
      '遡及計算',
      'settled',
    ],
  ])('with a price in the program, and %j', async (rest, scenario, verdict) => {
    const source = workAtHome('')
      .replace('const days', `${rest}$&`)
      .replace('* 200', '$& + 200');
    const result = await tryCondition(
      'retroactive',
      source,
      undefined,
      scenario,
    );
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test('is of a month with data, where data belong to months', async () => {
    const source = workAtHome(".where('targetMonth', '==', shoriNengetsu)")
      .replace(
        'const days',
        "const [{dogTeateAmount: price}] = await read('ペット手当マスタ');$&",
      )
      .replace('* 200', '* price');
    const result = await tryCondition(
      'retroactive',
      source,
      undefined,
      '給与計算前・15日払い',
    );
    expect(result.verdict, JSON.stringify(result)).toBe('violation');
  });

  test('that always stops is shown', async () => {
    const source = CAREFUL_PET.replace(
      /logger\.info\('遡及計算では更新しません'\);\s*return;/,
      "throw new Error('遡及計算です');",
    );
    const result = await tryCondition('retroactive', source);
    expect(result.variants[0]?.findings[0]).toMatchObject({
      verdict: 'confirm',
      text: expect.stringMatching(
        /^遡及計算では、エラーで止まります：/,
      ) as string,
    });
  });
});

describe('records of days', () => {
  /** Work at home with a day in place of the month. */
  const company = (itemName: string): typeof sampleCompany => ({
    ...sampleCompany,
    customData: sampleCompany.customData.map((table) =>
      table.definition.definitionName === '在宅勤務実績'
        ? {
            definition: {
              ...table.definition,
              itemList: table.definition.itemList.map((item) =>
                item.itemKey === 'targetMonth'
                  ? {...item, itemName, dataType: '日付'}
                  : item,
              ),
            },
            records: table.records.map((record) => ({
              ...record,
              values: {
                ...record.values,
                targetMonth: `${String(record.values.targetMonth)}/10`,
              },
            })),
          }
        : table,
    ),
  });
  const tryDays = async (itemName: string, condition: string) =>
    (
      await runStress({
        source: workAtHome(condition),
        scenario: findScenario(scenarios, '給与計算前・15日払い'),
        company: company(itemName),
        conditionIds: ['last-month'],
      })
    ).conditions[0];

  test('of an earlier month are not added up', async () => {
    const naive = await tryDays('利用日', '');
    expect(naive).toMatchObject({
      verdict: 'violation',
      variants: [{description: '100000に、利用日が2025/02/10のデータもある'}],
    });
    const careful = await tryDays(
      '利用日',
      ".where('targetMonth', '>=', baseDate)",
    );
    expect(careful?.verdict, JSON.stringify(careful)).toBe('passed');
  });

  test('that hold for longer are no matter of a month', async () => {
    expect((await tryDays('取得日', ''))?.verdict).toBe('notApplicable');
  });
});

describe('a date whose name says nothing of the kind', () => {
  /** The sample company with another name for the day of a qualification. */
  const company = (itemName: string): typeof sampleCompany => ({
    ...sampleCompany,
    customData: sampleCompany.customData.map((table) =>
      table.definition.definitionName === '従業員資格'
        ? {
            ...table,
            definition: {
              ...table.definition,
              itemList: table.definition.itemList
                .filter(({itemKey}) => itemKey !== 'yukoKigenDate')
                .map((item) =>
                  item.itemKey === 'shutokuDate' ? {...item, itemName} : item,
                ),
            },
          }
        : table,
    ),
  });
  const tryDates = (itemName: string, source: string) =>
    runStress({
      source,
      scenario: findScenario(scenarios, PAYROLL),
      company: company(itemName),
      conditionIds: ['expired-record', 'early-record'],
    });

  test('is tried as a start if it is one', async () => {
    const {conditions} = await tryDates('入居日', qualification());
    expect(conditions.map(({verdict, reason}) => [verdict, reason])).toEqual([
      [
        'notApplicable',
        '期限と分かる日付の項目がありません（日付の項目：入居日）',
      ],
      ['confirm', undefined],
    ]);
  });

  test('is tried both ways if the program looks at it, and that is said', async () => {
    const {conditions} = await tryDates(
      '基準になる日',
      qualification().replace(
        'new Set(records',
        'new Set(records.filter(({shutokuDate}) => shutokuDate <= baseDate)',
      ),
    );
    expect(conditions.map(({variants}) => variants[0]?.description)).toEqual([
      expect.stringMatching(/（項目名からは、期限かどうか分かりません）$/),
      expect.stringMatching(
        /（項目名からは、始まりの日かどうか分かりません）$/,
      ),
    ]);
  });
});

test('who has 0 years of service is shown, and the program can settle it', async () => {
  const source = yearsOfService('readByEmployeeId(employeeIdList)');
  const zero = source.replace(
    'return hiring ?',
    'return hiring && hiring.hatsureiDate <= baseDate ?',
  );
  expect((await tryCondition('hired-later', zero)).verdict).toBe('confirm');
  const settled = `// 会社の決まり 基準日より後の入社: 勤続0年は0円\n${zero}`;
  expect((await tryCondition('hired-later', settled)).verdict).toBe('settled');
});

describe.each(Object.entries(TRIALS))('the condition %s', (id, trial) => {
  test('changes what it says', async () => {
    const base = await replayBase(
      {
        source: trial.careful,
        scenario: findScenario(scenarios, trial.scenario),
        company: trial.company ?? sampleCompany,
      },
      `${id}-1`,
    );
    expect(base && trial.look(base)).toEqual(trial.looksLike);
  });

  test('breaks a naive program, or the platform refuses what it does', async () => {
    const result = await tryCondition(
      id,
      trial.naive,
      trial.company,
      trial.scenario,
    );
    expect(result.verdict, JSON.stringify(result)).toBe(
      trial.naiveVerdict ?? 'violation',
    );
    expect(await refusalOf(trial, `${id}-1`)).toBe(trial.refusal);
  });

  test("doesn't break a careful one", async () => {
    const result = await tryCondition(
      id,
      trial.careful,
      trial.company,
      trial.scenario,
    );
    expect(result.verdict, JSON.stringify(result)).toBe(
      trial.carefulVerdict ?? 'passed',
    );
  });
});

describe('the list of conditions', () => {
  test('has each of these tests, and a title and rule of its own', () => {
    expect(Object.keys(TRIALS).sort()).toEqual(
      CONDITIONS.map(({id}) => id).sort(),
    );
    expect(CONDITIONS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(CONDITIONS.map(({title}) => title)).size).toBe(
      CONDITIONS.length,
    );
  });

  test('uses every rule that is about data or situations', () => {
    const used = new Set<string>(CONDITIONS.map(({rule}) => rule));
    expect(RULES.map(({id}) => id).filter((id) => !used.has(id))).toEqual([
      // What is found under any condition.
      'logs',
    ]);
  });

  test('says why a condition does not apply', async () => {
    const {conditions, changesNothing} = await runStress({
      source: 'async function main() {}',
      scenario: findScenario(scenarios, '手動実行'),
      company: sampleCompany,
    });
    expect(changesNothing).toBe(true);
    const untried = conditions.filter(
      ({verdict}) => verdict === 'notApplicable',
    );
    expect(untried.length).toBeGreaterThan(CONDITIONS.length - 4);
    expect(untried.filter(({reason}) => !reason)).toEqual([]);
  });

  test('says that a condition cannot be made', async () => {
    const [first] = sampleCompany.keisanPatterns;
    const {conditions} = await runStress({
      source: NAIVE_PET,
      scenario: findScenario(scenarios, TWO),
      company: {...sampleCompany, keisanPatterns: first ? [first] : []},
      conditionIds: ['other-pattern'],
    });
    expect(conditions[0]).toMatchObject({
      verdict: 'notApplicable',
      reason: '作れない：「ペット手当」のない計算パターンがありません',
    });
  });
});
