import {DEFAULT_LIMITS, HOST_LIMITS, PAGE_LIMITS} from './limits';
import type {Limits} from './limits';

/** A limit, as readers of the page and users of the kit meet it. */
export interface LimitRow {
  readonly name: string;
  readonly page: string;
  readonly kit: string;
}

/** All limits of a run, for people. */
export function describeLimits(): LimitRow[] {
  const {page, kit} = HOST_LIMITS;
  return [
    row(
      'プログラムの長さ',
      characters(page.sourceLength),
      characters(kit.sourceLength),
    ),
    row('実行にかかる時間', seconds(page.runSeconds), seconds(kit.runSeconds)),
    row(
      '厳しい条件の1つにかかる時間',
      `${seconds(page.conditionSeconds)}（全体で${seconds(page.trialSeconds)}）`,
      seconds(kit.conditionSeconds),
    ),
    row('--mutateにかかる時間', 'キットだけ', seconds(kit.mutateSeconds)),
    row(
      'メモリー',
      'ブラウザーによる',
      `${kit.memoryMegabytes}MB。ArrayBufferも含めたプロセス全体では${kit.processMegabytes}MB（全体は、Windowsでは数えない）`,
    ),
    row('実行の結果の大きさ', '超えた分は表示しない', `${kit.tellMegabytes}MB`),
    row(
      '1つのファイルの大きさ',
      'ファイルを読まない',
      `${kit.fileMegabytes}MB`,
    ),
    ofRun(
      '外部サービスの応答を待つ時間の合計（場面の中の時間）',
      'runMillis',
      (millis) => seconds(millis / 1000),
    ),
    ofRun(
      'timeoutMillisを書かないときに、1つの応答を待つ時間',
      'httpTimeoutMillis',
      (millis) => seconds(millis / 1000),
    ),
    ofRun('データの操作と外部リクエストの回数', 'operations', times),
    ofRun('外部リクエストの回数', 'httpCalls', times),
    ofRun('ログの行数', 'logLines', (lines) => `${grouped(lines)}行`),
    ofRun(
      'ログの1つの値の長さ（超えた分は「…」）',
      'logLineLength',
      characters,
    ),
    ofRun('ログの長さの合計', 'logCharacters', characters),
  ];
}

function ofRun(
  name: string,
  limit: keyof Limits,
  describe: (value: number) => string,
): LimitRow {
  return row(
    name,
    describe(PAGE_LIMITS[limit]),
    describe(DEFAULT_LIMITS[limit]),
  );
}

function row(name: string, page: string, kit: string): LimitRow {
  return {name, page, kit};
}

function seconds(value: number): string {
  return `${value}秒`;
}

function times(value: number): string {
  return `${grouped(value)}回`;
}

function characters(value: number): string {
  return `${grouped(value)}文字`;
}

function grouped(value: number): string {
  return value.toLocaleString('ja-JP');
}
