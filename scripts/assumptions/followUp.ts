import {markedIds} from '../../src/assumptions/marks';
import type {ListedAssumption} from '../../src/assumptions/readAssumptions';
import {parseMessageMarks} from '../../src/messages/messageMarks';
import {MESSAGES} from '../../src/runtime/messages';
import type {Source} from '../generated/assumptions';
import {marksNearCode} from './blocks';
import {escapePattern, idPattern, linesWith, wordsOf} from './words';

const CATALOGUE = 'src/runtime/messages.ts';

/** Everything that follows from an assumption, as lines for the terminal. */
export interface FollowUp {
  /** Each mark and what it is about. */
  readonly places: readonly string[];
  /** Samples of marked sections and declarations. */
  readonly samples: readonly string[];
  readonly messages: readonly string[];
  /** Where the messages are quoted. */
  readonly quotes: readonly string[];
  /** Tests that name the assumption or its messages. */
  readonly tests: readonly string[];
  /** All else, tests too, that has its names or words. */
  readonly words: readonly string[];
}

/**
 * Finds what has to be changed if an assumption is wrong.
 *
 * @param assumption - that is wrong
 * @param sources - all files that can carry a mark
 * @param tests - files of tests
 */
export function followUp(
  {id, text}: ListedAssumption,
  sources: readonly Source[],
  tests: readonly Source[],
): FollowUp {
  const marked = sources.filter((source) =>
    markedIds(source.text).includes(id),
  );
  const messages = messagesOf(id, sources);
  const named = idPattern([id, ...messages]);
  const quoted = messages.map(quotePattern);
  const pages = sources.filter(({file}) => !file.startsWith('src/runtime/'));
  const words = wordsOf(text);
  return {
    places: marked.flatMap((source) => placesIn(source, id)),
    samples: marked.flatMap((source) => samplesIn(source, id)),
    messages: messages.map((name) => `${name}：${MESSAGES[name].template}`),
    quotes: quoted.length > 0 ? linesWith(anyOf(quoted), pages) : [],
    tests: linesWith(anyOf([named, ...quoted]), tests),
    words: words ? linesWith(words, [...sources, ...tests]) : [],
  };
}

/** Each mark with the statement that it is about. */
function placesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!markedIds(line).includes(id)) {
      return [];
    }
    const statement =
      lines
        .slice(index)
        .map((each) =>
          each
            .replaceAll(/\{\/\* assumption.*?\*\/\}|\/\/ assumption.*/g, '')
            .replace(/^\s*\/?\*+\/?/, '')
            .trim(),
        )
        .find((each) => each !== '') ?? '';
    return [`${file}:${index + 1} ${statement.slice(0, 80)}`];
  });
}

/** The samples in the sections, or the declarations of a stub, with a mark. */
function samplesIn({file, text}: Source, id: string): string[] {
  const isPage = file.endsWith('.mdx');
  const lines = text.split('\n');
  const found: number[] = [];
  let section: number[] = [];
  let isMarked = false;
  let isInside = false;
  const endSection = () => {
    found.push(...(isMarked ? section : []));
    section = [];
    isMarked = false;
  };
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\* )?```/.test(line)) {
      isInside = !isInside;
      if (isInside && isPage) {
        section.push(index + 1);
      } else if (isInside && marksNearCode(lines, index).includes(id)) {
        found.push(index + 1);
      }
    } else if (isPage && !isInside) {
      if (/^#{2,6} /.test(line)) {
        endSection();
      }
      isMarked ||= markedIds(line).includes(id);
    }
  }
  endSection();
  return found.map((line) => `${file}:${line}`);
}

type MessageId = keyof typeof MESSAGES;

/** The messages that have a mark, and those of code that has one. */
function messagesOf(id: string, sources: readonly Source[]): MessageId[] {
  const catalogue = sources.find(({file}) => file === CATALOGUE)?.text ?? '';
  const {all, own} = parseMessageMarks(catalogue);
  const code = sources
    .filter(({file}) => file.startsWith('src/') && file !== CATALOGUE)
    .flatMap((source) => markedCode(source.text, id))
    .join('\n');
  return (Object.keys(MESSAGES) as MessageId[]).filter(
    (name) =>
      all.includes(id) ||
      own.get(name)?.includes(id) === true ||
      code.includes(`'${name}'`),
  );
}

/** The lines of code from each mark to the end of what is marked. */
function markedCode(text: string, id: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    if (!markedIds(line).includes(id)) {
      return [];
    }
    const rest = lines.slice(index);
    const end = rest.findIndex(
      (each) =>
        each.startsWith(`${indent}}`) ||
        (indent !== '' && (each === '' || !each.startsWith(indent))),
    );
    return rest.slice(0, end === -1 ? undefined : end + 1);
  });
}

/** Finds a message in the words between its values. */
function quotePattern(id: MessageId): RegExp {
  const {template} = MESSAGES[id];
  const parts = template.split(/\{\w+\}/);
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a));
  return new RegExp(escapePattern(longest));
}

function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({source}) => source).join('|'));
}
