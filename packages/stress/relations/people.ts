/*
 * Employees: names, who is calculated with whom, and what happens to them.
 */
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  ShukkoKubun,
  addDays,
} from '@combosite-functions/simulator';
import {
  monthsLater,
  withAll,
  withEmployee,
  withPayroll,
  withValues,
} from '../change';
import {
  amountOf,
  compareEffects,
  compareRuns,
  effectsOf,
  paidOf,
} from '../effects';
import {personnelServices, usedTimes} from '../facts';
import {
  findingsOn,
  isLoss,
  isTold,
  judgeBroken,
  judgeOthers,
  judgeSame,
  judgeTwin,
  judgeUntold,
  question,
  questionOn,
  sameQuestion,
  wrongOfMoney,
} from '../judging';
import {peopleReversed} from './records';
import type {Case, Change, Facts, Finding, Relation} from '../types';
import type {RuleId} from '../rules';
import type {Company, Employee} from '@combosite-functions/simulator';

type Order = Employee['orders'][number];
type Kojin = Employee['kojin'][number];

const NOBODY = '従業員ごとに書き込みも送信もしないプログラムです';

/** The same with other names. */
function renamed(
  {company}: Facts,
  nameOf: (index: number) => Kojin | undefined,
  description: string,
): Change {
  const employees = company.employees.map((employee, index) => {
    const {
      sei = '',
      mei = '',
      seiKana = '',
      meiKana = '',
    } = nameOf(index) ?? {};
    const names = {sei, mei, seiKana, meiKana};
    return {...employee, kojin: withAll(employee.kojin, names)};
  });
  return {company: {...company, employees}, description};
}

/** The same with other IDs for all employees, in the same order. */
function withOtherIds<Data>(
  data: Data,
  {company: {employees}, source}: Facts,
): Data {
  const ids = employees
    .map(({employeeId}) => employeeId)
    .filter((id) => !source.includes(id));
  const others = new Map(
    [...ids].sort().map((id, index) => [id, `FM9${10_000 + index}`]),
  );
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\w+/g, (word) => others.get(word) ?? word)
      : value,
  ) as Data;
}

function addOrder(
  company: Company,
  employeeId: string,
  hatsureiDate: string,
  hatsureiKubun: HatsureiKubun,
  more: Partial<Order> = {},
): Company {
  const order = {...more, hatsureiDate, hatsureiKubun};
  return withEmployee(company, employeeId, ({orders}) => ({
    // An order of the same day keeps its place: the new one comes after it.
    orders: [...orders, order].sort((a, b) =>
      a.hatsureiDate.localeCompare(b.hatsureiDate),
    ),
  }));
}

/** An order that says nothing new. */
function moveNowhere(company: Company, id: string, date: string): Company {
  return addOrder(company, id, date, HatsureiKubun.Ido);
}

/** What all orders of an employee's first post say together. */
function stateOf({employees}: Company, id: string): Partial<Order> {
  const one = employees.find(({employeeId}) => employeeId === id);
  const orders = one?.orders.filter(
    ({honmuKenmuKubun}) => honmuKenmuKubun !== HonmuKenmuKubun.Kenmu,
  );
  return Object.assign({}, ...(orders ?? [])) as Partial<Order>;
}

/** The company of whose employees one has got no further than a day. */
function until(company: Company, employeeId: string, date: string): Company {
  return withEmployee(company, employeeId, ({orders, keisanPattern}) => ({
    orders: orders.filter(({hatsureiDate}) => hatsureiDate < date),
    keisanPattern: keisanPattern.filter(({term}) => term.startDate <= date),
  }));
}

/** The same with an order of that day, which says why. */
function leaving(
  company: Company,
  id: string,
  date: string,
  kubun: HatsureiKubun,
): Company {
  return addOrder(until(company, id, date), id, date, kubun);
}

/** The company of whose employees one is on leave since a day. */
export function onLeave(company: Company, id: string, date: string): Company {
  return leaving(company, id, date, HatsureiKubun.Kyushoku);
}

/** The same who is back since another day. */
function backSince(company: Company, id: string, date: string, days: number) {
  const away = onLeave(company, id, addDays(date, -days));
  return addOrder(away, id, date, HatsureiKubun.Fukushoku);
}

