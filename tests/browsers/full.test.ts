/*
 * The other main journeys in each browser, only with `--full`. A test has one
 * page of the site, and what it leaves behind is the next one's.
 */
import {describe, expect, test} from 'vitest';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {foundBrowsers} from '../support/browsers/foundBrowsers';
import {KEYS, useReader} from '../support/browsers/openReader';
import {BUILD_FOLDER, GATED_BUILD_FOLDER, GATE_PASSWORD} from '../support/site';
import {NAIVE_PET} from '../../packages/stress/tests/support/stressPrograms';

describe.each(foundBrowsers())('%s', (_name, start) => {
  const reader = useReader(start, BUILD_FOLDER);

  test('an edited program tells the line at which it fails, also after a reload', async () => {
    const {click, press, sees, type, visit} = reader;
    const sample = '[data-runnable-sample]';
    await visit('/tutorial/quick-start');
    await click(`${sample} button`, '編集');
    await click(`${sample} .cm-content`);
    await press(KEYS.control, 'a');
    await type('async function main() {');
    await press(KEYS.enter);
    await type("logger.warn('始めます'); await null;");
    await press(KEYS.enter);
    await type(
      "await baseService.createCustomDataServiceByDefinitionName('ない');",
    );
    await press(KEYS.enter);
    await type('}');
    await click(`${sample} button`, '実行');
    await sees('[data-run-ending] [data-kind=error]', '3行目');
    await sees('[data-run-ending] li', '始めます2行目');

    await reader.reload();
    await click(`${sample} button`, '編集を再開');
    await sees(`${sample} .cm-content`, '始めます');
    expect(reader.messages).toEqual([]);
  });

  test('hostile conditions are tried, and a broken one is run again', async () => {
    const {click, sees, visit} = reader;
    const sample = '[data-runnable-sample]';
    const report = `${sample} [data-stress-ending=finished]`;
    await visit(
      `/tutorial/quick-start${encodeShare({sample: 0, scenario: '給与計算前', source: NAIVE_PET})}`,
    );
    await click(`${sample} button`, '実行');
    await click(`${sample} button`, '厳しい条件');
    // What the page says if the trial ends otherwise.
    await sees('[data-stress-ending] [role=status]', '誤り');
    await sees(
      `${report} li`,
      '12行目 0001 ペット手当 1,500円 → 500円（警告なし）',
    );
    await click(`${report} li button`);
    await sees(`${report} [data-run-ending=finished]`, '条件：値が空');
    await sees(`${report} [data-run-ending=finished] td`, 'ペット手当（支給）');
    expect(reader.messages).toEqual([]);
  });

  test('a program that calls itself for ever is told so', async () => {
    const {click, sees, visit} = reader;
    const source =
      'async function main() {\n  const call = () => call() + 1;\n  call();\n}';
    await visit(
      `/tutorial/quick-start${encodeShare({sample: 0, scenario: '手動実行', source})}`,
    );
    await click('[data-runnable-sample] button', '実行');
    await sees(
      '[data-run-ending] [data-kind=error]',
      '自分自身を呼び出し続けたため',
    );
    expect(reader.messages).toEqual([]);
  });

  test('a program can change nothing of the language', async () => {
    const {click, sees, visit} = reader;
    const source = `async function main() {
  const {prototype} = Object;
  for (const change of [
    () => { prototype.toJSON = () => ({}); },
    () => { prototype.toString = () => ''; },
    () => { Array.prototype.map = () => []; },
    () => { Array.prototype[Symbol.iterator] = null; },
    () => { Promise.prototype.then = () => {}; },
    () => { Object.getPrototypeOf(async function* () {}).prototype.next = null; },
    () => { JSON.stringify = () => 'x'; },
    () => { delete Map.prototype.get; },
    () => { Object.setPrototypeOf(Array.prototype, {}); },
    () => { Map = class {}; },
  ]) {
    try { change(); logger.info('到達', String(change)); } catch {}
  }
  logger.info('終わり');
  Array.prototype.last = () => {};
}`;
    await visit(
      `/tutorial/quick-start${encodeShare({sample: 0, scenario: '手動実行', source})}`,
    );
    await click('[data-runnable-sample] button', '実行');
    await sees('[data-run-ending] li:first-child', '終わり');
    await sees(
      '[data-run-ending] [data-kind=error]',
      '書き換えられないものを、書き換えようとしました',
    );
    expect(reader.messages).toEqual([]);
  });
});

describe.each(foundBrowsers())('%s, behind the gate', (_name, start) => {
  const reader = useReader(start, GATED_BUILD_FOLDER);

  test('the password opens the reference and the next page', async () => {
    const {answer, click, go, sees} = reader;
    await go('/api/');
    await answer('開けゴマ');
    await answer();
    await answer(GATE_PASSWORD);
    await sees('html[data-has-hydrated=true]');
    await sees('main button', 'combosite-functions.d.ts');
    await click('nav a', 'クイックスタート');
    await sees('h1', 'クイックスタート');
    expect(reader.messages).toEqual([]);
  });
});
