import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markedIds} from '../../assumptions/shared/marks';
import {messagesAbout} from '../shared/catalogue';

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

/** Reads the marks of the catalogue. */
export function readMessageMarks(siteDir: string): MessageMarks {
  return parseMessageMarks(readFileSync(path.join(siteDir, CATALOGUE), 'utf8'));
}

/**
 * What is assumed of the messages that a page shows.
 *
 * @param source - MDX
 */
export function messageIds(
  source: string,
  {all, own}: MessageMarks,
): readonly string[] {
  const shown = [
    ...source.matchAll(/^<MessageCatalogue about="([^"]+)" \/>$/gm),
  ].flatMap(([, about = '']) => messagesAbout(about));
  return shown.length > 0
    ? [...all, ...shown.flatMap(({id}) => own.get(id) ?? [])]
    : [];
}
