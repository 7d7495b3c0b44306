import {expect, test} from 'vitest';
import {withoutPrototypes} from '../../../src/runner/frame/withoutPrototypes';

test('a copy is the same as JSON', () => {
  const value = {a: [1, {b: null, c: undefined}], d: 'x', e: {}, f: []};
  expect(JSON.stringify(withoutPrototypes(value))).toBe(JSON.stringify(value));
});

test.each([
  ['Object', Object.prototype],
  ['Array', Array.prototype],
])('a toJSON of %s.prototype has no say in a copy', (_, prototype) => {
  const value = {a: [1, {b: 2}]};
  const json = JSON.stringify(value);
  Object.defineProperty(prototype, 'toJSON', {
    value: () => ({forged: true}),
    configurable: true,
  });
  const [asked, copied] = [value, withoutPrototypes(value)].map((data) =>
    JSON.stringify(data),
  );
  // The test runner writes JSON too.
  Reflect.deleteProperty(prototype, 'toJSON');
  expect(asked).toContain('forged');
  expect(copied).toBe(json);
});
