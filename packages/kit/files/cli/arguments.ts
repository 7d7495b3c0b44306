import {parseArgs} from 'node:util';
import {InputError} from './inputError';
import usage from './usage.json';
import {describeLimits} from '../runtime.mjs';

/** What the command line asks for. */
export type Arguments = ReturnType<typeof readArguments>;

/** The options, and how the usage names the value of those that take one. */
const OPTIONS = new Map(Object.entries<string | null>(usage.options));

const PLACES: Readonly<Record<string, string>> = {
  limits: describeLimits()
    .map(({name, kit}) => `  ${name}：${kit}`)
    .join('\n'),
  exitCodes: Object.entries(usage.exitCodes)
    .map(([code, meaning]) => `  ${code}  ${meaning}`)
    .join('\n'),
};

/** What `--help` prints. */
export const USAGE = usage.lines
  .join('\n')
  .replace(/<<(\w+)>>/g, (_, name: string) => PLACES[name] ?? '');

/** Options of which only one may be given, and what goes together all the same. */
const EITHER = [
  ['stress', 'stress-case', 'mutate', 'all', 'twice'],
  ['all', 'mutate', 'scenario'],
];
const TOGETHER = ['--all、--twice', '--stress、--all'];

/**
 * Reads the command line.
 *
 * @param args - the arguments after the script's name
 * @throws InputError if they can't be understood
 */
export function readArguments(args: readonly string[]) {
  const given = new Map<string, string>();
  const data = new Map<string, string>();
  const words: string[] = [];
  const {tokens} = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...OPTIONS].map(([name, value]) => [
        name,
        {type: value === null ? 'boolean' : 'string'} as const,
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words.push(token.value);
    } else if (token.kind === 'option' && OPTIONS.has(token.name)) {
      takeOption(token.name, token.value, given, data);
    } else {
      throw new InputError(
        `「${args[token.index] ?? ''}」という指定はありません。使い方は node run.mjs --help で確認できます。`,
      );
    }
  }
  const has = (option: string): boolean => given.has(option);
  const [command] = words;
  const word = (['init', 'types'] as const).find((one) => one === command);
  const [program, second] = word ? words.slice(1) : words;
  if (second !== undefined) {
    throw new InputError(
      `${word ? 'フォルダー' : 'プログラム'}は1つだけ書いてください：${words.slice(word ? 1 : 0).join('、')}`,
    );
  }
  for (const group of EITHER) {
    const names = group.filter(has).map((option) => `--${option}`);
    if (names.length > 1 && !TOGETHER.includes(names.join('、'))) {
      throw new InputError(
        `${names.join('と')}は、どちらか1つだけ書いてください。`,
      );
    }
  }
  const asked = (['help', 'list', 'stress', 'mutate'] as const).find(has);
  return {
    action: word ?? asked ?? ('run' as const),
    /** Of `init` and `types` the folder. */
    program,
    scenario: given.get('scenario'),
    scenarioFile: given.get('scenario-file'),
    company: given.get('company'),
    data: Object.fromEntries(data),
    timeLimitSeconds: readSeconds(given.get('time-limit')),
    stressCase: given.get('stress-case'),
    all: has('all'),
    twice: has('twice'),
    strict: has('strict'),
  };
}

/** Takes an option with its value; only `--data` may be given several times. */
function takeOption(
  name: string,
  value: string | boolean | undefined,
  given: Map<string, string>,
  data: Map<string, string>,
): void {
  const wanted = OPTIONS.get(name) ?? null;
  if (wanted === null) {
    if (value !== undefined) {
      throw new InputError(
        `「--${name}=${value}」という指定はありません。使い方は node run.mjs --help で確認できます。`,
      );
    }
    given.set(name, '');
  } else if (
    typeof value !== 'string' ||
    value === '' ||
    value.startsWith('--')
  ) {
    throw new InputError(`--${name}の後に、${wanted}を書いてください。`);
  } else if (name === 'data') {
    addData(data, value);
  } else if (given.has(name)) {
    throw new InputError(`--${name}は1回だけ書いてください。`);
  } else {
    given.set(name, value);
  }
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
  const seconds = Number(value);
  if (value !== undefined && !(seconds > 0 && seconds <= 3600)) {
    throw new InputError(
      `--time-limitには、3600以下の正の数を書いてください。書かれている値：${value}`,
    );
  }
  return value === undefined ? undefined : seconds;
}
