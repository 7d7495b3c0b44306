import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markedIds} from '../../assumptions/shared/marks';
import type {Explain} from '../../assumptions/build/readAssumptions';
import {messagesOfPage} from '../shared/catalogue';
import type {MessageCatalogueProps} from '../page/MessageCatalogue';

/** The catalogue, from the site's folder. */
const CATALOGUE = 'packages/simulator/messages/messages.ts';

/** What is assumed of the messages: of all, and of some besides. */
export interface MessageMarks {
  readonly all: readonly string[];
  /** By the id of the message. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/**
 * The marks of assumptions above the catalogue and above its entries.
 *
 * @param text - of the catalogue's file
 */
export function parseMessageMarks(text: string): MessageMarks {
  const own = new Map<string, readonly string[]>();
  let all: readonly string[] = [];
  const declarations = text.matchAll(
    /((?:^ *\/\/ assumption: .+\n)+)(?: *\/\*\*.*\*\/\n)? *(?:'([\w-]+)':|export const TEMPLATES )/gm,
  );
  for (const [, marks = '', id] of declarations) {
    if (id === undefined) {
      all = markedIds(marks);
    } else {
      own.set(id, markedIds(marks));
    }
  }
  return {all, own};
}

/**
 * Reads the marks of the catalogue.
 *
 * @param siteDir - the site's folder
 */
export function readMessageMarks(siteDir: string): MessageMarks {
  return parseMessageMarks(readFileSync(path.join(siteDir, CATALOGUE), 'utf8'));
}

/**
 * The messages of a page and what is assumed of them.
 *
 * @param route - the page, without base path
 */
export function explainedMessages(
  route: string,
  {all, own}: MessageMarks,
  explain: Explain,
): Required<MessageCatalogueProps> {
  return {
    assumptions: explain(all, CATALOGUE),
    messages: messagesOfPage(route).map((message) => ({
      ...message,
      assumptions: explain(own.get(message.id) ?? [], CATALOGUE),
    })),
  };
}

/**
 * How many signs the messages of a page have: one for all, and those that some
 * have besides.
 *
 * @param source - the page's MDX
 * @param route - the page, without base path
 */
export function countMessageSigns(
  source: string,
  route: string,
  {all, own}: MessageMarks,
): number {
  return /^<MessageCatalogue \/>$/m.test(source)
    ? Math.min(all.length, 1) +
        messagesOfPage(route).filter(({id}) => own.has(id)).length
    : 0;
}
