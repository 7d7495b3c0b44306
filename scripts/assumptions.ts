/*
 * `npm run assumptions`: what the site assumes of the product, those that move
 * money first.
 *
 *   -- confirm ID … --source "…" [--fact "…"]   they are true: takes the marks out
 *   -- reject ID …                              they are wrong: what is to be changed
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  ASSUMPTIONS,
  readAssumptions,
} from '../src/features/assumptions/build/readAssumptions';
import {KIND_NAMES} from '../src/features/assumptions/shared/kinds';
import type {Assumption} from '../src/features/assumptions/shared/kinds';
import {readTexts} from './generated/assumptions';
import {
  RELEASE_NOTE,
  removeMarks,
  withFact,
  withoutEntry,
} from './assumptions/confirm';
import {dependents, markedWith} from './assumptions/dependents';
import {run} from './run';

const root = path.resolve(import.meta.dirname, '..');

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const {positionals, values} = readArguments();
  const [command, ...ids] = positionals;
  if (command === undefined) {
    for (const kind of KIND_NAMES) {
      const own = readAssumptions(root).filter((one) => one.kind === kind);
      print([kind, own.map(({id, text}) => `${id}：${text}`)]);
    }
  } else if (command === 'confirm') {
    await confirm(find(ids), values);
  } else if (command === 'reject') {
    find(ids).forEach(reject);
  } else {
    throw new Error(
      `「${command}」はありません。confirm、rejectのどちらかを指定してください。`,
    );
  }
}

type Options = ReturnType<typeof readArguments>['values'];

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {source: {type: 'string'}, fact: {type: 'string'}},
    });
  } catch {
    throw new Error(
      '使えるオプションは、--source、--factです。どちらも、後に値を書いてください。',
    );
  }
}

/** The assumptions that a command is about, each once. */
function find(ids: readonly string[]): Assumption[] {
  const all = readAssumptions(root);
  if (ids.length === 0) {
    throw new Error(
      '仮定のIDを指定してください。一覧は「npm run assumptions」で表示します。',
    );
  }
  return [...new Set(ids)].map((id) => {
    const assumption = all.find((each) => each.id === id);
    if (!assumption) {
      throw new Error(
        `仮定「${id}」が${ASSUMPTIONS}にありません。IDは「npm run assumptions」で確認してください。確認済みの仮定を戻すときは、確認したコミットを「git revert」で取り消します。`,
      );
    }
    return assumption;
  });
}

/** A confirmation says who said so, and can be taken back. */
function checkConfirmation(count: number, {fact, source}: Options): void {
  const args = ['status', '--porcelain'];
  const changes = execFileSync('git', args, {cwd: root, encoding: 'utf8'});
  const fault = !source?.trim()
    ? '確認した資料か人を、--source "…"で指定してください。'
    : fact !== undefined && (!fact.trim() || count > 1)
      ? '--fact "…"には、1件の仮定について分かった内容を書いてください。'
      : changes !== '' &&
        `コミットしていない変更があります。コミットしてから実行してください。\n${changes}`;
  if (fault) {
    throw new Error(fault);
  }
}

async function confirm(
  assumptions: readonly Assumption[],
  options: Options,
): Promise<void> {
  checkConfirmation(assumptions.length, options);
  const {source = '', fact} = options;
  const day = new Intl.DateTimeFormat('ja-JP', {
    dateStyle: 'medium',
    timeZone: 'Asia/Tokyo',
  }).format(new Date());
  for (const assumption of assumptions) {
    const {id, text} = assumption;
    const texts = readTexts(root);
    const lists = dependents(assumption, texts);
    const marked = markedWith(id, texts);
    marked.forEach(({file, text: old}) => write(file, removeMarks(old, id)));
    write(ASSUMPTIONS, withoutEntry(read(ASSUMPTIONS), id));
    const cells = [day, fact?.trim() ?? text, source.trim()];
    write(RELEASE_NOTE, withFact(read(RELEASE_NOTE), cells));
    console.log(
      `仮定「${id}」を事実にし、${marked.length}個のファイルから印を消しました。次の場所（行は、消す前のもの）を読み、「見込み」「ものとして」などの言い方を直してください。`,
    );
    Object.entries(lists).forEach(print);
    const files = marked.map(({file}) => file);
    await run('npx', ['prettier', '-uw', ...files, ASSUMPTIONS]);
  }
  await run('npm', ['run', '--silent', 'generate'], {isLive: true});
  console.log(
    '\n次に、「npm run check」と「npm test」を実行してください。見た目の検査が失敗したら、「npm run snapshots」で画像を作り直します。',
  );
}

function reject(assumption: Assumption): void {
  console.log(`仮定「${assumption.id}」：${assumption.text}`);
  Object.entries(dependents(assumption, readTexts(root))).forEach(print);
  console.log(
    `\n何も変えていません。正しい内容に直し、印と${ASSUMPTIONS}の見出しを消してから、「npm run generate」と「npm test」を実行してください。変えた規則によるテストは、失敗します。\n`,
  );
}

function print([title, lines]: [string, readonly string[]]): void {
  if (lines.length > 0) {
    console.log([`\n${title}（${lines.length}件）`, ...lines].join('\n  '));
  }
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}
