/*
 * Errors that stubs quote: `メッセージ：` and the template in back-ticks, as every
 * `@throws` ends.
 */
import {readFileSync} from 'node:fs';
import {CATALOGUE_FILE} from '../../src/features/page-check/build/quotedMessages';
import type {MessageId} from '@combosite-functions/simulator';
import type {Catalogue} from '../../src/features/page-check/build/quotedMessages';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/** Errors that no method of a service throws, by the reason. */
const NOT_OF_METHODS: Readonly<Record<string, readonly MessageId[]>> = {
  'thrown by the run of a program': [
    'syntax-error',
    'import-unavailable',
    'await-outside-async',
    'main-missing',
    'main-duplicate',
    'main-called',
    'host-name-unavailable',
    'recursion-endless',
    'not-changeable',
    'program-stopped',
    'uncaught-error',
    'unhandled-rejection',
    'used-without-await',
    'console-unavailable',
  ],
  'a limit of the trial run, no rule of the product': [
    'log-limit',
    'log-size-limit',
    'operation-limit',
    'http-call-limit',
    'run-time-limit',
  ],
  'the trial run has prepared answers only': ['http-answer-missing'],
  'a fault in a scenario': ['scenario-unknown', 'shiharai-master-unknown'],
  'refused when a master or a definition is registered': [
    'select-option-master-duplicate',
    'select-option-duplicate',
    'select-option-master-missing',
    'definition-name-duplicate',
    'definition-name-empty',
    'employee-id-item-missing',
    'item-key-duplicate',
    'item-key-invalid',
    'item-key-reserved',
  ],
  'refused when a file is imported': [
    'csv-item-missing',
    'csv-broken',
    'data-id-invalid',
    'data-id-duplicate',
  ],
};

/** Why a stub needn't quote an error, by its id. */
export const EXCUSES: ReadonlyMap<string, string> = new Map(
  Object.entries(NOT_OF_METHODS).flatMap(([reason, ids]) =>
    ids.map((id) => [id, reason] as const),
  ),
);

const OWN_FILE = 'scripts/content/quotedErrors.ts';

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
  const errors = errorsByTemplate(catalogue);
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

/**
 * Errors of the catalogue that no stub quotes, and excuses that aren't needed.
 *
 * @param stubs - stubs by their path in `api-src/`
 * @param excuses - by the error's id
 */
export function findErrorsWithoutStub(
  stubs: StubSources,
  catalogue: Catalogue,
  excuses = EXCUSES,
): string[] {
  const errors = errorsByTemplate(catalogue);
  const ids = new Set(errors.values());
  const quoted = new Set(
    [...stubs.values()]
      .flatMap((source) => [...source.matchAll(QUOTE_IN_STUB)])
      .map(([, message = '']) => errors.get(message)),
  );
  return [
    ...[...ids]
      .filter((id) => !quoted.has(id) && !excuses.has(id))
      .map(
        (id) =>
          `${lineWith(CATALOGUE_FILE, id)} エラー「${id}」を示す@throwsがありません。投げるメソッドのスタブに加えるか、投げるメソッドがなければ、理由を${OWN_FILE}に書いてください。`,
      ),
    ...[...excuses.keys()]
      .filter((id) => quoted.has(id) || !ids.has(id))
      .map(
        (id) =>
          `${lineWith(OWN_FILE, id)} エラー「${id}」は${quoted.has(id) ? 'スタブが示している' : 'カタログにない'}ため、理由の行を消してください。`,
      ),
  ];
}

/** Ids of errors by their template. */
function errorsByTemplate(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(catalogue)
      .filter(([, {kind}]) => kind === 'error')
      .map(([id, {template}]) => [template, id]),
  );
}

/** The line of a file that names an error, for an editor: `file:line`. */
function lineWith(file: string, id: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${Math.max(
    1,
    lines.findIndex((line) => line.trim().startsWith(`'${id}'`)) + 1,
  )}`;
}
