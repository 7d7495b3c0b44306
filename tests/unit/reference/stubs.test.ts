import {expect, test} from 'vitest';
import {exampleStubs, readCases} from '../../support/files';
import {examineStubs} from '../../../scripts/content/examineStubs';

const MESSAGES = [
  {template: '項目「{itemKey}」がありません', kind: 'error'},
  {template: 'URLが違います（a.b）：{url}', kind: 'error'},
  {template: 'awaitを付けてください', kind: 'notice'},
];

/** A small reference without a fault. */
const GOOD = exampleStubs('complete');

test('stubs without a fault pass every check', () => {
  expect(examineStubs(new Map(Object.entries(GOOD)), MESSAGES)).toEqual([]);
});

const faults = readCases<
  (Record<'what' | 'file' | 'find' | 'replace' | 'says', string> & {
    readonly at?: string;
  })[]
>('stub-faults');

test.each(faults)('one fault in a stub is named once: $what', (fault) => {
  const {file, find, replace, says, at = file} = fault;
  const text = GOOD[file]?.replace(find, replace) ?? '';
  expect(text).not.toBe(GOOD[file]);
  const stubs = new Map(Object.entries({...GOOD, [file]: text}));
  expect(examineStubs(stubs, MESSAGES)).toEqual([
    expect.stringMatching(new RegExp(`^api-src/${at}:\\d+ .*${says}`)),
  ]);
});
