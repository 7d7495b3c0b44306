/*
 * The front matter of pages and posts: which keys there are and what they hold.
 */
import * as v from 'valibot';
import {isScalar, LineCounter, parseDocument} from 'yaml';
import {misspeltName} from '../runtime/nearest';
import type {Place, Report} from './problem';

const SHORTEST_DESCRIPTION = 40;
const LONGEST_DESCRIPTION = 110;

/** Keys of Docusaurus that this site gives a page itself. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  id: 'ページのIDはファイル名で決まります',
  slug: 'URLはファイルの場所と名前で決まります',
  sidebar_position: '順番はsidebars.tsに書いた順です',
};

/** What a YAML parser's code means. */
const YAML_ERRORS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "値の中に「: 」があります。値全体を「'…'」で囲んでください",
  BAD_INDENT: '字下げがそろっていません',
  BAD_SCALAR_START: "この記号で始まる値は「'…'」で囲んでください",
  DUPLICATE_KEY: '同じキーが2つあります',
  MISSING_CHAR: '閉じる記号（「\'」「"」「]」など）か「:」がありません',
  TAB_AS_INDENT: '字下げにタブは使えません。空白にしてください',
};

function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const words = (key: string) =>
  v.array(
    v.string(`${key}には、文字を書いてください。`),
    `${key}は「${key}: [a, b]」のように配列で書いてください。`,
  );

const text = (key: string) =>
  v.pipe(
    v.string(`${key}は文字で書いてください。数字だけの値は「'…'」で囲みます。`),
    v.trim(),
    v.nonEmpty(`${key}が空です。`),
  );

const flag = (key: string) =>
  v.boolean(`${key}は「true」か「false」で書いてください。`);

/** What the keys of a page hold. */
function pageKeys(tags: readonly string[]) {
  const listed = tags.map((tag) => `「${tag}」`).join('');
  return {
    title: text('title'),
    description: v.pipe(
      text('description'),
      v.check(
        (value) => inLimits(value),
        ({input}) =>
          `descriptionは${[...input].length}字です。${SHORTEST_DESCRIPTION}〜${LONGEST_DESCRIPTION}字の1文で書いてください。`,
      ),
    ),
    tags: v.pipe(
      v.array(
        v.picklist(
          tags,
          ({received}) =>
            `タグ「${received.replaceAll('"', '')}」はdocs/tags.ymlにありません。${listed}から選ぶか、docs/tags.ymlに追加してください。`,
        ),
        'tagsは「tags: [custom-data]」のように配列で書いてください。',
      ),
      v.minLength(1, `tagsが空です。${listed}から選んでください。`),
    ),
    keywords: words('keywords'),
    last_verified: v.pipe(
      v.string('last_verifiedは「2026-11-21」の形で書いてください。'),
      v.isoDate(
        ({received}) =>
          `last_verifiedの「${received.replaceAll('"', '')}」は日付として読めません。「2026-11-21」の形で書いてください。`,
      ),
      v.check(
        isDay,
        ({input}) => `last_verifiedの「${input}」は、暦にない日付です。`,
      ),
    ),
    product_version: text('product_version'),
    draft: flag('draft'),
    unlisted: flag('unlisted'),
  };
}

/** What else the keys of a post hold. */
const POST_KEYS = {
  date: v.pipe(
    v.string('dateは「2026-11-21」の形で書いてください。'),
    v.check(
      (value) => isDay(value.slice(0, 10)),
      ({input}) =>
        `dateの「${input}」は日付として読めません。「2026-11-21」の形で書いてください。`,
    ),
  ),
  authors: v.union(
    [text('authors'), words('authors')],
    'authorsにはblog/authors.ymlの名前を書いてください。',
  ),
};

function inLimits(description: string): boolean {
  const {length} = [...description];
  return length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION;
}

/** What the front matter of a page must have. */
export interface FrontMatterRules {
  /** Tags that `docs/tags.yml` declares. */
  readonly tags: readonly string[];
  /** Whether a page of this kind carries tags. */
  readonly needsTags: boolean;
  /** Whether it is a post. */
  readonly isPost: boolean;
}

/**
 * Examines the front matter of a page.
 *
 * @param source - the page
 * @param report - takes down what is wrong
 * @returns its title and its keys that are wrong
 */
export function examineFrontMatter(
  source: string,
  {tags, needsTags, isPost}: FrontMatterRules,
  report: Report,
): {title: string | undefined; wrongKeys: readonly string[]} {
  const yaml = frontMatterOf(source, report);
  const lines = new LineCounter();
  const document = parseDocument(yaml ?? '', {
    lineCounter: lines,
    prettyErrors: false,
  });
  const placeOf = (offset = 0): Place => {
    const {line, col} = lines.linePos(offset);
    // The first line is `---`.
    return {line: line + 1, column: col};
  };
  for (const {code, message, pos} of document.errors) {
    report(
      `フロントマターを読めません。${YAML_ERRORS[code] ?? "値全体を「'…'」で囲むと、読めることがあります"}。（YAMLのメッセージ：${message}）`,
      placeOf(pos[0]),
    );
  }
  if (yaml === undefined ? source.startsWith('---') : document.errors.length) {
    return {title: undefined, wrongKeys: []};
  }
  const data: unknown = document.toJS() ?? {};
  if (!v.is(v.record(v.string(), v.unknown()), data)) {
    report('フロントマターは「title: …」のように、キーと値で書いてください。');
    return {title: undefined, wrongKeys: []};
  }

  const schemas: Readonly<Record<string, v.GenericSchema>> = {
    ...pageKeys(tags),
    ...(isPost ? POST_KEYS : {}),
  };
  for (const key of ['title', 'description', ...(needsTags ? ['tags'] : [])]) {
    if (!(key in data)) {
      report(
        `フロントマターに${key}がありません。先頭の「---」の間に「${key}: …」を書いてください。`,
      );
    }
  }
  const wrongKeys: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    const node = keyNode(document.contents, key);
    const place = placeOf(node);
    const schema = schemas[key];
    const issue = schema && v.safeParse(schema, value).issues?.[0];
    if (!schema) {
      report(unknownKey(key, Object.keys(schemas)), place);
    } else if (issue) {
      report(issue.message, place);
    }
    if (!schema || issue) {
      wrongKeys.push(key);
    }
  }
  return {
    title: typeof data.title === 'string' ? data.title.trim() : undefined,
    wrongKeys,
  };
}

function unknownKey(key: string, known: readonly string[]): string {
  const reason = FORBIDDEN[key];
  if (reason) {
    return `フロントマターに「${key}」は書けません。${reason}。`;
  }
  const meant = misspeltName(key, known);
  return `フロントマターに「${key}」というキーはありません。${meant ? `「${meant}」の誤りではありませんか。` : ''}使えるのは${known.join('、')}です。`;
}

/** The text between the first `---` and the next one. */
function frontMatterOf(source: string, report: Report): string | undefined {
  const lines = source.split('\n').map((line) => line.trimEnd());
  if (lines[0] !== '---') {
    return undefined;
  }
  const end = lines.indexOf('---', 1);
  if (end === -1) {
    report('フロントマターの終わりの「---」がありません。');
    return undefined;
  }
  return lines.slice(1, end).join('\n');
}

/** Where a key stands. */
function keyNode(contents: unknown, key: string): number | undefined {
  const {items = []} = contents as {items?: {key: unknown}[]};
  const found = items.find(
    (item) => isScalar(item.key) && String(item.key.value) === key,
  )?.key;
  return isScalar(found) ? found.range?.[0] : undefined;
}