/** The company of whose employees one lived elsewhere until a day. */
function movedIn(company: Company, id: string, date: string): Company {
  const [other] = company.employees
    .filter(({employeeId}) => employeeId !== id)
    .flatMap(({jusho}) => jusho);
  return withEmployee(company, id, ({jusho}) => ({
    jusho: jusho.flatMap((one) =>
      other && one.term.endDate === null && one.term.startDate < date
        ? [
            {...other, term: {...one.term, endDate: addDays(date, -1)}},
            {...one, term: {...one.term, startDate: date}},
          ]
        : one,
    ),
  }));
}

/** The company of whose employees one has only been there since a day. */
function hired(company: Company, employeeId: string, date: string): Company {
  const since = {term: {startDate: date, endDate: null}};
  const order = {
    ...stateOf(company, employeeId),
    hatsureiDate: date,
    hatsureiKubun: HatsureiKubun.Koyo,
  };
  return withEmployee(company, employeeId, ({kojin, jusho, keisanPattern}) => ({
    orders: [order],
    kojin: withAll(kojin.slice(-1), since),
    jusho: withAll(
      jusho.filter(({term}) => term.endDate === null),
      since,
    ),
    keisanPattern: withAll(keisanPattern.slice(-1), since),
  }));
}

/** The company of whose employees one has a second post since a day. */
function withSecondPost(company: Company, id: string, date: string): Company {
  return addOrder(company, id, date, HatsureiKubun.Ido, {
    ...stateOf(company, id),
    honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
    shozokuCode: '9900',
    shozokuName: '兼務先',
  });
}

/** Something that happens to somebody, on days counted from the base date. */
interface Happening {
  readonly days: readonly number[];
  readonly says: string;
  /** Up to which day the company is asked of what is paid all the same. */
  readonly asksUntil?: number;
  readonly change: Alter;
  /** What had happened anyway. */
  readonly before?: Alter;
  /** Whether it is also tried in the other order. */
  readonly isTwin?: boolean;
}

type Alter = (company: Company, id: string, date: string) => Company;

/** Somebody with an effect whose history is short, and who was there before. */
function subjectOf(facts: Facts, date: string): string | undefined {
  const {affected, company, effects, targets} = facts;
  const ordersOf = (id: string): readonly Order[] =>
    company.employees.find(({employeeId}) => employeeId === id)?.orders ?? [];
  const paid = effects.flatMap(({employeeId, amount = 0}) =>
    amount > 0 ? (employeeId ?? []) : [],
  );
  const candidates = (paid.length > 0 ? paid : affected).filter(
    (id) =>
      (targets?.includes(id) ?? true) &&
      (ordersOf(id)[0]?.hatsureiDate ?? date) < date &&
      !ordersOf(id).some(({hatsureiDate}) => hatsureiDate === date),
  );
  return candidates.find((id) => ordersOf(id).length === 1) ?? candidates[0];
}

function personnel(
  texts: Pick<
    Relation,
    'id' | 'title' | 'change' | 'holds' | 'isPolicy' | 'remedy'
  >,
  judge: (one: Case) => Finding[],
  ...happenings: readonly Happening[]
): Relation {
  return {
    ...texts,
    none: NOBODY,
    rule: 'targets',
    drafts: (facts) =>
      happenings.flatMap(
        ({days, says, asksUntil = -Infinity, change, before, isTwin}) =>
          days.flatMap((day): Change | [] => {
            const date = addDays(facts.baseDate, day);
            const id = subjectOf(facts, date);
            if (id === undefined) {
              return [];
            }
            const usual = before?.(facts.company, id, date) ?? facts.company;
            const company = change(usual, id, date);
            return {
              company,
              ...(isTwin && {twin: peopleReversed({...facts, company})}),
              reference: before && {company: usual},
              description: `${id}が${date}に${says}`,
              employeeIds: [id],
              asks: day <= asksUntil,
            };
          }),
      ),
    judge: (one) => [...judgeOthers(one), ...judge(one)],
  };
}

