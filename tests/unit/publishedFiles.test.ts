import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {filesPlugin} from '../../src/features/published-files/build/publishFiles';
import {tempFolder} from '../support/tempFolder';
import type {LoadContext} from '@docusaurus/types';

afterEach(() => vi.unstubAllEnvs());

type Middleware = (
  request: {readonly path: string},
  response: object,
  next: (error?: unknown) => void,
) => void;

/** A plugin whose file tells how often it was made. */
function counted(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  let times = 0;
  const plugin = filesPlugin({baseUrl: '/base/'} as LoadContext, {
    name: 'counted',
    watched: [],
    files: ['times.txt'],
    make: () => ({'times.txt': String((times += 1))}),
  });
  const [serve] = middlewaresOf(plugin);
  return {
    plugin,
    /** What is answered, or undefined if another is to answer. */
    get: (address: string) =>
      new Promise<string | undefined>((resolve) => {
        const response = {
          type: () => response,
          send: (content: Buffer) => resolve(String(content)),
        };
        serve?.({path: address}, response, () => resolve(undefined));
      }),
  };
}

function middlewaresOf({configureWebpack}: ReturnType<typeof filesPlugin>) {
  const middlewares: Middleware[] = [];
  const options = (configureWebpack as () => object)() as {
    devServer?: {setupMiddlewares: (all: Middleware[]) => unknown[]};
  };
  options.devServer?.setupMiddlewares(middlewares);
  return middlewares;
}

test('npm start makes a file once it is asked for, and again after an edit', async () => {
  const {get, plugin} = counted('development');
  await plugin.loadContent?.();
  expect(await get('/base/other.txt')).toBeUndefined();
  expect(await get('/base/times.txt')).toBe('1');
  expect(await get('/base/times.txt')).toBe('1');
  await plugin.loadContent?.();
  expect(await get('/base/times.txt')).toBe('2');
});

test('a build makes it once, beside the pages', async () => {
  const {plugin} = counted('production');
  const outDir = tempFolder();
  await plugin.loadContent?.();
  await plugin.postBuild?.({outDir} as never);
  expect(readFileSync(path.join(outDir, 'times.txt'), 'utf8')).toBe('1');
});
