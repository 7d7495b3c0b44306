import {shiwake} from '@combosite-functions/simulator/sample-company/shiwake';
import {expect, test} from 'vitest';
import {
  figureOf,
  parseFigures,
  readFigures,
} from '../../src/features/figures/build/readFigures';
import {Site} from '../../src/features/page-check/build/site';
import {ROOT, readText} from '../support/files';

const FIGURES = readFigures(ROOT);

function boxesOf(id: string): string[][] {
  return figureOf(FIGURES, id).parts.flatMap((part) =>
    'box' in part ? [part.box] : [],
  );
}

test('each drawing is on a page, and there is one for each', () => {
  const shown = new Site(ROOT)
    .writtenPages()
    .flatMap((page) => [...readText(page).matchAll(/<Figure id="(.+?)" \/>/g)])
    .map(([, id]) => id);
  expect(shown.sort()).toEqual(FIGURES.map(({id}) => id).sort());
  expect(() => figureOf(FIGURES, 'concepts')).toThrow('「concept」');
});

test('what is wrong with a drawing is told with its line', () => {
  const drawing =
    '- id: a\n  title: a\n  description: a\n  caption: a\n  height: 1\n  parts: []\n';
  expect(parseFigures(drawing + drawing).faults).toEqual([
    {line: 7, text: '「a」という図が、もう1つあります。'},
  ]);
});

test.each([
  ['bocks: [a]', '図の部品は、box、frame、label、arrow、line、stepのどれかで'],
  [
    'box: [a], at: [1, 2, 3, 4], kind: bass',
    '図の部品「box」のkindに「"bass"」は書けません。',
  ],
  ['box: [a]', '図の部品「box」のatがありません。'],
  [
    'arrow: [1, 2, 3, 4], bot: true',
    '「bot」というキーはありません。「both」の誤りではありませんか。使えるのはarrow、bothです。',
  ],
])('what is wrong with a part is told with its line: %s', (part, says) => {
  const {faults} = parseFigures(
    `- id: a\n  title: a\n  description: a\n  caption: a\n  height: 1\n  parts:\n    - {line: [1, 2, 3, 4]}\n    - {${part}}\n`,
  );
  expect(faults.map(({line, text}) => `${line} ${text}`)).toEqual([
    expect.stringContaining(`8 ${says}`),
  ]);
});

test('the payroll month is drawn as the first page has its steps', () => {
  const page = readText('docs/index.mdx');
  const [, steps = ''] = /<PayrollMonth\n([^]*?)\/>/.exec(page) ?? [];
  expect(boxesOf('payroll-month').flat()).toEqual(
    [...steps.matchAll(/\b(?:name|trigger): '(.+?)'/g)].map(([, text]) => text),
  );
});

test('the journal of an employee is drawn as the sample company has it', () => {
  const yen = (amount: number) => `${amount.toLocaleString('en-US')}円`;
  const lines = shiwake.real.filter(({employeeId}) => employeeId === '0001');
  const {description, parts} = figureOf(FIGURES, 'shiwake-balance');
  const sides = ['借方', '貸方'].map((side) =>
    lines.filter(({taishaku}) => taishaku === side),
  );
  expect(boxesOf('shiwake-balance')).toEqual(
    sides.flat().map((one) => [one.kyuyoKomokuName, yen(one.amount)]),
  );
  for (const side of sides) {
    const sum = yen(side.reduce((total, {amount}) => total + amount, 0));
    expect(parts).toContainEqual(
      expect.objectContaining({label: `合計 ${sum}`}),
    );
    expect(description).toContain(
      `${side.map((one) => one.kyuyoKomokuName + yen(one.amount)).join('、')}の${side.length}件で、合計${sum}です`,
    );
  }
});
