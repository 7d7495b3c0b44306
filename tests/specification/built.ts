/* The finished site, as the tests of the specification read it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {listFiles, readText} from '../support/files';
import {readDocument} from '../support/html';
import {BUILD_FOLDER} from '../support/site';
import type {Root} from 'hast';

/** All scripts, one after the other. */
export const SCRIPTS = listFiles('build/assets/js', /\.js$/)
  .map(readText)
  .join('\n');

/** Whether a route is written. */
export function isPage(route: string): boolean {
  return existsSync(fileOf(route));
}

/** The HTML of a route. */
export function readPage(route: string): string {
  return readFileSync(fileOf(route), 'utf8');
}

/** The document of a route. */
export function parsePage(route: string): Root {
  return readDocument(fileOf(route));
}

function fileOf(route: string): string {
  return path.join(
    BUILD_FOLDER,
    route.endsWith('.html') ? route : path.join(route, 'index.html'),
  );
}

/**
 * Expects a piece of code in the scripts; without them in the failure's message,
 * as they are long.
 *
 * @param code - with `\w+` for names that the build makes short
 */
export function expectInScripts(code: string | RegExp): void {
  const isThere =
    typeof code === 'string' ? SCRIPTS.includes(code) : code.test(SCRIPTS);
  expect(isThere, `${code}`).toBe(true);
}
