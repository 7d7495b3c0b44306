/*
 * What happens to employees: hiring, leave, transfer, retirement.
 */
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  addDays,
} from '@combosite-functions/simulator';
import {withEmployee, withPayroll} from '../change';
import {isUsed, personal} from '../facts';
import type {Condition, PaidEmployee, ProgramFacts} from '../types';
import type {Company, Employee} from '@combosite-functions/simulator';

const NOBODY = '給与計算の対象者に金額を更新しないプログラムです';

type Order = Employee['orders'][number];

/** Somebody paid whose history is short, so that the change is all there is. */
function subjectOf({
  company,
  paid,
  targets,
  baseDate,
}: ProgramFacts): PaidEmployee | undefined {
  const candidates = paid.filter(({employeeId}) =>
    targets?.includes(employeeId),
  );
  const isPlain = ({employeeId}: PaidEmployee): boolean =>
    company.employees.some(
      (employee) =>
        employee.employeeId === employeeId &&
        employee.orders.every(
          ({hatsureiKubun, hatsureiDate}) =>
            hatsureiKubun === HatsureiKubun.Koyo && hatsureiDate < baseDate,
        ),
    );
  return candidates.find(isPlain) ?? candidates[0];
}

function addOrder(company: Company, employeeId: string, order: Order): Company {
  return withEmployee(company, employeeId, (employee) => ({
    ...employee,
    orders: [
      ...employee.orders.filter(
        ({hatsureiDate}) => hatsureiDate !== order.hatsureiDate,
      ),
      order,
    ].sort((a, b) => (a.hatsureiDate < b.hatsureiDate ? -1 : 1)),
  }));
}

/** The company of whose employees one retired, and has come to nothing since. */
function retire(company: Company, employeeId: string, date: string): Company {
  const before = withEmployee(company, employeeId, (employee) => ({
    ...employee,
    orders: employee.orders.filter(({hatsureiDate}) => hatsureiDate < date),
    keisanPattern: employee.keisanPattern.filter(
      ({term}) => term.startDate <= date,
    ),
  }));
  return addOrder(before, employeeId, {
    hatsureiDate: date,
    hatsureiKubun: HatsureiKubun.Taishoku,
  });
}

/** The company of whose employees one is on leave since a day, until today. */
function sendOnLeave(
  company: Company,
  employeeId: string,
  date: string,
  today: string,
): Company {
  const before = withEmployee(company, employeeId, (employee) => ({
    ...employee,
    // What ended the leave would make this no leave.
    orders: employee.orders.filter(
      ({hatsureiDate}) => hatsureiDate < date || hatsureiDate > today,
    ),
  }));
  return addOrder(before, employeeId, {
    hatsureiDate: date,
    hatsureiKubun: HatsureiKubun.Kyushoku,
  });
}

/** Somebody paid who was there before a day, on which something happens. */
function subjectSince(
  facts: ProgramFacts,
  date: string,
): PaidEmployee | undefined {
  const isThere = ({employeeId}: PaidEmployee): boolean =>
    facts.company.employees.some(
      (employee) =>
        employee.employeeId === employeeId &&
        employee.orders.some(({hatsureiDate}) => hatsureiDate < date),
    );
  return subjectOf({...facts, paid: facts.paid.filter(isThere)});
}

/** The company of whose employees one has only been there since a day. */
function hire(
  {company, baseDate}: ProgramFacts,
  employeeId: string,
  date: string,
): Company {
  const term = {startDate: date, endDate: null};
  return withEmployee(company, employeeId, (employee) => {
    const [first, ...others] = employee.orders;
    const state = others.reduce((all, order) => ({...all, ...order}), {
      ...first,
    });
    return {
      employeeId,
      orders: [
        {...state, hatsureiDate: date, hatsureiKubun: HatsureiKubun.Koyo},
      ],
      kojin: employee.kojin.slice(-1).map((kojin) => ({...kojin, term})),
      jusho: employee.jusho
        .filter(
          (jusho) =>
            jusho.term.endDate === null || jusho.term.endDate >= baseDate,
        )
        .map((jusho) => ({...jusho, term})),
      keisanPattern: employee.keisanPattern
        .slice(-1)
        .map((pattern) => ({...pattern, term})),
    };
  });
}

