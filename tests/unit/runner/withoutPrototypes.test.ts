import {afterEach, expect, test} from 'vitest';
import {withoutPrototypes} from '../../../src/runner/frame/withoutPrototypes';

afterEach(() => {
  for (const {prototype} of [Object, Array]) {
    Reflect.deleteProperty(prototype, 'toJSON');
  }
});

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
  expect(JSON.stringify(value)).toContain('forged');
  expect(JSON.stringify(withoutPrototypes(value))).toBe(json);
});
