/*
 * Writes src/runtime/enumerations.ts from the stubs in api-src/. A test fails
 * if the file isn't in step with them.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from 'prettier';
import {readStubs} from '../src/reference/stubs/readStubs';
import {RUNTIME_ENUMERATIONS, runtimeEnumerations} from './runtimeEnumerations';

const root = path.resolve(import.meta.dirname, '..');
const options = JSON.parse(
  readFileSync(path.join(root, '.prettierrc.json'), 'utf8'),
) as Options;

void runtimeEnumerations(readStubs(path.join(root, 'api-src')), options).then(
  (text) => {
    writeFileSync(path.join(root, RUNTIME_ENUMERATIONS), text);
  },
);
