import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT, readCases} from '../support/files';

/** For each file: the facts it tells, each with words that stand on one line. */
type Facts = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

test.each(Object.entries(readCases<Facts>('product-facts')))(
  '%s tells the known facts',
  (file, facts) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    expect(
      Object.entries(facts)
        .filter(
          ([, words]) =>
            !lines.some((line) => words.every((word) => line.includes(word))),
        )
        .map(([fact, words]) => `${fact}：${words.join('、')}`),
      '次の言葉がそろった行がありません。別のページに移したら、tests/fixtures/product-facts.ymlでも移してください。',
    ).toEqual([]);
  },
);
