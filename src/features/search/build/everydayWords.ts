/*
 * What people say for words of the pages, where neither the glossary nor the
 * thesaurus has it.
 */
import * as v from 'valibot';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import type {Synonyms} from '../shared/types';

/** The file in which writers keep the words. */
export const EVERYDAY_WORDS_FILE = 'docs/everyday-words.yml';

const text = v.pipe(v.string(), v.nonEmpty());

const ENTRY = entryOf({
  /** As the pages write it. */
  word: [text, '支給'],
  /** As people say it. */
  said: [v.array(text), '[払う, もらう]'],
});

/** @throws Error in Japanese that names what to correct */
export function readEverydayWords(siteDir: string): Synonyms[] {
  return readList(siteDir, EVERYDAY_WORDS_FILE, (source) =>
    parseList(source, ENTRY),
  ).map(({word, said}): Synonyms => [word, said]);
}
