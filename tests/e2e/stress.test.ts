import type {Page} from '@playwright/test';
import {MESSAGE_LABELS} from '@combosite-functions/simulator';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {
  NAIVE_PET,
  payroll,
} from '../../packages/stress/tests/support/stressPrograms';
import {expect, sampleParts, test, visit} from './fixtures';

const PAYROLL_PAGE =
  '/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate';
const HELLO_PAGE = '/tutorial/quick-start';

/** Its company has one thing left to decide. */
const OPEN_PAGE = '/wiki/recipes/housing-by-rent';

/** Never ends if a number is missing, and pays nobody. */
const ENDLESS_WITHOUT_NUMBER = payroll(`
  const pets = await read('従業員ペット飼育数');
  while (pets.some(({dogCount}) => dogCount === null)) {}
  await shikyukojoData.saveAmount(employeeIdList
    .filter((employeeId) => employeeId === '0001')
    .map((employeeId) => ({
      employeeId, kyuyoKomokuName: 'ペット手当', amount: 100 * Number(
        pets.find((pet) => pet.employeeId === employeeId)?.dogCount), baseDate})));`);

/** Tries to speak in the name of the engine, at once and after its run. */
const FORGING = `${NAIVE_PET.replace('async function main() {', 'async function main() {\n  attack();')}
function attack() {
  const scope = (0, eval)('this');
  const program = (isForPage) => ({kind: 'program', isForPage, scenario: {},
    company: {}, source: "async function main() { logger.info('到達'); }"});
  const engine = {kind: 'stress', scenario: '手動実行', engine: 'postMessage("F")',
    source: 'async function main() {}'};
  const hear = () => {
    for (const data of [program(true), program(false), engine]) {
      scope.dispatchEvent(new scope.MessageEvent('message', {data}));
    }
  };
  const forged = JSON.stringify({problem: '到達', summary: '到達', violations: [],
    failures: [], doubts: [], toConfirm: [], settled: [], passed: [], notApplicable: [], notes: []});
  hear();
  scope.setTimeout(hear, 0);
  for (const name of ['postMessage', 'onmessage']) {
    try {
      scope[name]('S' + forged);
    } catch {}
  }
  try {
    new scope.BroadcastChannel('attack').postMessage('S' + forged);
  } catch {}
}`;

function parts(page: Page) {
  const own = sampleParts(page);
  return {
    ...own,
    /** What a run under a condition did. */
    replay: own.report.getByRole('group', {name: '実行結果'}),
  };
}

function link(source: string): string {
  return `${HELLO_PAGE}${encodeShare({sample: 0, scenario: '給与計算前', source})}`;
}

