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

const FENCE = /^\s*(?:\* )?```\w/;

/**
 * Finds what has to be changed if an assumption is wrong.
 *
 * @param assumption - that is wrong
 * @param texts - all files in which it can have left a trace
 * @returns lists for the terminal, by their titles
 */
export function followUp(
  {id, text}: ListedAssumption,
  texts: readonly Source[],
): [string, readonly string[]][] {
  const tests = texts.filter(({file}) => isTest(file));
  const sources = texts.filter(({file}) => !isTest(file));
  const marked = sources.filter((source) =>
    markedIds(source.text).includes(id),
  );
  const messages = messagesOf(id, sources);
  const quoted = messages.map(quotePattern);
  const words = wordsOf(text);
  const telling = tellingWords(words, texts);
  const pattern = anyOf(telling.map((word) => word.pattern));
  return Object.entries({
    印のある場所: marked.flatMap((source) => placesIn(source, id)),
    印のある節のサンプル: marked.flatMap((source) => samplesIn(source, id)),
    メッセージ: messages.map((name) => `${name}：${MESSAGES[name].template}`),
    メッセージを引用している場所: linesWith(
      anyOf(quoted),
      sources.filter(({file}) => !file.startsWith('packages/simulator/')),
    ),
    印のあるコードを使っているテスト: linesWith(
      anyOf(marked.flatMap(({file}) => importPattern(file))),
      tests,
    ),
    IDやメッセージを使っているテストと手引き: linesWith(
      anyOf([idPattern([id, ...messages]), ...quoted]),
      tests,
    ),
    '同じ言葉のあるページ、図、練習問題、キットなど': linesWith(
      pattern,
      sources,
    ),
    同じ言葉のあるテスト: linesWith(pattern, tests),
    多すぎるため探さなかった言葉: words
      .filter((word) => !telling.includes(word))
      .map(({word}) => word),
  });
}

/** Each mark with the statement that it is about. */
function placesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  const statements = lines.map((line) =>
    line
      .replaceAll(
        /\{\/\* assumption.*?\*\/\}|\/\/ assumption.*|^ *assumption: .*/g,
        '',
      )
      .replace(/^\s*\/?\*+\/?/, '')
      .trim(),
  );
  return lines.flatMap((line, index) =>
    markedIds(line).includes(id)
      ? [
          `${file}:${index + 1} ${statements.slice(index).find(Boolean)?.slice(0, 80) ?? ''}`,
        ]
      : [],
  );
}

/** The samples in the sections, or the declarations of a stub, with a mark. */
function samplesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  let from = 0;
  return lines.flatMap((line, index) => {
    from = /^#{2,6} /.test(line) ? index : from;
    if (!FENCE.test(line)) {
      return [];
    }
    const rest = lines.slice(from).join('\n');
    const isMarked = file.endsWith('.mdx')
      ? markedIds(rest.split(/^(?=#{2,6} )/m, 1)[0] ?? '').includes(id)
      : marksNearCode(lines, index).includes(id);
    return isMarked ? [`${file}:${index + 1}`] : [];
  });
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
  const parts = MESSAGES[id].template.split(/\{\w+\}/);
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a));
  return new RegExp(escapePattern(longest));
}