/** Days after the base date, still in its month. */
const HALF_A_MONTH = 14;

/** Days from the base date, in the month before. */
const LEAVE_BEGINS = -20;

/** What happens to somebody, on a day. */
interface Happening {
  /** How many days from the base date it happens. */
  readonly days: number;
  /** Whether it is of a part of the month only. */
  readonly isPartial?: boolean;
  readonly describe: (employeeId: string, date: string) => string;
  readonly change: (
    facts: ProgramFacts,
    employeeId: string,
    date: string,
  ) => Company;
}

/** A condition about which the company decides. */
function policy(
  texts: Pick<Condition, 'id' | 'title' | 'explanation'>,
  ...happenings: readonly Happening[]
): Condition {
  return {
    ...texts,
    rule: 'targets',
    apply: (facts) => {
      const drafts = happenings.flatMap(
        ({days, isPartial, describe, change}) => {
          const date = addDays(facts.baseDate, days);
          const {employeeId} = subjectSince(facts, date) ?? {};
          return employeeId === undefined
            ? []
            : [
                {
                  company: change(facts, employeeId, date),
                  scenario: facts.scenario,
                  description: describe(employeeId, date),
                  expect: 'policy' as const,
                  employeeIds: [employeeId],
                  isPartial,
                },
              ];
        },
      );
      const [{days} = {days: 0}] = happenings;
      return drafts.length > 0
        ? drafts
        : subjectOf(facts)
          ? `作れない：${addDays(facts.baseDate, days)}より前からいる従業員に、金額を更新していません`
          : NOBODY;
    },
  };
}

const hiredLater: Condition = {
  id: 'hired-later',
  title: '基準日より後の入社',
  rule: 'targets',
  explanation:
    // assumption: read-valid-on-base-date
    '月の途中に入社した従業員も対象者です。基準日の時点で読み取ると何も返らず、支給から漏れることがあります。',
  apply: (facts) => {
    const subject = subjectOf(facts);
    if (!subject) {
      return NOBODY;
    }
    const {employeeId} = subject;
    const date = addDays(facts.baseDate, HALF_A_MONTH);
    return [
      {
        company: hire(facts, employeeId, date),
        scenario: facts.scenario,
        description: `${employeeId}が、基準日より後の${date}に入社`,
        expect: 'named',
        // Years of service, for one, are 0.
        mayBeZero: true,
        employeeIds: [employeeId],
      },
    ];
  },
};

const otherPattern: Condition = {
  id: 'other-pattern',
  title: '計算パターンに給与項目がない',
  rule: 'targets',
  explanation:
    // assumption: save-amount-all-or-nothing
    '対象者の中に、その給与項目を使えない計算パターンの人がいます。1人でも混ざると、全員の更新が止まります。',
  apply: (facts) => {
    const subject = subjectOf(facts);
    if (!subject) {
      return NOBODY;
    }
    const {employeeId, kyuyoKomokuName} = subject;
    const pattern = facts.company.keisanPatterns.find(
      ({kyuyoKomokuNameList}) => !kyuyoKomokuNameList.includes(kyuyoKomokuName),
    );
    return pattern
      ? [
          {
            company: withEmployee(facts.company, employeeId, (employee) => ({
              ...employee,
              keisanPattern: [
                {
                  term: {
                    startDate:
                      employee.keisanPattern[0]?.term.startDate ??
                      facts.baseDate,
                    endDate: null,
                  },
                  keisanPatternName: pattern.keisanPatternName,
                },
              ],
            })),
            scenario: facts.scenario,
            description: `${employeeId}が、「${kyuyoKomokuName}」のない${pattern.keisanPatternName}`,
            expect: 'named',
            employeeIds: [employeeId],
          },
        ]
      : `作れない：「${kyuyoKomokuName}」のない計算パターンがありません`;
  },
};

