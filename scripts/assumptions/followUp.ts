import {markedIds} from '../../src/assumptions/marks';
import type {ListedAssumption} from '../../src/assumptions/readAssumptions';
import {parseMessageMarks} from '../../src/messages/messageMarks';
import {MESSAGES} from '../../src/runtime/messages';
import type {Source} from '../generated/assumptions';
import {marksNearCode} from './blocks';
import {idPattern, linesWith, wordsOf} from './words';

const CATALOGUE = 'src/runtime/messages.ts';

/** Everything that follows from an assumption, as lines for the terminal. */
export interface FollowUp {
  readonly places: readonly string[];
  readonly samples: readonly string[];
  readonly messages: readonly string[];
  readonly tests: readonly string[];
  /** Files without a mark that speak of the same. */
  readonly others: readonly string[];
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
  const words = wordsOf(text);
  const isMarked = (source: Source) => markedIds(source.text).includes(id);
  const others = sources.filter((source) => !isMarked(source));
  const messages = messagesOf(id, sources);
  const inTests = [idPattern([id, ...messages]), ...(words ? [words] : [])];
  return {
    places: sources.filter(isMarked).flatMap((source) => placesIn(source, id)),
    samples: sources.flatMap((source) => samplesIn(source, id, words)),
    messages: messages.map((name) => `${name}：${MESSAGES[name].template}`),
    tests: linesWith(alternatives(inTests), tests),
    others: words ? linesWith(words, others) : [],
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

/**
 * The samples of the sections of a page, or of the declarations of a stub, that
 * have a mark, and those in which one of the words is.
 */
function samplesIn(
  {file, text}: Source,
  id: string,
  words: RegExp | undefined,
): string[] {
  const isPage = file.endsWith('.mdx');
  if (!isPage && !file.startsWith('api-src/')) {
    return [];
  }
  const lines = text.split('\n');
  const found: number[] = [];
  let section: number[] = [];
  let isSectionMarked = false;
  let start: number | undefined;
  const endSection = () => {
    found.push(...(isSectionMarked ? section : []));
    section = [];
    isSectionMarked = false;
  };
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\* )?```/.test(line)) {
      if (start === undefined) {
        start = index;
        continue;
      }
      const code = lines.slice(start, index).join('\n');
      const isFound =
        words?.test(code) === true ||
        (!isPage && marksNearCode(lines, start).includes(id));
      (isFound ? found : section).push(start + 1);
      start = undefined;
    } else if (start === undefined) {
      if (/^#{1,6} /.test(line)) {
        endSection();
      }
      isSectionMarked ||= isPage && markedIds(line).includes(id);
    }
  }
  endSection();
  return found.sort((a, b) => a - b).map((line) => `${file}:${line}`);
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

function alternatives(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({source}) => source).join('|'));
}
