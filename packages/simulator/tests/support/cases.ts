import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * What a test tries: a list of `cases/`.
 *
 * @param file - name of the list's file, that of the test's
 * @param name - of the list
 */
export function cases<Case>(file: string, name: string): Case[] {
  const lists = parse(
    readFileSync(path.join(__dirname, `../cases/${file}.yml`), 'utf8'),
  ) as Readonly<Record<string, Case[]>>;
  const list = lists[name];
  if (!list) {
    throw new Error(`${file}.yml has no list “${name}”`);
  }
  return list;
}
