/*
 * Errors that stubs quote: `メッセージ：` and the template in back-ticks, as every
 * `@throws` ends.
 */
import type {MessageEntry} from '@combosite-functions/simulator';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/** What is needed of the catalogue: messages by id. */
export type Catalogue = Readonly<
  Record<string, Pick<MessageEntry, 'template' | 'kind'>>
>;

/** Where the messages stand. */
const CATALOGUE_FILE = 'packages/simulator/messages/messages.ts';

const THROWS =
  /^\s*\* @throws \S.*ときに`\w*Error`を投げる（メッセージ：`[^`]+`）$/;
const QUOTE_IN_STUB = /メッセージ：`([^`]+)`/g;

/**
 * `@throws` of stubs that don't end in a message, and messages that aren't
 * exactly the template of an error.
 *
 * @param stubs - stubs by their path in `api-src/`
 */
export function findMisquotesInStubs(
  stubs: StubSources,
  catalogue: Catalogue,
): string[] {
  const errors = new Set(
    Object.values(catalogue)
      .filter(({kind}) => kind === 'error')
      .map(({template}) => template),
  );
  return [...stubs].flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => {
      const place = `api-src/${file}:${index + 1}`;
      if (text.includes('@throws') && !THROWS.test(text)) {
        return [
          `${place} @throwsを1行で「…ときに\`Error\`を投げる（メッセージ：\`…\`）」の形にしてください。`,
        ];
      }
      return [...text.matchAll(QUOTE_IN_STUB)]
        .map(([, message = '']) => message)
        .filter((message) => !errors.has(message))
        .map(
          (message) =>
            `${place} メッセージ「${message}」は${CATALOGUE_FILE}のエラーにありません。templateを、{ }もそのまま写してください。`,
        );
    }),
  );
}
