import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {
  MESSAGES,
  formatMessage,
  needsCare,
} from '@combosite-functions/simulator';
import {addressProblem} from '../../support/addresses';
import {listFiles, readText} from '../../support/files';
import type {MessageEntry, MessageId} from '@combosite-functions/simulator';

const explanations = JSON.parse(
  readText('packages/simulator/messages/explanations.json'),
) as Readonly<Record<string, unknown>>;
const entries: readonly (readonly [string, MessageEntry])[] =
  Object.entries(MESSAGES);

const files = listFiles('packages/simulator', /\.ts$/).filter(
  (file) => !file.includes('/tests/'),
);

const sources = files.map((file) => ({
  file,
  text: readText(file),
}));

describe('the message catalogue', () => {
  test.each(entries)('%s says what, why and how to correct it', (id, entry) => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
    expect(entry.template).not.toMatch(/。$/);
    for (const text of [entry.cause, entry.mend]) {
      expect(text).toMatch(/(?:ます|ません|です|でした|ました)。$/);
    }
    for (const text of [entry.cause, entry.check, entry.mend]) {
      expect(text).toMatch(/。$/);
      expect(text.length).toBeLessThanOrEqual(100);
    }
  });

  test('explains nothing else', () => {
    expect(Object.keys(explanations)).toEqual(entries.map(([id]) => id));
    expect(new Set(entries.map(([, {kind}]) => kind))).toEqual(
      new Set(['error', 'notice']),
    );
  });

  test('does not ask for care where there is nothing to do', () => {
    const idle = entries.filter(([, {mend}]) => mend.includes('要りません'));
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.filter(([id]) => needsCare(id as MessageId))).toEqual([]);
  });

  test('has few of those', () => {
    expect(
      entries.filter(([id]) => !needsCare(id as MessageId)).map(([id]) => id),
    ).toEqual(['base-date-moved', 'dry-run-not-written']);
  });

  test('has no message twice', () => {
    const templates = entries.map(([, {template}]) => template);
    expect(new Set(templates).size).toBe(templates.length);
  });

  test.each(entries)('%s is said by the runtime, and a test sees it', (id) => {
    const says = (file: string): boolean => readText(file).includes(`'${id}'`);
    expect(
      files.filter(
        (file) =>
          file !== 'packages/simulator/messages/messages.ts' && says(file),
      ),
    ).not.toEqual([]);
    const testsOfMessages = listFiles(
      'packages/simulator/tests',
      /\.(?:test\.ts|yml)$/,
    ).filter(
      (file) =>
        RegExp(`['\\s]${id}(?:'|$)`, 'm').test(readText(file)) ||
        seenByText(file, id),
    );
    expect(testsOfMessages).not.toEqual([]);
  });

  test.each(entries)('%s leads to a section that exists', (_, {page}) => {
    expect(addressProblem(page)).toBeUndefined();
  });

  test('is filled with values', () => {
    expect(formatMessage('definition-not-found', {definitionName: 'a$&'})).toBe(
      'カスタムデータ定義「a$&」がありません',
    );
  });
});

/** Some tests quote a message instead of its id. */
function seenByText(file: string, id: string): boolean {
  const template = MESSAGES[id as keyof typeof MESSAGES].template;
  const longest = template
    .split(/\{\w+\}/)
    .sort((a, b) => b.length - a.length)[0];
  return longest !== undefined && readText(file).includes(longest);
}

test('no Japanese text stands in the runtime outside messages and data', () => {
  const DATA =
    /\/(?:companyTypes|labels|describeRun|describeLimits|messages|yen|enumerations|reservedWords|explainSyntax)\.ts$|\/sample-company\//;
  /** Labels of the product and names that stand in code. */
  const LABELS = new Set([
    ...['固定支給', '固定控除', '金額直接入力', 'その他'],
    ...['文字列', '数値', '日付', '真偽値', 'カスタム選択肢'],
    ...['手動実行トリガー', '給与計算(前)', '給与仕訳元データ連携'],
    '正社員',
    ...['借方', '貸方'],
    'データID',
  ]);
  const found = sources
    .filter(({file}) => !DATA.test(file))
    .flatMap(({file, text}) => japaneseStrings(file, text))
    .filter(({text}) => !LABELS.has(text));
  expect(found).toEqual([]);
});

function japaneseStrings(
  file: string,
  text: string,
): {file: string; text: string}[] {
  const found: {file: string; text: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddle(node) ||
        ts.isTemplateTail(node)) &&
      /[\u3040-\u30ff\u4e00-\u9fff]/.test(node.text)
    ) {
      found.push({file, text: node.text});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  return found;
}
