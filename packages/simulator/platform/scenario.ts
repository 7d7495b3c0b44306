import {formatTimestamp, parseTimestamp} from '../company/dates';
import {refuse} from '../messages/errors';
import type {CustomDataRecord, HttpAnswer} from '../company/company';

/** When a function runs: what the basic settings of a function say. */
export type Trigger =
  '手動実行トリガー' | '給与計算(前)' | '給与仕訳元データ連携';

/** The running payroll, as 給与計算設定 and `employeeIdList` show it. */
export interface PayrollRun {
  readonly shiharaiMasterName: string;
  /** `YYYY/MM` */
  readonly shoriNengetsu: string;
  /** `YYYY/MM/DD` */
  readonly baseDate: string;
  /** `YYYY/MM/DD` */
  readonly shikyuDate: string;
  /**
   * The 遡及計算 that is running, with its own values; everything above then
   * belongs to the normal payroll and isn't visible to the function.
   */
  readonly sokyuKeisan?: {
    readonly shoriNengetsu: string;
    readonly baseDate: string;
    readonly shikyuDate: string;
    readonly employeeIdList: readonly string[];
  };
  /** Only some of the 支払マスタ's employees; all without it. */
  readonly employeeIdList?: readonly string[];
}

/** The situation in which a program runs. */
export interface Scenario {
  /** Name by which pages, tests and readers choose it. */
  readonly name: string;
  /** What it shows, in one sentence. */
  readonly description: string;
  readonly trigger: Trigger;
  /** Whether it is a テスト実行(ドライラン). */
  readonly dryRun: boolean;
  /** The payroll behind a Combosite trigger. */
  readonly payroll?: PayrollRun;
  /** When the run starts: `YYYY/MM/DD HH:mm:ss`, in Japan's time. */
  readonly startedAt: string;
  /** Data that stand for the company's, by the name of their definition. */
  readonly customData?: Readonly<Record<string, readonly CustomDataRecord[]>>;
  /** Answers that take precedence over the company's. */
  readonly httpAnswers?: readonly HttpAnswer[];
  /** Records come in the opposite of their usual order, which isn't promised. */
  readonly isReversed?: boolean;
  /** Which call that changes or sends something fails, from 1. */
  readonly failsAtWrite?: number;
  /** Another time zone than the platform's, in hours before UTC. */
  readonly utcOffsetHours?: number;
}

const HOUR_MILLIS = 3_600_000;

/** The same situation an hour later: with another time, and other random numbers. */
export function anHourLater<One extends Pick<Scenario, 'startedAt'>>(
  scenario: One,
): One {
  const startedAt = parseTimestamp(scenario.startedAt) + HOUR_MILLIS;
  return {...scenario, startedAt: formatTimestamp(startedAt)};
}

/**
 * Finds a scenario by its name.
 *
 * @param name - the exact name
 * @throws CombositeFunctionsError if there is none of this name
 */
export function findScenario<One extends Pick<Scenario, 'name'>>(
  scenarios: readonly One[],
  name: string,
): One {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (!scenario) {
    refuse('scenario-unknown', {
      scenario: name,
      known: scenarios.map((candidate) => candidate.name).join('、'),
    });
  }
  return scenario;
}