/** The differences of those whom something happened to. */
function ownDifferences({differences, draft: {employeeIds}}: Case) {
  return differences.filter(
    ({employeeId, before, after}) =>
      employeeId !== undefined &&
      employeeIds.includes(employeeId) &&
      // The platform has an amount begin on the day of joining.
      before?.value !== after?.value,
  );
}

/**
 * The company decides, unless the program stops, names the employee, or pays
 * nothing to who isn't there any more.
 */
function judgePolicy(one: Case): Finding[] {
  const {draft, facts} = one;
  const own = ownDifferences(one);
  if (isTold(one)) {
    return [];
  }
  if (!draft.asks) {
    return findingsOn(one, own);
  }
  const usual = facts.effects.find(
    ({employeeId = '', amount = 1}) =>
      amount > 0 && draft.employeeIds.includes(employeeId),
  );
  return own.length === 0 && usual
    ? [sameQuestion(usual)]
    : findingsOn(
        one,
        own.filter(({after}) => (after?.amount ?? 0) > 0),
      );
}

/**
 * Of who is employed in the month, no line of the log brings an amount, or takes
 * away the old one.
 */
function judgeStaying(one: Case, remark: string, rule?: RuleId): Finding[] {
  const left = ownDifferences(one).filter(
    ({kind, before, after}) =>
      kind === 'amount' && (before?.amount ?? 0) > 0 && !after,
  );
  return one.trial.result.error || left.length === 0
    ? judgePolicy(one)
    : findingsOn(one, left, remark, 'confirm', rule);
}

/** The same, but for who isn't employed any more. */
function judgeEmployed(one: Case): Finding[] {
  return one.draft.asks
    ? judgePolicy(one)
    : judgeStaying(one, '（警告だけでは、今月の分がありません）');
}

/** An order that changes nothing: nobody loses money by it without a word. */
function judgeUnharmed(one: Case): Finding[] {
  return judgeUntold(
    one,
    ownDifferences(one),
    '（知らせずに変わります）',
    (difference) => (isLoss(difference) ? wrongOfMoney(difference) : 'confirm'),
  );
}

/** Personnel data of which something is missing. */
const BLANKS: readonly (readonly [
  service: string,
  says: string,
  change: (employee: Employee) => Partial<Employee>,
])[] = [
  ['jushoData', '住所データがない', () => ({jusho: []})],
  [
    'hatsureiData',
    '役職、等級、職種、勤務地が空',
    ({orders}) => ({
      orders: withAll(orders, {
        yakushokuCode: null,
        yakushokuName: null,
        tokyuName: null,
        shokushuName: null,
        kinmuchiName: null,
      }),
    }),
  ],
  [
    'kojinData',
    '個人データの空にできる項目が空',
    ({kojin}) => ({
      kojin: withAll(kojin, {
        mailAddress: null,
        kyusei: null,
        kokusekiName: null,
        zairyuCardNumber: null,
      }),
    }),
  ],
];

const HALF_A_MONTH = 14;

