import {DEFAULT_LIMITS, HOST_LIMITS, PAGE_LIMITS} from './limits';

/** A limit, as readers of the page and users of the kit meet it. */
export interface LimitRow {
  readonly name: string;
  readonly page: string;
  readonly kit: string;
}

/** All limits of a run, for people. */
export function describeLimits(): LimitRow[] {
  const page = {...HOST_LIMITS.page, ...PAGE_LIMITS};
  const kit = {...HOST_LIMITS.kit, ...DEFAULT_LIMITS};
  const both = (
    name: string,
    describe: (limits: typeof page | typeof kit) => string,
  ): LimitRow => ({name, page: describe(page), kit: describe(kit)});
  return [
    both(
      'プログラムの長さ',
      ({sourceLength}) => `${grouped(sourceLength)}文字`,
    ),
    both('実行にかかる時間', ({runSeconds}) => `${runSeconds}秒`),
    {
      name: '厳しい条件の1つにかかる時間',
      page: `${page.conditionSeconds}秒（全体で${page.trialSeconds}秒）`,
      kit: `${kit.conditionSeconds}秒`,
    },
    {
      name: '--mutateにかかる時間',
      page: 'キットだけ',
      kit: `${kit.mutateSeconds}秒`,
    },
    {
      name: 'メモリー',
      page: 'ブラウザーによる',
      kit: `${kit.memoryMegabytes}MB。ArrayBufferも含めたプロセス全体では${kit.processMegabytes}MB（全体は、Windowsでは数えない）`,
    },
    {
      name: '実行の結果の大きさ',
      page: '超えた分は表示しない',
      kit: `${kit.tellMegabytes}MB`,
    },
    {
      name: '1つのファイルの大きさ',
      page: 'ファイルを読まない',
      kit: `${kit.fileMegabytes}MB`,
    },
    both(
      '外部サービスの応答を待つ時間の合計（場面の中の時間）',
      ({runMillis}) => `${runMillis / 1000}秒`,
    ),
    both(
      'timeoutMillisを書かないときに、1つの応答を待つ時間',
      ({httpTimeoutMillis}) => `${httpTimeoutMillis / 1000}秒`,
    ),
    both(
      'データの操作と外部リクエストの回数',
      ({operations}) => `${grouped(operations)}回`,
    ),
    both('外部リクエストの回数', ({httpCalls}) => `${grouped(httpCalls)}回`),
    both('ログの行数', ({logLines}) => `${grouped(logLines)}行`),
    both(
      'ログの1つの値の長さ（超えた分は「…」）',
      ({logLineLength}) => `${grouped(logLineLength)}文字`,
    ),
    both(
      'ログの長さの合計',
      ({logCharacters}) => `${grouped(logCharacters)}文字`,
    ),
  ];
}

function grouped(value: number): string {
  return value.toLocaleString('ja-JP');
}
