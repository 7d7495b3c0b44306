import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';
import {parseMessageMarks} from '../../src/features/messages/build/messageMarks';
import {MESSAGES} from '@combosite-functions/simulator';
import type {Source} from '../generated/assumptions';
import {marksNearCode} from './blocks';
import {isTest} from './readTexts';
import {
  anyOf,
  escapePattern,
  idPattern,
  linesWith,
  tellingWords,
  wordsOf,
} from './words';

const CATALOGUE = 'packages/simulator/messages/messages.ts';

/** Everything that follows from an assumption, as lines for the terminal. */
export interface FollowUp {
  /** Each mark and what it is about. */
  readonly places: readonly string[];
  /** Samples of marked sections and declarations. */
  readonly samples: readonly string[];
  readonly messages: readonly string[];
  /** Where the messages are quoted. */
  readonly quotes: readonly string[];
  /** Tests of the files of code with a mark. */
  readonly testsOfCode: readonly string[];
  /** Tests that name the assumption or its messages. */
  readonly tests: readonly string[];
  /** Pages, stubs, figures, messages, exercises and kit with its words. */
  readonly words: readonly string[];
  /** Tests with its words. */
  readonly wordsOfTests: readonly string[];
  /** Its words that are everywhere, and aren't looked for. */
  readonly common: readonly string[];
}

/**
 * Finds what has to be changed if an assumption is wrong.
 *
 * @param assumption - that is wrong
 * @param texts - all files in which it can have left a trace
 */
export function followUp(
  {id, text}: ListedAssumption,
  texts: readonly Source[],
): FollowUp {
  const tests = texts.filter(({file}) => isTest(file));
  const sources = texts.filter(({file}) => !isTest(file));
  const marked = sources.filter((source) =>
    markedIds(source.text).includes(id),
  );
  const messages = messagesOf(id, sources);
  const named = idPattern([id, ...messages]);
  const quoted = messages.map(quotePattern);
  const words = wordsOf(text);
  const telling = tellingWords(words, texts);
  const pattern = anyOf(telling.map((word) => word.pattern));
  return {
    places: marked.flatMap((source) => placesIn(source, id)),
    samples: marked.flatMap((source) => samplesIn(source, id)),
    messages: messages.map((name) => `${name}：${MESSAGES[name].template}`),
    quotes: linesWith(
      anyOf(quoted),
      sources.filter(({file}) => !file.startsWith('packages/simulator/')),
    ),
    testsOfCode: linesWith(
      anyOf(marked.flatMap(({file}) => importPattern(file))),
      tests,
    ),
    tests: linesWith(anyOf([named, ...quoted]), tests),
    words: linesWith(pattern, sources),
    wordsOfTests: linesWith(pattern, tests),
    common: words
      .filter((word) => !telling.includes(word))
      .map(({word}) => word),
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
            .replaceAll(
              /\{\/\* assumption.*?\*\/\}|\/\/ assumption.*|^ *assumption: .*/g,
              '',
            )
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

/** The messages that have a mark. */
function messagesOf(id: string, sources: readonly Source[]): MessageId[] {
  const catalogue = sources.find(({file}) => file === CATALOGUE)?.text ?? '';
  const {all, own} = parseMessageMarks(catalogue);
  return (Object.keys(MESSAGES) as MessageId[]).filter(
    (name) => all.includes(id) || own.get(name)?.includes(id) === true,
  );
}

/** Finds where a file of code is imported; the catalogue is in all tests. */
function importPattern(file: string): RegExp[] {
  const [, name] = /^(src\/.+)\.tsx?$/.exec(file) ?? [];
  return name === undefined || file === CATALOGUE
    ? []
    : [new RegExp(`^import .*${escapePattern(name)}'`)];
}

/** Finds a message in the words between its values. */
function quotePattern(id: MessageId): RegExp {
  const {template} = MESSAGES[id];
  const parts = template.split(/\{\w+\}/);
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a));
  return new RegExp(escapePattern(longest));
}