export const peopleRelations: readonly Relation[] = [
  {
    id: 'names',
    title: '氏名',
    change: '全員の氏名を、ほかの人の氏名か、同じ1つの氏名に変える',
    holds: '金額も件数も変わらない（書き込む内容と送る内容の氏名だけが変わる）',
    rule: 'order',
    remedy: '氏名ではなく、従業員IDで結び付けます。',
    none: '個人データを読まないプログラムです',
    applies: (facts) => personnelServices(facts).has('kojinData'),
    drafts: (facts) => {
      const names = facts.company.employees.map(({kojin}) => kojin.at(-1));
      return [
        renamed(facts, () => names[0], '全員が同じ氏名'),
        renamed(
          facts,
          (index) => names[(index + 1) % names.length],
          '全員が、次の人の氏名',
        ),
      ];
    },
    judge: (one) => {
      const numbers = (trial: Case['trial']) =>
        effectsOf(trial).map((effect) => ({
          ...effect,
          value: effect.value.replace(/[^\d,.円-]+/g, ' '),
        }));
      return findingsOn(
        one,
        compareEffects(numbers(one.reference), numbers(one.trial)),
        '（氏名だけを変えました）',
        wrongOfMoney,
      );
    },
  },
  {
    id: 'other-ids',
    title: '従業員IDの形',
    change:
      '全員の従業員IDを、英字で始まるものに変える（プログラムに書いてあるIDは除く）',
    holds: '金額も件数も変わらず、止まらない（従業員IDだけが変わる）',
    rule: 'order',
    remedy:
      '従業員IDは、読んだ文字列のまま、1文字も変えずに使います。数値に変えると、先頭の0や英字が失われます。',
    none: NOBODY,
    applies: ({effects}) =>
      effects.some(({employeeId}) => employeeId !== undefined),
    drafts: (facts) => {
      const {company, scenario} = facts;
      return [
        {
          ...withOtherIds({company, scenario}, facts),
          description: '全員の従業員IDが「FM9…」',
        },
      ];
    },
    judge: (one) => {
      // An amount can look like an ID: it is another number in both, then.
      const [usual = [], now = []] = [one.facts, one.trial].map((trial) =>
        withOtherIds(effectsOf(trial), one.facts),
      );
      return judgeSame(
        one,
        compareEffects(usual, now),
        '（従業員IDだけを変えました）',
        'confirm',
      );
    },
  },
  {
    id: 'alone',
    title: '対象者が1人か0人',
    change: '給与計算の対象者を、1人だけか、0人にする',
    holds: '残った人の金額は変わらない。0人なら、誰の金額も書かない',
    rule: 'targets',
    none: '給与計算の対象者が2人以上いて、金額を書く場面ではありません',
    drafts: ({affected, scenario, targets = []}) => {
      const onlyFor = (ids: readonly string[], who: string): Change => ({
        scenario: withPayroll(scenario, ({sokyuKeisan}) => ({
          employeeIdList: ids,
          ...(sokyuKeisan && {
            sokyuKeisan: {...sokyuKeisan, employeeIdList: ids},
          }),
        })),
        description: `対象者が${who}`,
        employeeIds: targets.filter((id) => !ids.includes(id)),
      });
      const ids = affected.filter((id) => targets.includes(id));
      return ids.length === 0 || targets.length < 2
        ? []
        : [
            ...ids.slice(0, 3).map((id) => onlyFor([id], `${id}だけ`)),
            onlyFor([], '0人'),
          ];
    },
    judge: (one) => {
      const {scenario, employeeIds} = one.draft;
      const isOfOne = scenario.payroll?.employeeIdList?.length === 1;
      const leftOut = effectsOf(one.trial).filter(
        ({kind, employeeId}) =>
          kind !== 'log' &&
          employeeId !== undefined &&
          employeeIds.includes(employeeId),
      );
      return [
        ...(isOfOne ? judgeBroken(one) : []),
        ...judgeOthers(one),
        ...leftOut
          .slice(0, 1)
          .map((effect) => questionOn(effect, '対象者ではない')),
      ];
    },
  },
  personnel(
    {
      // assumption: no-pattern-outside-employment
      // assumption: employee-id-list-content
      id: 'retired',
      title: '退職',
      change: '1人が、基準日の前日、当日、半月後に退職する',
      holds: 'その人をどうするかは、会社が決める。ほかの人の金額は変わらない',
      isPolicy: true,
    },
    judgeEmployed,
    {
      days: [-1, 0, HALF_A_MONTH],
      says: '退職',
      asksUntil: -1,
      change: (company, id, date) =>
        leaving(company, id, date, HatsureiKubun.Taishoku),
    },
  ),
  personnel(
    {
      id: 'leave',
      title: '休職',
      change:
        '1人が、基準日の前から休職する。半月後から休職する。半月後に復職する',
      holds:
        'その人をどうするかは、会社が決める。除くだけにすると、前の月の金額が残る。ほかの人の金額は変わらない',
      isPolicy: true,
    },
    (one) => judgeStaying(one, '（前の月の金額が残ります）', 'zero'),
    {
      days: [-20, HALF_A_MONTH],
      says: '休職',
      asksUntil: -1,
      change: onLeave,
    },
    {
      days: [HALF_A_MONTH],
      says: '、前の月からの休職から復職',
      change: (company, id, date) => backSince(company, id, date, 45),
    },
  ),
  {
    id: 'past-leave',
    title: '過去の休職と住所',
    change:
      '1人が、基準日の100日前から35日前まで休職していた。35日前に転居した。その人の表の日付の1つを1か月前にしたときとも比べる',
    holds:
      '済んだ休職や転居では、金額も書き込む内容も変わらない（何も書かないなら、ログに残す人も）。日付が1か月前なら金額が増える人は、休職していた月があれば、金額が変わる',
    isPolicy: true,
    rule: 'targets',
    remedy:
      '発令データと住所データは、termが基準日を含むものだけを見ます。月数を数えるときは、休職していた月を除くかどうかを、決まりに書きます。',
    none: '日付のある従業員ごとの表も、発令データも住所データも使わないプログラムです',
    drafts: (facts) => {
      const {company, tables, targets = []} = facts;
      const back = addDays(facts.baseDate, -35);
      const away = addDays(back, -65);
      const id = subjectOf(facts, away) ?? targets[0];
      if (id === undefined) {
        return [];
      }
      const employeeIds = [id];
      const leave = {
        company: backSince(company, id, back, 65),
        description: `${id}が、${away}から${back}まで休職`,
        employeeIds,
      };
      const counted = tables.flatMap((use) =>
        usedTimes(use).flatMap(({itemKey, itemName}): Change | [] => {
          const row = use.records.find(({values}) => values.employeeId === id);
          const value = row?.values[itemKey];
          return value
            ? {
                ...leave,
                reference: {
                  company: withValues(company, use, row.dataId, {
                    [itemKey]: monthsLater(value, -1),
                  }),
                },
                description: `${leave.description}（${itemName}を1か月前にしたときとも比べる）`,
              }
            : [];
        }),
      );
      const services = personnelServices(facts);
      return [
        ...(counted.length > 0 || !services.has('hatsureiData')
          ? counted
          : [leave]),
        ...(services.has('jushoData')
          ? [
              {
                company: movedIn(company, id, back),
                description: `${id}が、${back}に今の住所へ転居`,
                employeeIds,
              },
            ]
          : []),
      ];
    },
    judge: (one) => {
      const {draft, facts, lines, reference, trial} = one;
      const [usual, earlier, past] = [facts, reference, trial].map((run) =>
        amountOf(run, draft.employeeIds[0] ?? ''),
      );
      // Who counts months may count those of a leave, or not.
      if (usual?.amount && (earlier?.amount ?? 0) > usual.amount) {
        return past?.amount === usual.amount ? [sameQuestion(usual)] : [];
      }
      const differences = compareRuns(facts, trial);
      const [line] = facts.effects.length === 0 ? lines : [];
      return [
        ...judgeUntold(one, ownDifferences({...one, differences})),
        ...(line ? [question(`ログ「${line.message}」`, line.line)] : []),
      ];
    },
  },
  personnel(
    {
      id: 'transferred',
      title: '転籍',
      change:
        '1人が、基準日に転籍出向する（個人データと住所データが2件になる）',
      holds:
        'その人をどうするかは、会社が決める。2件になっても、二重に払わない',
      isPolicy: true,
    },
    judgePolicy,
    {
      days: [0],
      says: '転籍出向',
      asksUntil: 0,
      change: (company, id, date) =>
        addOrder(company, id, date, HatsureiKubun.TensekiShukko, {
          shukkoKubun: ShukkoKubun.TensekiShukko,
        }),
    },
  ),
  personnel(
    {
      id: 'joined',
      title: '入社と再入社',
      change: '1人が、基準日か半月後に入社する。去年退職し、先月再入社する',
      holds:
        '払うかどうかは会社が決める。払わない人は、0円で更新し、従業員IDをログに残す',
      isPolicy: true,
    },
    judgeEmployed,
    // assumption: read-valid-on-base-date
    {days: [0, HALF_A_MONTH], says: '入社', change: hired},
    {
      days: [-30],
      says: '再入社',
      change: (company, id, date) => {
        const gone = addOrder(
          until(company, id, date),
          id,
          addDays(date, -180),
          HatsureiKubun.Taishoku,
        );
        return addOrder(gone, id, date, HatsureiKubun.Koyo);
      },
    },
  ),
  personnel(
    {
      id: 'moved',
      title: '異動',
      change:
        '1人に、基準日か半月後の日付で、部署も役職も同じ異動の発令が出る。その月に入社した人の場合も試す',
      holds: '金額は減らない（異動のときに払う手当は、増えてよい）',
    },
    judgeUnharmed,
    {
      days: [0, HALF_A_MONTH],
      says: '異動（部署と役職は同じ）',
      change: moveNowhere,
    },
    {
      days: [HALF_A_MONTH],
      says: '異動（部署と役職は同じ。10日前に入社）',
      before: (company, id, date) => hired(company, id, addDays(date, -10)),
      change: moveNowhere,
    },
  ),
  personnel(
    {
      // assumption: honmu-kenmu-records
      id: 'second-post',
      title: '兼務',
      change:
        '1人に、基準日から、ほかの部署の兼務の発令がある。その人が休職中の場合は、対象者と発令の並び順も逆にする',
      holds:
        '金額は変わらない。兼務で変えるなら、会社が決めている。並び順で変わることはない',
      isPolicy: true,
      remedy:
        '休職は、基準日の発令のどれかが「休職中」かで見ます。ほかは、兼務の発令を除いて見ます。兼務で変えるなら、決まりを書きます。',
    },
    (one) => [...judgeTwin(one), ...(one.draft.twin ? [] : judgePolicy(one))],
    {days: [0], says: 'ほかの部署を兼務', change: withSecondPost},
    {
      days: [0],
      says: 'ほかの部署を兼務し、休職',
      change: (company, id, date) =>
        withSecondPost(onLeave(company, id, addDays(date, -20)), id, date),
      isTwin: true,
    },
  ),
  {
    id: 'blank-person',
    title: '人事データが空',
    change:
      '1人の住所データをなくす。役職、等級、職種、勤務地を空にする。個人データの空にできる項目を空にする',
    holds:
      '金額は変わらないか、止まるか、従業員IDをログに残すか、空を「なし」とみなすと会社が決めている',
    isPolicy: true,
    rule: 'targets',
    remedy:
      '空を「なし」とみなすなら、決まりを書きます。みなさないなら、更新する前に止めるか、logger.warnで従業員IDを残します。',
    none: '人事データを読んで、従業員ごとに書き込むプログラムではありません',
    drafts: (facts) =>
      facts.affected.slice(0, 1).flatMap((id) =>
        BLANKS.filter(([service]) => personnelServices(facts).has(service)).map(
          ([, says, change]): Change => ({
            company: withEmployee(facts.company, id, change),
            description: `${id}の${says}`,
            employeeIds: [id],
          }),
        ),
      ),
    judge: (one) => [...judgeOthers(one), ...judgePolicy(one)],
  },
  {
    // assumption: save-amount-all-or-nothing
    id: 'pattern',
    title: '計算パターンに給与項目がない',
    change: '1人を、その給与項目のない計算パターンにする',
    holds: 'ほかの人の金額は変わらない。除くなら、従業員IDをログに残す',
    rule: 'targets',
    none: '金額を書かないか、その給与項目のない計算パターンがありません',
    drafts: (facts) => {
      const [effect] = paidOf(facts.effects);
      const pattern = facts.company.keisanPatterns.find(
        ({kyuyoKomokuNameList}) =>
          !kyuyoKomokuNameList.includes(effect?.subject ?? ''),
      );
      const id = effect?.employeeId;
      const {keisanPatternName} = pattern ?? {};
      return id !== undefined && keisanPatternName !== undefined
        ? [
            {
              company: withEmployee(facts.company, id, ({keisanPattern}) => ({
                keisanPattern: withAll(keisanPattern, {keisanPatternName}),
              })),
              description: `${id}が、「${effect?.subject}」のない${keisanPatternName}`,
              employeeIds: [id],
            },
          ]
        : [];
    },
    judge: (one) => [...judgeOthers(one), ...judgePolicy(one)],
  },
];
