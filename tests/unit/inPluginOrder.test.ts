import {expect, test} from 'vitest';
import {inPluginOrder} from '../../src/features/finished-pages/build/inPluginOrder';

test('starts a step when the earlier ones have ended, not before', async () => {
  const said: string[] = [];
  const step = (name: string) => async () => {
    said.push(`${name} starts`);
    await new Promise(setImmediate);
    said.push(`${name} ends`);
  };
  await Promise.all([
    inPluginOrder(step('search')),
    inPluginOrder(step('gate')),
  ]);
  expect(said).toEqual([
    'search starts',
    'search ends',
    'gate starts',
    'gate ends',
  ]);
});

test('reports a failed step where it failed, and runs the next', async () => {
  const failed = inPluginOrder(() => Promise.reject(new Error('no index')));
  const next = inPluginOrder(() => Promise.resolve());
  await expect(failed).rejects.toThrow('no index');
  await expect(next).resolves.toBeUndefined();
});
