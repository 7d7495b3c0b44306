import {expect, test} from 'vitest';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {
  placeOf,
  withPlace,
} from '../../../src/features/runner/page/result/placeOf';

const SOURCE = `async function main() {
  await save();
}

${COMMON_FUNCTIONS}

/** 1件を更新する */
async function save() {
  one();
}

function one() {}
`;

test.each([
  [2, '2行目'],
  [6, '6行目'],
  [9, '共通の関数 save（9行目）'],
  [12, '共通の関数 one（12行目）'],
])('line %i is told as %s', (line, place) => {
  expect(placeOf(SOURCE, line)).toBe(place);
});

test('a program without common functions has lines only', () => {
  expect(placeOf('function save() {\n}', 2)).toBe('2行目');
});

test('of a text, the line with which it begins is told', () => {
  expect(withPlace(SOURCE, '9行目 0001 CSVの12行目')).toBe(
    '共通の関数 save（9行目） 0001 CSVの12行目',
  );
  expect(withPlace(SOURCE, '0001 9行目')).toBe('0001 9行目');
});
