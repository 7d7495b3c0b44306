import {EXIT_CODES} from './exitCodes';
import {InputError} from './inputError';
import {describeLimits} from '../runtime.mjs';

/** What the command line asks for. */
export interface Arguments {
  readonly action: 'run' | 'stress' | 'list' | 'help' | 'init' | 'types';
  /** The program's file; of `init` and `types` the folder. */
  readonly program: string | undefined;
  /** Name of the scenario. */
  readonly scenario: string | undefined;
  /** File with the reader's own scenarios. */
  readonly scenarioFile: string | undefined;
  /** File with the reader's own company. */
  readonly company: string | undefined;
  /** CSV files by the name of their definition. */
  readonly data: Readonly<Record<string, string>>;
  readonly timeLimitSeconds: number | undefined;
  /** Hostile condition under which to run the program. */
  readonly stressCase: string | undefined;
  /** Whether to run every scenario of the file. */
  readonly all: boolean;
  /** Whether to run again on the data that the first run left. */
  readonly twice: boolean;
  /** Whether advice counts as a failure. */
  readonly strict: boolean;
}

/** The options without a value, and what they ask for. */
const ACTIONS: Readonly<Record<string, Arguments['action']>> = {
  '--stress': 'stress',
  '--list': 'list',
  '--help': 'help',
};

/** The options without a value that change how a program is run. */
const FLAGS: Readonly<Record<string, 'all' | 'twice' | 'strict'>> = {
  '--all': 'all',
  '--twice': 'twice',
  '--strict': 'strict',
};

/** The options that take a value, and how the usage names it. */
const VALUE_OPTIONS = {
  '--scenario': '場面の名前',
  '--scenario-file': 'JSONファイル',
  '--company': 'JSONファイル',
  '--data': '定義名=CSVファイル',
  '--time-limit': '秒数',
  '--stress-case': '条件の名前（empty-number-1など）',
} as const;

type ValueOption = keyof typeof VALUE_OPTIONS;

/** The limits of a run. */
function limitLines(): string[] {
  return describeLimits().map(({name, kit}) => `  ${name}：${kit}`);
}

/** What `--help` prints. */
export const USAGE = `使い方
  node run.mjs プログラム --scenario 場面の名前   プログラムを動かす
  node run.mjs プログラム --all                  すべての場面で動かす
  node run.mjs --list                            場面の一覧を出す
  node run.mjs init フォルダー                   自分の関数を作り始めるためのファイルを書き出す
  node run.mjs types フォルダー                  会社の項目キーを、エディターの補完と検査に加える

例
  node run.mjs main.js --scenario 給与計算前

確かめるとき
  --twice                       1回目の1時間後に、その後のデータで、もう一度動かす
  --strict                      ヒントか、注意があれば、終了コードを1にする

厳しい条件で試すとき
  --stress                      空の値、休職、2回実行などの条件を1つずつ加えて動かし、誤りを一覧にする（--allと書くと、すべての場面で）
  --stress-case 条件の名前      一覧にある条件の1つで動かす（例：--stress-case empty-number-1）

自分のデータで動かすとき
  --data 定義名=CSVファイル     カスタムデータを、CSVの内容に置き換える（何度でも書ける）
  --scenario-file JSONファイル  場面を、自分のファイルから選ぶ（指定しなければ、プログラムと同じフォルダーのscenarios.json。なければ見本の会社の場面）
  --company JSONファイル        会社のデータを、自分のファイルから読む

そのほか
  --time-limit 秒数             止めるまでの時間を変える
  --help                        この説明を出す

上限
${limitLines().join('\n')}

終了コード
${EXIT_CODES.map(([code, meaning]) => `  ${code}  ${meaning}`).join('\n')}

ファイルの書き方は、README.mdにあります。`;

/**
 * Reads the command line.
 *
 * @param args - the arguments after the script's name
 * @throws InputError if they can't be understood
 */
export function readArguments(args: readonly string[]): Arguments {
  const values = new Map<ValueOption, string>();
  const data = new Map<string, string>();
  const programs: string[] = [];
  const flags = {all: false, twice: false, strict: false};
  let action: Arguments['action'] = 'run';

  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [option = '', ...parts] = arg.split('=');
    const asked = Object.hasOwn(ACTIONS, arg) ? ACTIONS[arg] : undefined;
    const flag = Object.hasOwn(FLAGS, arg) ? FLAGS[arg] : undefined;
    if (asked) {
      action = asked;
    } else if (flag) {
      flags[flag] = true;
    } else if (isValueOption(option)) {
      const value = parts.length > 0 ? parts.join('=') : rest.shift();
      if (!value || value.startsWith('--')) {
        throw new InputError(
          `${option}の後に、${VALUE_OPTIONS[option]}を書いてください。`,
        );
      }
      if (option === '--data') {
        addData(data, value);
      } else if (values.has(option)) {
        throw new InputError(`${option}は1回だけ書いてください。`);
      } else {
        values.set(option, value);
      }
    } else if (arg.startsWith('-')) {
      throw new InputError(
        `「${arg}」という指定はありません。使い方は node run.mjs --help で確かめられます。`,
      );
    } else {
      programs.push(arg);
    }
  }

  const [word] = programs;
  if (word === 'init' || word === 'types') {
    action = word;
    programs.shift();
  }
  const [program, second] = programs;
  if (second !== undefined) {
    throw new InputError(
      `${action === word ? 'フォルダー' : 'プログラム'}は1つだけ書いてください：${programs.join('、')}`,
    );
  }
  const stressCase = values.get('--stress-case');
  refuseTogether([
    ['--stress', action === 'stress'],
    ['--stress-case', stressCase !== undefined],
    ['--all', flags.all],
    ['--twice', flags.twice],
  ]);
  refuseTogether([
    ['--all', flags.all],
    ['--scenario', values.has('--scenario')],
  ]);
  return {
    action,
    program,
    scenario: values.get('--scenario'),
    scenarioFile: values.get('--scenario-file'),
    company: values.get('--company'),
    data: Object.fromEntries(data),
    timeLimitSeconds: readSeconds(values.get('--time-limit')),
    stressCase,
    ...flags,
  };
}

/** What goes together. */
const TOGETHER = ['--all,--twice', '--stress,--all'];

/** Refuses options that can't be combined. */
function refuseTogether(
  options: readonly (readonly [option: string, isGiven: boolean])[],
): void {
  const given = options.filter(([, isGiven]) => isGiven).map(([name]) => name);
  if (given.length > 1 && !TOGETHER.includes(given.join())) {
    throw new InputError(
      `${given.join('と')}は、どちらか1つだけ書いてください。`,
    );
  }
}

function isValueOption(option: string): option is ValueOption {
  return Object.hasOwn(VALUE_OPTIONS, option);
}

/** Adds `定義名=CSVファイル`. */
function addData(data: Map<string, string>, value: string): void {
  const [name = '', ...parts] = value.split('=');
  const definitionName = name.normalize('NFC');
  const file = parts.join('=');
  if (definitionName === '' || file === '') {
    throw new InputError(
      `--dataは「--data 従業員ペット飼育数=my.csv」のように書いてください。書かれている値：${value}`,
    );
  }
  if (data.has(definitionName)) {
    throw new InputError(
      `--dataに「${definitionName}」が2つあります。1つにしてください。`,
    );
  }
  data.set(definitionName, file);
}

function readSeconds(value: string | undefined): number | undefined {
  if (value === undefined) {
    return undefined;
  }
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) {
    throw new InputError(
      `--time-limitには、3600以下の正の数を書いてください。書かれている値：${value}`,
    );
  }
  return seconds;
}
