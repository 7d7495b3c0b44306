import {MESSAGES, MESSAGE_LABELS} from '@combosite-functions/simulator';
import {isWeighty} from '../../src/features/assumptions/shared/kinds';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import {parseMessageMarks} from '../../src/features/messages/build/messageMarks';
import type {Assumption} from '../../src/features/assumptions/shared/kinds';
import type {Source} from '../generated/assumptions';

const CATALOGUE = 'packages/simulator/messages/messages.ts';

const FENCE = /^\s*(?:\* )?```js/;

/** A name in more files says too little to be looked up. */
const MOST_FILES = 20;

type MessageId = keyof typeof MESSAGES;

/**
 * Finds everything that depends on an assumption: what carries its mark, and
 * what repeats a marked message or a name that the assumption gives.
 *
 * @param texts - all files in which it can have left a trace
 * @returns lists for the terminal, by their titles
 */
export function dependents(
  {id, kind, text}: Pick<Assumption, 'id' | 'kind' | 'text'>,
  texts: readonly Source[],
): [string, readonly string[]][] {
  const tests = texts.filter(({file}) => isTest(file));
  const sources = texts.filter(({file}) => !isTest(file));
  const marked = sources.filter((source) =>
    markedIds(source.text).includes(id),
  );
  const messages = messagesOf(id, sources);
  const quotes = messages.map(quoteOf);
  const names = namesIn(text).filter(
    (name) => linesWith([name], texts).length <= MOST_FILES,
  );
  const places = marked.flatMap((source) => placesIn(source, id));
  return Object.entries({
    印のある場所: places,
    印のある節のサンプル: isWeighty({kind})
      ? marked.flatMap((source) => samplesIn(source, id))
      : [],
    メッセージ: messages.map(describeMessage),
    メッセージを引用している場所: linesWith(
      quotes,
      sources.filter(({file}) => !file.startsWith('packages/simulator/')),
    ),
    同じ名前を使っている場所: linesWith(names, sources),
    テストと手引き: linesWith(
      // Not in an address: `/wiki/error-messages`.
      [
        `'${id}'`,
        ` ${id}`,
        ...messages,
        ...quotes,
        ...names,
        ...marked.flatMap(moduleOf),
      ],
      tests,
    ),
  }).filter(([, lines]) => lines.length > 0);
}

/** Whether a file is a test, or a guide whose examples name ids. */
function isTest(file: string): boolean {
  return /(?:^|\/)tests\//.test(file) || file === 'CONTRIBUTING.md';
}

/** Each mark with the statement or the declaration that it is about. */
function placesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  const statements = lines.map((line) =>
    line
      .replaceAll(
        /\{\/\* assumption.*?\*\/\}|\{@assumption [\w-]+\}|<!-- assumption.*?-->|\/\/ assumption.*|^#? *assumption: .*/g,
        '',
      )
      .replace(/^\s*\/?\*+\/?/, '')
      .trim(),
  );
  return lines.flatMap((line, index) => {
    if (!markedIds(line).includes(id)) {
      return [];
    }
    const next = statements.slice(index).find(Boolean) ?? '';
    // A mark below the errors of a method is about them.
    const own = next.startsWith('@')
      ? (statements.slice(0, index).findLast(Boolean) ?? '')
      : next;
    return [`${file}:${index + 1} ${own}`];
  });
}

/** The samples in the sections of a page, or in a stub, that has a mark. */
function samplesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  let from = 0;
  return lines.flatMap((line, index) => {
    from = /^#{2,6} /.test(line) ? index : from;
    const rest = lines.slice(from).join('\n');
    const section = rest.split(/^(?=#{2,6} )/m, 1)[0] ?? '';
    return FENCE.test(line) && markedIds(section).includes(id)
      ? [`${file}:${index + 1}`]
      : [];
  });
}

/** The messages that have a mark. */
function messagesOf(id: string, sources: readonly Source[]): MessageId[] {
  const catalogue = sources.find(({file}) => file === CATALOGUE)?.text ?? '';
  const {own} = parseMessageMarks(catalogue);
  return (Object.keys(MESSAGES) as MessageId[]).filter((name) =>
    own.get(name)?.includes(id),
  );
}

/** All that is said of a message. */
function describeMessage(name: MessageId): string {
  const {cause, check, mend, template} = MESSAGES[name];
  const said = {cause, check, mend};
  return [
    `${name}：${template}`,
    ...(['cause', 'check', 'mend'] as const).map(
      (part) => `    ${MESSAGE_LABELS[part]}：${said[part]}`,
    ),
  ].join('\n');
}

/** The words of a message between its values by which one knows it. */
function quoteOf(id: MessageId): string {
  return MESSAGES[id].template
    .split(/\{\w+\}/)
    .reduce((a, b) => (b.length > a.length ? b : a));
}

/** How tests import a module. */
function moduleOf({file}: Source): string[] {
  const [, name] = /^(src\/.+)\.tsx?$/.exec(file) ?? [];
  return name === undefined ? [] : [`${name}'`];
}

/** The names of a program in a statement. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z]\w{3,})/g)].map(([, name = '']) => name);
}

/** The files with one of some texts that isn't part of a longer name: `a.ts:3,8`. */
function linesWith(
  wanted: readonly string[],
  sources: readonly Source[],
): string[] {
  if (wanted.length === 0) {
    return [];
  }
  const pattern = new RegExp(
    wanted
      .map((text) => {
        const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
        return `(?<![\\w-])${escaped}${/\w$/.test(text) ? '(?![\\w-])' : ''}`;
      })
      .join('|'),
  );
  return sources.flatMap(({file, text}) => {
    const lines = text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0 ? [`${file}:${lines.join(',')}`] : [];
  });
}
