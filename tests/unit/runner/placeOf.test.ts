import {expect, test} from 'vitest';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {placeOf} from '../../../src/features/runner/page/result/placeOf';

const MAIN = 'async function main() {\n  await save();\n}\n';
const SOURCE = `${MAIN}\n${COMMON_FUNCTIONS}\n
/** 1件を更新する */
async function save() {
  one();
}
`;

test.each([
  [SOURCE, 2, '2行目'],
  [SOURCE, 6, '6行目'],
  [SOURCE, 9, '共通の関数 save（9行目）'],
  [MAIN, 2, '2行目'],
])('a line of what the page folds has its name', (source, line, place) => {
  expect(placeOf(source, line)).toBe(place);
});
