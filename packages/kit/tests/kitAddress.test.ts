import path from 'node:path';
import {expect, test} from 'vitest';
import {besides} from '../files/cli/companyFile';
import {kitAddress, quotedPath} from '../files/cli/kitAddress';

test.each([
  ['win32', 'C:\\kit\\mine', 'C:\\kit', '..', '..'],
  ['win32', 'C:\\a b', 'C:\\a b\\#kit', './#kit', './%23kit'],
  ['win32', 'C:\\mine', '\\\\pc\\my kit', '//pc/my kit', 'file://pc/my%20kit'],
  ['posix', '/mine', '/mine/.kit', './.kit', './.kit'],
  ['win32', 'D:\\mine', 'C:\\my kit', 'C:/my kit', 'file:///C:/my%20kit'],
  ['posix', '/kit', '/kit', '.', '.'],
] as const)(
  'names the kit: %s %s %s',
  (system, folder, kit, kitPath, kitUrl) => {
    expect(kitAddress(folder, kit, path[system])).toEqual({kitPath, kitUrl});
  },
);

test.each([
  ['win32', 'C:\\mine\\scenarios.jsonc', 'data/a.csv', 'C:\\mine\\data\\a.csv'],
  ['win32', 'mine\\scenarios.jsonc', '..\\a.csv', 'a.csv'],
  ['win32', 'mine\\scenarios.jsonc', 'D:\\a.csv', 'D:\\a.csv'],
  ['win32', 'mine\\scenarios.jsonc', '\\\\pc\\b\\a.csv', '\\\\pc\\b\\a.csv'],
  ['posix', 'mine/scenarios.jsonc', 'data\\a.csv', 'mine/data/a.csv'],
  ['posix', 'mine/scenarios.jsonc', '/tmp/a.csv', '/tmp/a.csv'],
] as const)('finds a file: %s %s %s', (system, file, name, found) => {
  expect(besides(file, name, path[system])).toBe(found);
});

test.each([
  ['run.mjs', 'run.mjs'],
  ['C:\\kit\\自分の関数\\main.js', 'C:\\kit\\自分の関数\\main.js'],
  ['C:\\my kit\\run.mjs', '"C:\\my kit\\run.mjs"'],
  ['a&b/main.js', '"a&b/main.js"'],
])('writes for a terminal: %s', (file, written) => {
  expect(quotedPath(file)).toBe(written);
});