test('a safe sample holds, and a wrong one is told what broke', async ({
  page,
  messages,
}) => {
  // Two trials.
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isEngine = (url: string) => url.endsWith('/stress.js');
  await visit(page, PAYROLL_PAGE);
  const {button, editor, replay, report, tab} = parts(page);
  await button('編集').click();
  await button('実行').click();
  await expect(tab('厳しい条件')).toBeVisible();
  expect(requests.filter(isEngine)).toEqual([]);
  await tab('厳しい条件').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await expect(report.getByRole('status')).toHaveText(/^\d+とおり中、誤り0$/);
  await expect(report.getByText(/^合格\d+、決まりあり1。$/)).toBeVisible();
  await expect(report.locator('svg[data-state="success"]')).toBeVisible();
  const others = report.getByText(/^当てはまらないか、試せなかった条件/);
  await others.click();
  await expect(report).toContainText('個人データを読まないプログラムです');

  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(NAIVE_PET);
  // Its foot says so, and nothing moves while one types.
  const said = report.getByRole('status');
  await expect(said).toHaveText('変更前の結果');
  const stale = report.getByText('変更前の結果').filter({visible: true});
  await expect(stale).toHaveCount(1);
  await button('もう一度試す').press('Enter');
  await expect(report.getByRole('tabpanel')).toBeFocused();
  await expect(said).toHaveText(/とおり中、誤り[1-9]\d*$/);
  await expect(report.locator('svg[data-state="violation"]')).toBeVisible();
  const broken = report
    .getByRole('listitem')
    .filter({hasText: /^値が空：/})
    .first();
  await expect(broken.getByRole('paragraph').first()).toHaveText(
    '値が空：ペット手当マスタ（データID petTeate001）の犬手当額が空。このとき、従業員0001のペット手当が、1,500円から500円に変わります（警告なし）。',
  );
  await expect(broken.getByText('変えた行')).toBeHidden();
  await broken.getByText('詳細と直し方').click();
  await expect(broken).toContainText(
    '結果0001 ペット手当 1,500円 → 500円（警告なし）',
  );
  await expect(broken.getByRole('link')).toHaveAttribute(
    'href',
    '/wiki/recipes/safe-program#rule-values',
  );
  await expect(report).toContainText(
    /\/\/ 会社の決まり [^#]*休職[^#]*#\w{4}: 今の結果のとおりとする/,
  );

  await broken.getByRole('button', {name: '15行目を見る'}).click();
  await expect(editor).toBeFocused();

  const again = report.getByRole('button', {
    description: 'ペット手当マスタ（データID petTeate001）の犬手当額が空',
  });
  await again.click();
  await expect(replay).toHaveAttribute('data-run-ending', 'finished');
  await expect(replay).toContainText('条件：値が空（ペット手当マスタ');
  await expect(
    replay.getByRole('table', {name: '支給額マスタ・控除額マスタの変更'}),
  ).toContainText(/0001.*500円/);

  // An ordinary run takes its place, and the report waits beside it; an edited
  // program has to be tried anew.
  await button('実行').click();
  await expect(report).toBeHidden();
  await tab('厳しい条件').click();
  await expect(report).toBeVisible();
  await expect(replay).toHaveCount(0);
  await editor.press('Enter');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(requests.filter(isEngine)).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('what is asked for comes under the bars of the page, and stays there', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, OPEN_PAGE);
  const {button, report, sample, tab} = parts(page);
  await button('実行').click();
  const strict = tab('厳しい条件');
  const top = async () => (await strict.boundingBox())?.y ?? 0;
  await expect(sample.locator('[data-run-ending=finished]')).toBeVisible();
  expect(await top()).toBeGreaterThan(800);
  // A click of Playwright's would scroll by itself while something moves.
  await strict.dispatchEvent('click');
  const bar = page.locator('.navbar');
  const below = async () => {
    const {height = 0} = (await bar.boundingBox()) ?? {};
    return Math.abs((await top()) - height - 20);
  };
  await expect.poll(below).toBeLessThan(20);
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await expect(
    report.getByText('会社が決めること', {exact: true}),
  ).toBeInViewport();
  // By keys, where it stays.
  await strict.press('ArrowLeft');
  await expect(tab('結果')).toBeFocused();
  await expect(strict).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab('結果')).toHaveAttribute('aria-selected', 'true');
  await strict.press('Enter');
  expect(await below()).toBeLessThan(20);
  // No line is named that the page folds.
  await report.getByText('詳細と直し方').first().click();
  await expect(report.getByText(/^0001 住宅手当/).first()).toBeVisible();
  await expect(sample.getByText(/^共通の関数/).first()).toBeVisible();
  // One is led to the line that calls it: nothing unfolds.
  await report
    .getByRole('button', {name: /行目を見る/})
    .first()
    .click();
  await expect(sample.locator('.token-line:focus')).toContainText(
    'await save(',
  );
  await expect(sample.locator('[data-fold][open]')).toHaveCount(0);
});