const moved: Condition = {
  id: 'moved',
  title: '基準日に異動',
  rule: 'targets',
  explanation:
    '基準日の日付で、異動の発令が出ました。基準日の時点で読み取ると、雇用の発令ではなく、異動の発令だけが返ります。',
  apply: (facts) => {
    const subject = subjectSince(facts, facts.baseDate);
    if (!subject) {
      return NOBODY;
    }
    const {employeeId} = subject;
    return [
      {
        company: addOrder(facts.company, employeeId, {
          hatsureiDate: facts.baseDate,
          hatsureiKubun: HatsureiKubun.Ido,
        }),
        scenario: facts.scenario,
        description: `${employeeId}に、基準日の${facts.baseDate}付けで異動の発令（部署と役職は同じ）`,
        expect: 'named',
        employeeIds: [employeeId],
      },
    ];
  },
};

const hiredMoved: Condition = {
  id: 'hired-moved',
  title: '入社した月に異動',
  rule: 'targets',
  explanation:
    '基準日に入社し、同じ月に異動の発令も出ました。支給日の時点で読み取ると、異動の発令だけが返り、入社が見えません。',
  apply: (facts) => {
    const subject = subjectOf(facts);
    if (!subject) {
      return NOBODY;
    }
    const {employeeId} = subject;
    const {baseDate, scenario} = facts;
    const company = hire(facts, employeeId, baseDate);
    const date = addDays(baseDate, HALF_A_MONTH);
    return [
      {
        company: addOrder(company, employeeId, {
          hatsureiDate: date,
          hatsureiKubun: HatsureiKubun.Ido,
        }),
        scenario,
        reference: {company, scenario},
        description: `${employeeId}が、${baseDate}に入社し、${date}に異動（部署と役職は同じ）`,
        expect: 'named',
        employeeIds: [employeeId],
      },
    ];
  },
};

const referredRetired: Condition = {
  id: 'referred-retired',
  title: 'データにある別の人が退職',
  rule: 'targets',
  explanation:
    '紹介した人や上司など、データの項目にある別の従業員が、基準日の前日に退職しています。支給を変えるかは、会社の決まりによります。',
  apply: (facts) => {
    const {company, baseDate, scenario} = facts;
    const found = personal(facts).flatMap(({use, record}) =>
      use.table.definition.itemList
        .filter(({itemKey}) => itemKey !== 'employeeId' && isUsed(use, itemKey))
        .flatMap(({itemKey, itemName}) => {
          const owner = String(record.values.employeeId);
          const other = company.employees.find(
            ({employeeId}) =>
              employeeId === record.values[itemKey] && employeeId !== owner,
          );
          return other && facts.paid.some((one) => one.employeeId === owner)
            ? [{owner, itemName, employeeId: other.employeeId}]
            : [];
        }),
    );
    return found.length === 0
      ? '別の従業員のIDがあるデータから、金額を決めないプログラムです'
      : found.map(({owner, itemName, employeeId}) => ({
          company: retire(company, employeeId, addDays(baseDate, -1)),
          scenario,
          description: `${owner}の${itemName}の${employeeId}が、${addDays(baseDate, -1)}に退職`,
          expect: 'policy' as const,
          employeeIds: [owner, employeeId],
        }));
  },
};

const noTargets: Condition = {
  id: 'no-targets',
  title: '対象者が0人',
  rule: 'order',
  explanation:
    // assumption: employee-id-list-content
    '給与計算の対象者が1人もいません。誰の金額も変えずに、正しく終わる必要があります。',
  apply: (facts) =>
    facts.targets === undefined
      ? '給与計算の対象者がいない実行です'
      : facts.targets.length === 0
        ? '対象者は、もともと0人です'
        : [
            {
              company: facts.company,
              scenario: withPayroll(facts.scenario, (payroll) => ({
                ...payroll,
                ...(payroll.sokyuKeisan
                  ? {sokyuKeisan: {...payroll.sokyuKeisan, employeeIdList: []}}
                  : {employeeIdList: []}),
              })),
              description: '給与計算の対象者が0人',
              expect: 'no-targets',
              employeeIds: 'all',
            },
          ],
};

