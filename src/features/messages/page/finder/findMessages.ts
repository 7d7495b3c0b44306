/*
 * From a line of a log to the message of the catalogue: the template with any
 * value in its places. Loaded once a reader wants it, as it brings all messages.
 */
import {MESSAGES, messageAddress} from '@combosite-functions/simulator';
import type {MessageEntry, MessageId} from '@combosite-functions/simulator';

/** A message that was found in a log, with what to do about it. */
export interface FoundMessage extends MessageEntry {
  readonly id: MessageId;
  /** As it is in the log, without what stands around it; of a piece the whole. */
  readonly text: string;
  /** Where it is explained, without the site's base path. */
  readonly address: string;
}

/** What is known of pasted lines. */
export interface FoundMessages {
  readonly messages: readonly FoundMessage[];
  /** Which of the other messages, counted from 0. */
  readonly others: readonly number[];
  /** The lines in which none of the messages is. */
  readonly unknown: readonly string[];
}

const VALUE = /\{\w+\}/g;

/** How a message looks in a log. */
interface Pattern {
  readonly id: MessageId;
  /** For a line as it is, and for one whose widths have changed. */
  readonly expressions: readonly [RegExp, RegExp];
  /** How many characters it has without its values. */
  readonly length: number;
  /** Whether it passes on another message at its end. */
  readonly isAround: boolean;
}

const PATTERNS = (Object.keys(MESSAGES) as MessageId[]).map((id): Pattern => {
  const {template} = MESSAGES[id];
  return {
    id,
    expressions: [expressionOf(template), expressionOf(normalize(template))],
    length: template.replaceAll(VALUE, '').length,
    isAround: template.endsWith('{reason}'),
  };
});

function expressionOf(template: string): RegExp {
  return new RegExp(
    template
      .split(VALUE)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.+?')
      // A value at the end is all that follows.
      .replace(/\.\+\?$/, '.+'),
  );
}

/**
 * Finds the messages in lines of a log; an error that came from another has
 * both, the inner one first.
 *
 * @param log - as a reader has copied it
 * @param others - other messages, with 「…」 where a value is
 */
export function findMessages(
  log: string,
  others: readonly string[] = [],
): FoundMessages {
  const expressions = others.map((text) =>
    expressionOf(normalize(text.replaceAll('…', '{value}'))),
  );
  const foundOthers = new Set<number>();
  const found = new Map<string, FoundMessage>();
  const unknown: string[] = [];
  for (const line of log.split('\n').map((one) => one.trim())) {
    const complete = hitsIn(line);
    const here = [...expressions.keys()].filter((at) =>
      expressions[at]?.test(normalize(line)),
    );
    here.forEach((at) => foundOthers.add(at));
    const hits = complete.length + here.length > 0 ? complete : partlyIn(line);
    for (const {id, text} of hits) {
      const address = messageAddress(id);
      found.set(`${id} ${text}`, {...MESSAGES[id], id, text, address});
    }
    if (hits.length + here.length === 0 && line !== '') {
      unknown.push(line);
    }
  }
  return {messages: [...found.values()], others: [...foundOthers], unknown};
}

/** The longer its own words, the more a message says. */
function hitsIn(line: string) {
  const hits = PATTERNS.flatMap(({expressions, ...pattern}) => {
    const [plain, normalized] = expressions;
    const [text] = plain.exec(line) ?? normalized.exec(normalize(line)) ?? [];
    return text === undefined ? [] : [{...pattern, text}];
  }).toSorted(
    (a, b) => Number(a.isAround) - Number(b.isAround) || b.length - a.length,
  );
  return hits.filter(
    ({isAround, text}, index) =>
      isAround ||
      // Part of a longer message that says something else.
      !hits.slice(0, index).some((longer) => longer.text.includes(text)),
  );
}

/** Shorter pieces are in many messages. */
const SHORTEST_PIECE = 5;

/** Of how many messages a line can be a piece. */
const MOST = 6;

/** The messages of which a line is a piece: those with most of its characters. */
function partlyIn(line: string) {
  const piece = normalize(line);
  const found = (Object.keys(MESSAGES) as MessageId[]).map((id) => ({
    id,
    text: MESSAGES[id].template.replaceAll(VALUE, '…'),
    size: ownIn(piece, MESSAGES[id].template.split(VALUE).map(normalize)),
  }));
  const most = Math.max(...found.map(({size}) => size));
  const hits = found.filter(({size}) => size === most);
  return most < SHORTEST_PIECE || hits.length > MOST ? [] : hits;
}

/**
 * How much of a piece are a message's own words.
 *
 * @param parts - of the message, between its values
 */
function ownIn(piece: string, parts: readonly string[]): number {
  if (parts.some((part) => part.includes(piece))) {
    return piece.length;
  }
  return Math.max(
    0,
    ...parts.map((part, index) => {
      const begun = overlap(part, piece);
      return begun + restIn(piece.slice(begun), parts.slice(index + 1));
    }),
  );
}

/** The same for a piece that begins with a value; nothing if it isn't one. */
function restIn(piece: string, [part, ...next]: readonly string[]): number {
  if (part === undefined || piece === '') {
    return piece === '' ? 0 : -Infinity;
  }
  const at = piece.indexOf(part, 1);
  return part !== '' && at > 0
    ? part.length + restIn(piece.slice(at + part.length), next)
    : overlap(piece, part);
}

/** How many characters end the first text and begin the second. */
function overlap(first: string, second: string): number {
  let size = Math.min(first.length, second.length);
  while (!first.endsWith(second.slice(0, size))) {
    size -= 1;
  }
  return size;
}

/** Screens and mails change widths and spaces. */
function normalize(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}
