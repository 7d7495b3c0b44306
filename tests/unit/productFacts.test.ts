import {expect, test} from 'vitest';
import {readCases, readText} from '../support/files';

/** For each file: the facts it tells, each with words that stand on one line. */
type Facts = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

test.each(Object.entries(readCases<Facts>('product-facts')))(
  '%s tells the known facts',
  (file, facts) => {
    const lines = readText(file).split('\n');
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
