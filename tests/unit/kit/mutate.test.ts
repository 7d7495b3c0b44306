import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {parse} from 'jsonc-parser';
import {useKit} from '../../support/kit';

const kit = useKit();

interface ScenarioFile {
  readonly scenarios: readonly object[];
}

beforeAll(async () => {
  await kit.command('init', 'my');
});

/** Runs the program of `init` with mistakes, and scenarios of its own. */
function mutate(change: (file: ScenarioFile) => object, ...args: string[]) {
  const file = path.join(kit.folder, 'my/scenarios.jsonc');
  kit.write(
    'my/own.json',
    JSON.stringify(change(parse(readFileSync(file, 'utf8')) as ScenarioFile)),
  );
  return kit.command(
    ...['my/main.js', '--mutate', '--scenario-file', 'my/own.json', ...args],
  );
}

const AT_LIMIT =
  '→ const MAX_COUNT = 11; // これより多い回数は、入力の誤りとみなす';

test('names the mistakes that no scenario notices, the heaviest first', async () => {
  const {code, stdout} = await mutate(({scenarios: [first], ...head}) => ({
    ...head,
    scenarios: [first],
  }));
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /\d{2}とおりの誤りを1つずつ入れ、1場面の期待する結果と比べました。\n/,
  );
  expect(stdout).toMatch(
    /\n✗ \d+行目 確認せずに進む\n {3}if \(isRetroactive\(ITEM\)\) \{\n → if \(false\) \{\n/,
  );
  expect(stdout).toContain(AT_LIMIT);
  expect(stdout.indexOf('確認せずに進む')).toBeLessThan(
    stdout.indexOf('決まった数が変わる'),
  );
  expect(stdout).toMatch(/\n結果：\d+とおりの誤りに、どの場面も気づきません。/);
});

test('a table of values at the boundary notices it', async () => {
  const {stdout} = await mutate((file) => file);
  expect(stdout).toContain('6場面の');
  expect(stdout).not.toContain(AT_LIMIT);
});

test('what changes no result is set aside by its name, with a reason', async () => {
  const name = 'if (isRetroactive(ITEM)) { → if (false) {';
  const {stdout} = await mutate((file) => ({
    ...file,
    sameResults: {[name]: '遡及計算は手で支給する', 'a → b': '古い'},
  }));
  expect(stdout).not.toContain('if (isRetroactive(ITEM)) {');
  expect(stdout).toContain('同じ結果でよいとしたもの：1とおり\n');
  expect(stdout).toContain(
    '注意：sameResultsの「a → b」という変更は、このプログラムにありません。',
  );
});

test.each<[string, (file: ScenarioFile) => object, RegExp]>([
  [
    'nothing is expected',
    ({scenarios: [first], ...head}) => ({
      ...head,
      scenarios: [{...first, expect: undefined}],
    }),
    /期待する結果（expect）を書いた場面がありません。/,
  ],
  [
    'the program as it is does something else',
    ({scenarios: [first], ...head}) => ({
      ...head,
      scenarios: [{...first, expect: {amounts: {'0001': {日直手当: 1}}}}],
    }),
    /場面「4月の給与計算」の結果が、変えていないプログラムでも期待と違います。先に直してください：✗ 0001 日直手当：期待1、実際5000/,
  ],
])('says what to do first if %s', async (_, change, message) => {
  const {code, stderr} = await mutate(change);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test.each(['--all', '--twice', '--stress'])('takes no %s', async (option) => {
  expect(await kit.refusal('my/main.js', '--mutate', option)).toMatch(
    /^エラー：--\S+と--\S+は、どちらか1つだけ書いてください。$/,
  );
});
