import path from 'node:path';
import {expect, test} from 'vitest';
import {kitAddress} from '../../../src/kit/files/cli/kitAddress';

test.each([
  ['win32', 'C:\\kit\\mine', 'C:\\kit', '..', '..'],
  ['win32', 'C:\\a b', 'C:\\a b\\#kit', '#kit', './%23kit'],
  ['win32', 'D:\\mine', 'C:\\my kit', 'C:/my kit', 'file:///C:/my%20kit'],
  ['posix', '/kit', '/kit', '.', '.'],
] as const)(
  'names the kit: %s %s %s',
  (system, folder, kit, kitPath, kitUrl) => {
    expect(kitAddress(folder, kit, path[system])).toEqual({kitPath, kitUrl});
  },
);