/** Conditions of employees. */
export const personnelConditions: readonly Condition[] = [
  policy(
    {
      id: 'retired',
      title: '前日に退職',
      explanation:
        // assumption: no-pattern-outside-employment
        // assumption: save-amount-all-or-nothing
        '基準日の前日に退職した従業員が、まだ対象者に含まれています。計算パターンは返らず、その人を更新すると、全員の更新が止まります。最後の支給をどうするかは、会社の決まりによります。',
    },
    {
      days: -1,
      describe: (employeeId, date) => `${employeeId}が、${date}に退職`,
      change: ({company}, employeeId, date) =>
        retire(company, employeeId, date),
    },
  ),
  policy(
    {
      id: 'on-leave',
      title: '休職中',
      explanation:
        '対象者の中に、休職中の従業員や、月の途中で休職や復職をする従業員がいます。支給するかは、会社の決まりによります。',
    },
    {
      days: LEAVE_BEGINS,
      describe: (employeeId, date) => `${employeeId}が、${date}から休職`,
      change: ({company, baseDate}, employeeId, date) =>
        sendOnLeave(company, employeeId, date, baseDate),
    },
    {
      days: HALF_A_MONTH,
      isPartial: true,
      describe: (employeeId, date) =>
        `${employeeId}が、基準日より後の${date}から休職`,
      change: ({company}, employeeId, date) =>
        sendOnLeave(company, employeeId, date, date),
    },
    {
      days: LEAVE_BEGINS,
      isPartial: true,
      describe: (employeeId, date) =>
        `${employeeId}が、${date}から休職し、基準日より後の${addDays(date, HALF_A_MONTH - LEAVE_BEGINS)}に復職`,
      change: ({company, baseDate}, employeeId, date) =>
        addOrder(sendOnLeave(company, employeeId, date, baseDate), employeeId, {
          hatsureiDate: addDays(baseDate, HALF_A_MONTH),
          hatsureiKubun: HatsureiKubun.Fukushoku,
        }),
    },
  ),
  hiredLater,
  moved,
  hiredMoved,
  referredRetired,
  policy(
    {
      id: 'transferred',
      title: '基準日に転籍出向',
      explanation:
        '基準日の日付で転籍出向した従業員がいます。個人データと住所データが2件になり、どちらの会社が支給するかは決まりによります。',
    },
    {
      days: 0,
      describe: (employeeId, date) => `${employeeId}が、${date}に転籍出向`,
      change: ({company}, employeeId, date) =>
        addOrder(company, employeeId, {
          hatsureiDate: date,
          hatsureiKubun: HatsureiKubun.TensekiShukko,
        }),
    },
  ),
  {
    id: 'concurrent-first',
    title: '兼務が先に並ぶ',
    rule: 'targets',
    explanation:
      // assumption: honmu-kenmu-records
      '兼務のある従業員の発令データは2件で、兼務が先に並ぶことがあります。先頭や最後の1件で決めると、支給が変わります。',
    apply: (facts) => {
      const date = addDays(facts.baseDate, -31);
      const subject = subjectSince(facts, date);
      if (!subject) {
        return NOBODY;
      }
      const reads = facts.result.observations.personnelReads.some(
        ({service}) => service === 'hatsureiData',
      );
      if (!reads) {
        return '発令データを読まないプログラムです';
      }
      const {employeeId} = subject;
      const company = addOrder(facts.company, employeeId, {
        hatsureiDate: date,
        hatsureiKubun: HatsureiKubun.Ido,
        honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
        shozokuCode: '9100',
        shozokuName: '兼務先の部署',
      });
      return [
        {
          company,
          scenario: {...facts.scenario, isReversed: true},
          reference: {company, scenario: facts.scenario},
          // What the order alone changes has nothing to do with the second post.
          alone: {
            company: facts.company,
            scenario: {...facts.scenario, isReversed: true},
          },
          description: `${employeeId}に兼務があり、兼務の発令データが先に並ぶ`,
          expect: 'same',
          employeeIds: [employeeId],
        },
      ];
    },
  },
  otherPattern,
  noTargets,
];
