/*
 * In which years of birth a program draws a line at the first of April. Nothing
 * but runs tells it: whoever is asked for an age or a school year has limits of
 * his own.
 */
import {withEmployee, withValue} from './change';
import {employeesOf, isUsed, nameRecord, paidFirst, wordsOf} from './facts';
import {isBirth} from './itemNames';
import {differences} from './outcome';
import type {Base, BirthUse, ProgramFacts, Trial} from './types';
import type {Company, RunResult} from '@combosite-functions/simulator';

type RunOn = (base: Base) => Promise<RunResult>;

const DAY = /^\d{4}\/\d{2}\/\d{2}$/;

/** The oldest that is tried. */
const OLDEST = 75;

/** Years between two births that are tried first; a shorter right isn't seen. */
const STEP = 3;

/** How many lines are enough. */
const ENOUGH = 3;

/**
 * The dates of birth that a program uses, with the years in which who was born
 * until March 31 gets another amount than who was born after April 1.
 *
 * @param facts - of the program
 * @param runOn - runs the program
 */
export async function findBirths(
  facts: ProgramFacts,
  runOn: RunOn,
): Promise<BirthUse[]> {
  const found: BirthUse[] = [];
  for (const use of [...birthsOfRecords(facts), ...birthsOfEmployees(facts)]) {
    found.push({...use, years: await findYears(facts, use, runOn)});
  }
  return found;
}

function birthsOfRecords(facts: ProgramFacts): BirthUse[] {
  return facts.tables.flatMap((use) =>
    use.table.definition.itemList
      .filter((item) => isBirth(item) && isUsed(use, item.itemKey))
      .flatMap(({itemKey, itemName}): BirthUse[] => {
        const record = paidFirst(
          facts,
          use.records.filter(({values}) => DAY.test(String(values[itemKey]))),
        );
        return record
          ? [
              {
                name: `${nameRecord(use, record)}の${itemName}`,
                employeeIds: employeesOf(use, record),
                words: wordsOf(use, record),
                bornOn: (date) =>
                  withValue(facts.company, use, record.dataId, itemKey, date),
                years: [],
              },
            ]
          : [];
      }),
  );
}

/** The personal data of somebody paid, if the program looks at the birthday. */
function birthsOfEmployees({
  company,
  paid,
  result,
  source,
}: ProgramFacts): BirthUse[] {
  const [{employeeId} = {employeeId: undefined}] = paid;
  const isRead = result.observations.personnelReads.some(
    ({service}) => service === 'kojinData',
  );
  return !isRead || !/\bbirthday\b/.test(source) || employeeId === undefined
    ? []
    : [
        {
          name: `${employeeId}の生年月日`,
          employeeIds: [employeeId],
          words: [],
          bornOn: (birthday): Company =>
            withEmployee(company, employeeId, (employee) => ({
              ...employee,
              kojin: employee.kojin.map((kojin) => ({...kojin, birthday})),
            })),
          years: [],
        },
      ];
}

async function findYears(
  {baseDate, scenario}: ProgramFacts,
  {bornOn}: BirthUse,
  runOn: RunOn,
): Promise<number[]> {
  const tried = new Map<string, Trial>();
  const tryBirth = async (date: string): Promise<Trial> => {
    const base = {company: bornOn(date), scenario};
    const trial = tried.get(date) ?? {...base, result: await runOn(base)};
    tried.set(date, trial);
    return trial;
  };
  const differ = async (one: string, other: string): Promise<boolean> => {
    const [a, b] = [await tryBirth(one), await tryBirth(other)];
    return a.result.error || b.result.error
      ? !(a.result.error && b.result.error)
      : differences(a, b).some(({kind}) => kind === 'amount' || kind === 'log');
  };
  const isLine = async (year: number): Promise<boolean> => {
    const [until, from] = [`${year}/03/31`, `${year}/04/02`];
    return (
      (await differ(until, from)) &&
      !(await tryBirth(until)).result.error &&
      !(await tryBirth(from)).result.error
    );
  };

  const thisYear = Number(baseDate.slice(0, 4));
  const years: number[] = [];
  for (
    let first = thisYear - OLDEST;
    first < thisYear && years.length < ENOUGH;
    first += STEP
  ) {
    if (await differ(`${first}/03/31`, `${first + STEP}/03/31`)) {
      for (let year = first; year < first + STEP; year += 1) {
        if (
          (await differ(`${year}/03/31`, `${year + 1}/03/31`)) &&
          (await isLine(year))
        ) {
          years.push(year);
        }
      }
    }
  }
  return years;
}
