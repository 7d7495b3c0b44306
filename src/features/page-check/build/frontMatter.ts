/*
 * The front matter of pages and posts: which keys there are and what they hold.
 */
import * as v from 'valibot';
import {LineCounter, isNode, parseDocument} from 'yaml';
import type {VFile} from 'vfile';
import {isDay} from '../../content/build/blog-plugin/checkPosts';
import {
  explainYaml,
  unknownKey,
  wrongValue,
} from '../../content/build/listFile';
import type {Site} from './site';

const SHORTEST_DESCRIPTION = 40;
const LONGEST_DESCRIPTION = 110;

/** Front matter and the text below it. */
const PARTS = /^---\r?\n(?<yaml>[^]*?)^---[ \t]*\r?$(?<content>[^]*)$/m;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const words = v.array(text);
const day = v.pipe(v.string(), v.check(isDay));

/** What the keys of a page hold, and an example. */
const KEYS: Readonly<Record<string, readonly [v.GenericSchema, string]>> = {
  title: [text, '支給額の確認方法'],
  description: [text, 'このページに書いてあることの1文'],
  tags: [v.pipe(words, v.minLength(1)), '[custom-data]'],
  keywords: [words, '[給与, 手当]'],
  last_verified: [day, '2026-11-21'],
  product_version: [text, "'2.4'"],
  pagination_prev: [text, 'docs/tutorial/quick-start'],
  pagination_next: [text, 'wiki/recipes/safe-program'],
  draft: [v.boolean(), 'true'],
  unlisted: [v.boolean(), 'true'],
};

/** What else the keys of a post hold. */
const POST_KEYS: typeof KEYS = {
  date: [day, '2026-11-21'],
  authors: [v.union([text, words]), '[wiki]'],
};

/** Keys of Docusaurus that this site gives a page itself. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  id: 'ページのIDはファイル名で決まります',
  slug: 'URLはファイルの場所と名前で決まります',
  sidebar_position: '順番はsidebars.tsに書いた順です',
};

/** Front matter and what stands below; a page may have none. */
export function splitPage(source: string): {yaml: string; content: string} {
  const {yaml = '', content = source} = PARTS.exec(source)?.groups ?? {};
  return {yaml, content};
}

/**
 * Examines the front matter of a page.
 *
 * @param page - takes down what is wrong
 * @returns what its keys hold, without those that are wrong
 */
export function examineFrontMatter(
  page: VFile,
  site: Site,
): Readonly<Record<string, unknown>> {
  const source = String(page);
  const {yaml, content} = splitPage(source);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, prettyErrors: false});
  const placeOf = (offset: number) => {
    const {line, col} = lineCounter.linePos(offset);
    // The first line is `---`.
    return {line: line + 1, column: col};
  };
  if (content === source && source.startsWith('---')) {
    page.message('フロントマターの終わりの「---」がありません。');
    return {};
  }
  for (const error of document.errors) {
    page.message(
      `フロントマターを読めません。${explainYaml(error)}`,
      placeOf(error.pos[0]),
    );
  }
  if (document.errors.length > 0) {
    return {};
  }
  const data: unknown = document.toJS() ?? {};
  if (!v.is(v.record(v.string(), v.unknown()), data)) {
    page.message(
      'フロントマターは「title: …」のように、キーと値で書いてください。',
    );
    return {};
  }
  const keys = {...KEYS, ...(page.path.startsWith('blog/') && POST_KEYS)};
  const hasTags = /^(?:docs|wiki)\//.test(page.path);
  for (const key of ['title', 'description', ...(hasTags ? ['tags'] : [])]) {
    if (!(key in data)) {
      page.message(
        `フロントマターに${key}がありません。先頭の「---」の間に「${key}: …」を書いてください。`,
      );
    }
  }
  const right = Object.entries(data).filter(([key, value]) => {
    const fault = faultOf(key, value, keys, site.namesOf('tags'));
    if (fault) {
      const node = document.get(key, true);
      page.message(
        fault,
        isNode(node) && node.range ? placeOf(node.range[0]) : undefined,
      );
    }
    return !fault;
  });
  return Object.fromEntries(right);
}

function faultOf(
  key: string,
  value: unknown,
  keys: typeof KEYS,
  tags: readonly string[],
): string | undefined {
  const [schema, example = ''] = keys[key] ?? [];
  if (!schema) {
    return FORBIDDEN[key]
      ? `フロントマターに「${key}」は書けません。${FORBIDDEN[key]}。`
      : `フロントマターに${unknownKey(key, Object.keys(keys))}`;
  }
  if (!v.is(schema, value)) {
    return wrongValue(key, example);
  }
  const {length} = [...String(value)];
  if (
    key === 'description' &&
    (length < SHORTEST_DESCRIPTION || length > LONGEST_DESCRIPTION)
  ) {
    return `descriptionは${length}字です。${SHORTEST_DESCRIPTION}〜${LONGEST_DESCRIPTION}字の1文で書いてください。`;
  }
  const unknown =
    key === 'tags' && (value as string[]).find((tag) => !tags.includes(tag));
  return unknown
    ? `タグ「${unknown}」はdocs/tags.ymlにありません。${tags.map((tag) => `「${tag}」`).join('')}から選ぶか、docs/tags.ymlに追加してください。`
    : undefined;
}
