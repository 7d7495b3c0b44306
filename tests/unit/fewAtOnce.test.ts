import {expect, test} from 'vitest';
import {fewAtOnce} from '../../src/clientModules/fewAtOnce';

test('three pages are fetched at once, then the one that was asked for last', async () => {
  const ends = new Map<string, () => void>();
  const load = fewAtOnce(
    (name) => new Promise<void>((resolve) => ends.set(name, resolve)),
    3,
  );
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    load(name);
  }
  expect([...ends.keys()]).toEqual(['a', 'b', 'c']);
  ends.get('b')?.();
  await Promise.resolve();
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'e']);
});

test('what failed makes room, too', async () => {
  const asked: string[] = [];
  const load = fewAtOnce((name) => {
    asked.push(name);
    return Promise.reject(new Error(name));
  }, 1);
  load('a');
  load('b');
  await Promise.resolve();
  expect(asked).toEqual(['a', 'b']);
});