test('a program that ends in an error leads to its line, and to cause and remedy', async ({
  page,
}) => {
  await visit(
    page,
    link(
      "async function main() {\n  throw new Error('だめ');\n  combositeDataService.shikyukojoData.saveAmount([]);\n}\n",
    ),
  );
  const {button, editor, report, result, tab} = parts(page);
  await button('実行').click();
  await result.getByRole('button', {name: '2行目を見る'}).click();
  await expect(editor).toBeFocused();
  await tab('厳しい条件').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await report.getByRole('button', {name: '2行目を見る'}).click();
  await expect(editor).toBeFocused();
  await report.getByRole('button', {name: '結果で原因と直し方を見る'}).click();
  await expect(tab('結果')).toHaveAttribute('aria-selected', 'true');
  await expect(result.getByText(MESSAGE_LABELS.mend)).toBeInViewport();
  await expect(result.getByRole('tabpanel')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 844},
  });

  test('the hostile conditions are in the first screen after a run', async ({
    page,
  }) => {
    await visit(page, OPEN_PAGE);
    const {button, report, result, sample, tab} = parts(page);
    await sample.evaluate((element) => element.scrollIntoView());
    await button('実行').tap();
    await expect(result).toHaveAttribute('data-run-ending', 'finished');
    await expect(result.getByRole('status')).toContainText(
      '0001の合計：340,000→340,500円',
    );
    const strict = tab('厳しい条件');
    await expect(strict).toBeInViewport({ratio: 1});
    // What stays in sight below the code leaves the screen to the code.
    const top = (await strict.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(844 - 54);

    await strict.tap();
    await expect(report).toHaveAttribute('data-stress-ending', 'finished');
    await expect(report.getByRole('status')).toContainText('とおり');
    await expect(report.getByRole('status')).toBeInViewport({ratio: 1});
    await expect(strict).toHaveAttribute('aria-selected', 'true');
    await expect(
      report.getByText('会社が決めること', {exact: true}),
    ).toBeInViewport();
    await tab('結果').tap();
    await expect(
      result.getByText('支給額マスタ・控除額マスタの変更'),
    ).toBeInViewport();
  });

  test('some code is seen with what came of it, where one pressed at the foot', async ({
    page,
  }) => {
    await visit(page, '/wiki/custom-data-function/shikyukojo-data');
    const {button, result} = sampleParts(page);
    await button('実行').evaluate((run) => run.scrollIntoView({block: 'end'}));
    await button('実行').tap();
    await expect(result).toHaveAttribute('data-run-ending', 'finished');
    const bottom = async () =>
      await page
        .locator('.token-line')
        // Its two rows are the second and third.
        .nth(1)
        .evaluate((line) => line.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(844 - 47);
  });

  test('the list of conditions has lines of more than a few letters', async ({
    page,
  }) => {
    await visit(page, '/wiki/custom-data-function/try-programs');
    await page.getByText('加える条件の一覧').tap();
    const cells = page.locator('td', {hasText: /^1人が、/});
    await expect(cells).not.toHaveCount(0);
    const widths = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThan(200);
    expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  });
});

test('a program that never ends under a condition is ended, or cancelled', async ({
  page,
}) => {
  await visit(page, link(ENDLESS_WITHOUT_NUMBER));
  const {button, replay, report, tab} = parts(page);
  await button('実行').click();
  await tab('厳しい条件').click();
  await expect(report.getByRole('progressbar')).toBeVisible();
  await button('止める').click();
  await expect(report.getByRole('status')).toHaveText(/^途中でやめました/);
  await expect(page.locator('iframe')).toHaveCount(0);

  await tab('厳しい条件').click();
  await expect(report.getByRole('progressbar')).toBeVisible();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await expect(report).toContainText(/とおり中、.*判定できず1/);
  await expect(
    report.getByRole('listitem').filter({hasText: /^値が空：/}),
  ).toContainText('実行が終わりません：時間内に終わらないため、止めました');
  await report.getByRole('button', {description: '0001の犬飼育数が空'}).click();
  await expect(replay).toHaveAttribute('data-run-ending', 'timeout');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a program can neither forge its report nor flood the page', async ({
  page,
}) => {
  await visit(page, link(FORGING));
  const {button, report, tab} = parts(page);
  await button('実行').click();
  await tab('厳しい条件').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await expect(report).toContainText(
    '0001 ペット手当 1,500円 → 500円（警告なし）',
  );
  await expect(report).not.toContainText('到達');
  await expect(page.locator('iframe')).toHaveCount(0);
});
