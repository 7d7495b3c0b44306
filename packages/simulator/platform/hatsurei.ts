import {addDays, isInTerm} from '../company/dates';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  KaigaiFuninKubun,
  ShukkoKubun,
  TanshinFuninKubun,
  ZaisekiJokyoKubun,
} from '../company/enumerations';
import type {Company, Employee, PersonnelOrder} from '../company/company';
import type {KeisanPatternData} from '../../../api-src/helpers/KeisanPatternData';
import type {HatsureiDataEntity} from '../../../api-src/interfaces/HatsureiDataEntity';

/** What an order leaves to the next one. */
type State = Omit<HatsureiDataEntity, 'employeeId' | 'term'>;

/** What holds before the first order. */
const START: State = {
  hatsureiDate: '',
  hatsureiKubun: HatsureiKubun.Koyo,
  zaisekiJokyoKubun: ZaisekiJokyoKubun.Zaisekichu,
  honmuKenmuKubun: HonmuKenmuKubun.Honmu,
  kaishaCode: '',
  kaishaName: '',
  shozokuCode: '',
  shozokuName: '',
  koyoKeitaiName: '正社員',
  yakushokuCode: null,
  yakushokuName: null,
  tokyuName: null,
  shokushuName: null,
  kinmuchiName: null,
  shukkoKubun: ShukkoKubun.Taishogai,
  shukkoSakiName: null,
  kaigaiFuninKubun: KaigaiFuninKubun.Taishogai,
  tanshinFuninKubun: TanshinFuninKubun.Taishogai,
  biko: null,
};

// assumption: retirement-dates
// assumption: retirement-terms
/**
 * The 発令データ that follow from an employee's orders. Each order holds until
 * the day before the next one for the same post; 本務 and 兼務 run side by side.
 * A 退職 ends all posts and gives two records: its own day, still 在籍中, and
 * 退職済 from the next day on.
 *
 * @param employee - with the orders by date
 */
export function hatsureiRecords({
  employeeId,
  orders,
}: Employee): HatsureiDataEntity[] {
  const posts = [HonmuKenmuKubun.Honmu, HonmuKenmuKubun.Kenmu].map((post) =>
    orders.filter(
      (order) => (order.honmuKenmuKubun ?? HonmuKenmuKubun.Honmu) === post,
    ),
  );
  const retirements = orders
    .filter(({hatsureiKubun}) => hatsureiKubun === HatsureiKubun.Taishoku)
    .map(({hatsureiDate}) => hatsureiDate);

  const record = (
    state: State,
    startDate: string,
    endDate: string | null,
  ): HatsureiDataEntity => ({
    ...state,
    employeeId,
    term: {startDate, endDate},
  });
  return posts.flatMap((post) => {
    let state = START;
    return post.flatMap((order, index) => {
      const {hatsureiDate} = order;
      state = nextState(state, order);
      const next = [post[index + 1]?.hatsureiDate, ...retirements]
        .filter((date) => date !== undefined && date > hatsureiDate)
        .sort()[0];
      const endDate = next === undefined ? null : addDays(next, -1);
      if (order.hatsureiKubun !== HatsureiKubun.Taishoku) {
        return record(state, hatsureiDate, endDate);
      }
      const zaisekiJokyoKubun = ZaisekiJokyoKubun.Taishokuzumi;
      return [
        record(state, hatsureiDate, hatsureiDate),
        record(
          {...state, zaisekiJokyoKubun},
          addDays(hatsureiDate, 1),
          endDate,
        ),
      ];
    });
  });
}

function nextState(before: State, order: PersonnelOrder): State {
  const {Fukushoku, Kyushoku, Taishoku} = HatsureiKubun;
  const {hatsureiKubun} = order;
  const isAtWork =
    isHiring(hatsureiKubun) ||
    hatsureiKubun === Fukushoku ||
    hatsureiKubun === Taishoku;
  return {
    ...before,
    biko: null,
    ...order,
    zaisekiJokyoKubun:
      hatsureiKubun === Kyushoku
        ? ZaisekiJokyoKubun.Kyushokuchu
        : isAtWork
          ? ZaisekiJokyoKubun.Zaisekichu
          : before.zaisekiJokyoKubun,
  };
}

/**
 * Whether somebody is employed on a day, as on the day of a 退職 itself.
 *
 * @param employee - with the orders by date
 * @param date - `YYYY/MM/DD`
 */
export function isEmployed(employee: Employee, date: string): boolean {
  return hatsureiRecords(employee).some(
    ({term, zaisekiJokyoKubun}) =>
      zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi &&
      isInTerm(term, date),
  );
}

/** Whether an order is one with which an employment starts: 雇用, 出向受入. */
export function isHiring(kubun: HatsureiKubun): boolean {
  return kubun === HatsureiKubun.Koyo || kubun === HatsureiKubun.ShukkoUkeire;
}

/**
 * Records of a 転籍出向 employee: every record that holds on the order's date
 * is there a second time, from that date on.
 *
 * @param employee - whose orders count
 * @param records - 個人データ or 住所データ as they were registered
 */
export function doubleByTransfer<
  Data extends {readonly term: HatsureiDataEntity['term']},
>({orders}: Employee, records: readonly Data[]): Data[] {
  const transfers = orders
    .filter(({hatsureiKubun}) => hatsureiKubun === HatsureiKubun.TensekiShukko)
    .map(({hatsureiDate}) => hatsureiDate);
  return records.flatMap((record) => [
    record,
    ...transfers
      .filter(
        (date) =>
          record.term.startDate < date &&
          (record.term.endDate === null || date <= record.term.endDate),
      )
      .map((date) => ({
        ...record,
        term: {startDate: date, endDate: record.term.endDate},
      })),
  ]);
}

/**
 * The 計算パターン that applies to an employee: none before the hiring or after
 * the day of a 退職, whatever has been assigned.
 *
 * @param date - `YYYY/MM/DD`
 * @returns `undefined` if none applies on that date
 */
export function keisanPatternOf(
  company: Company,
  employee: Employee,
  date: string,
): KeisanPatternData | undefined {
  const assigned = isEmployed(employee, date)
    ? employee.keisanPattern.find(({term}) => isInTerm(term, date))
    : undefined;
  const pattern = company.keisanPatterns.find(
    ({keisanPatternName}) => keisanPatternName === assigned?.keisanPatternName,
  );
  return (
    pattern && {
      employeeId: employee.employeeId,
      keisanPatternName: pattern.keisanPatternName,
      kyuyoKomokuNameList: [...pattern.kyuyoKomokuNameList],
    }
  );
}
