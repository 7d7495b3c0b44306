import {describe, expect, test} from 'vitest';
import {exampleStubs} from '../../support/files';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';

/** A page whose comment explains a helper in a table, and the helper. */
const FILES = exampleStubs('explained');

function read(files: typeof FILES = {}) {
  return readReference(new Map(Object.entries({...FILES, ...files})));
}

describe('the model', () => {
  test('counts the rows of a page, but for members with a heading', () => {
    expect(
      read().names[0]?.tables.map((rows) => rows.map(({id}) => id)),
    ).toEqual([['url', undefined], ['url-2', 'size'], ['read-url']]);
  });

  test('knows where each declaration is explained', () => {
    expect(read().targets).toEqual({
      'classes/Foo.d.ts#Foo': '/api/classes/Foo',
      'classes/Foo.d.ts#Foo.read': '/api/classes/Foo#read',
      // A type inside a type has rows, or nothing but the page.
      'classes/Foo.d.ts#Foo.read.name': '/api/classes/Foo',
      'classes/Foo.d.ts#Foo.read.url': '/api/classes/Foo#url',
      'helpers/Item.d.ts#Item': '/api/classes/Foo#url-2',
      'helpers/Item.d.ts#Item.url': '/api/classes/Foo#url-2',
      'helpers/Item.d.ts#Item.size': '/api/classes/Foo#size',
      'globals.d.ts#foo': '/api/classes/Foo',
      'globals.d.ts#Item': '/api/classes/Foo#url-2',
    });
  });

  test('names the page of a helper without fields by its comment', () => {
    const item = '// explained: Foo\nexport type Item = string;';
    expect(read({'helpers/Item.d.ts': item}).names[1]?.target).toBe(
      '/api/classes/Foo',
    );
  });

  test.each([
    [
      'with a field that no table has',
      'export interface Item { url: string; color: string }',
      '項目（url、color）の1つずつに行がある表を',
    ],
    [
      'without fields that names no page',
      'export type Item = string;',
      '「// explained: 名前」の形で',
    ],
    [
      'without fields that names an unknown page',
      '// explained: Bar\nexport type Item = string;',
      '「// explained: 名前」の形で',
    ],
  ])('refuses a helper %s', (_, item, message) => {
    expect(() => read({'helpers/Item.d.ts': item})).toThrow(
      new RegExp(`^api-src/helpers/Item\\.d\\.ts：.*${message}`),
    );
  });
});
