/*
 * `npm run assumptions`: what the site assumes of the product, the weightiest
 * first.
 *
 *   -- confirm ID … --source "…" [--fact "…"]   they are true: takes the marks out
 *   -- reject ID …                              they are wrong: what is to be changed
 *   -- sample [--seed COMMIT] [--count 40]      sentences for a review, at random
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as prettier from 'prettier';
import {CONFIRMED} from '../src/features/assumptions/build/confirmedFacts';
import {listEntries} from '../src/features/assumptions/build/listedPages';
import {
  ASSUMPTIONS,
  readAssumptions,
} from '../src/features/assumptions/build/readAssumptions';
import {readReference} from '../src/features/reference/build/stubs/readReference';
import {readStubs} from '../src/features/reference/build/stubs/readStubs';
import type {ConfirmedFact} from '../src/features/assumptions/build/confirmedFacts';
import type {ListedAssumption} from '../src/features/assumptions/shared/kinds';
import {renewTexts} from './generated';
import {readSources} from './generated/assumptions';
import {confirmAssumption, withFact, withoutEntry} from './assumptions/confirm';
import {followUp} from './assumptions/followUp';
import {isTest, readTexts} from './assumptions/readTexts';
import {
  describeSample,
  drawSentences,
  readSentences,
} from './assumptions/sampleSentences';
import {
  UsageError,
  checkConfirmation,
  findAssumptions,
} from './assumptions/usage';
import {describeOpen} from './assumptions/weigh';
import {idPattern, linesWith} from './assumptions/words';

const root = path.resolve(import.meta.dirname, '..');

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});

async function main(): Promise<void> {
  const {positionals, values} = readArguments();
  const [command, ...ids] = positionals;
  const all = readAssumptions(root);
  const find = () => findAssumptions(ids, all, readFacts());
  if (command === undefined) {
    console.log(describeOpen(all));
  } else if (command === 'confirm') {
    await confirm(find(), values);
  } else if (command === 'reject') {
    find().forEach(reject);
  } else if (command === 'sample') {
    sample(values);
  } else {
    throw new UsageError(
      `「${command}」はありません。confirm、reject、sampleのどれかを指定してください。`,
    );
  }
}

type Options = ReturnType<typeof readArguments>['values'];

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        source: {type: 'string'},
        fact: {type: 'string'},
        seed: {type: 'string'},
        count: {type: 'string', default: '40'},
      },
    });
  } catch {
    throw new UsageError(
      '使えるオプションは、--source、--fact、--seed、--countです。どれも、後に値を書いてください。',
    );
  }
}

async function confirm(
  assumptions: readonly ListedAssumption[],
  options: Options,
): Promise<void> {
  checkConfirmation(assumptions.length, git('status', '--porcelain'), options);
  const {source = '', fact} = options;
  const day = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Asia/Tokyo'});
  for (const assumption of assumptions) {
    const {id, text} = assumption;
    const {changed, hedged} = confirmAssumption(assumption, readSources(root));
    const confirmed = {
      id,
      fact: fact?.trim() ?? text,
      source: source.trim(),
      date: day.format(new Date()),
    };
    for (const one of [
      ...changed,
      {file: ASSUMPTIONS, text: withoutEntry(read(ASSUMPTIONS), id)},
      {file: CONFIRMED, text: withFact(readFacts(), confirmed)},
    ]) {
      await write(one.file, one.text);
    }
    console.log(
      `仮定「${id}」を事実にし、${changed.length}個のファイルから印を消しました。`,
    );
    print('読み直すページ', pagesOf(assumption));
    print('書き直す文', hedged);
    print(
      'IDを使っているテストと手引き',
      linesWith(
        idPattern([id]),
        readTexts(root).filter(({file}) => isTest(file)),
      ),
    );
  }
  print('作り直したファイル', await renewTexts(root));
  console.log(
    '\n次に、「npm run check」と「npm test」を実行してください。見た目の検査が失敗したら、「npm run snapshots」で画像を作り直します。',
  );
}

function reject(assumption: ListedAssumption): void {
  console.log(`仮定「${assumption.id}」：${assumption.text}`);
  for (const [title, lines] of followUp(assumption, readTexts(root))) {
    print(title, lines);
  }
  print('読み直すページ', pagesOf(assumption));
  console.log(
    `\n何も変えていません。正しい内容に直し、印と${ASSUMPTIONS}の見出しを消してから、「npm run generate」と「npm test」を実行してください。\n`,
  );
}

function sample({count, seed}: Options): void {
  if (!/^[1-9]\d*$/.test(count)) {
    throw new UsageError('--countには、1以上の整数を指定してください。');
  }
  const commit = seed ?? git('rev-parse', '--short=12', 'HEAD');
  const sentences = readSentences(readSources(root));
  const drawn = drawSentences(sentences, commit, Number(count));
  console.log(
    `種：${commit}。${sentences.length}文から${drawn.length}文を選びました。\n\n${describeSample(drawn)}`,
  );
}

function pagesOf(assumption: ListedAssumption): string[] {
  const reference = readReference(readStubs(path.join(root, 'api-src')));
  return listEntries([assumption], reference, root).flatMap(({pages}) =>
    pages.map(({route}) => route),
  );
}

function readFacts(): ConfirmedFact[] {
  return JSON.parse(read(CONFIRMED)) as ConfirmedFact[];
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) {
    console.log([`\n${title}（${lines.length}件）`, ...lines].join('\n  '));
  }
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Writes a file in the format that `npm run check` wants. */
async function write(file: string, text: string): Promise<void> {
  const filepath = path.join(root, file);
  const options = await prettier.resolveConfig(filepath);
  writeFileSync(
    filepath,
    file.endsWith('.mdx')
      ? text
      : await prettier.format(text, {...options, filepath}),
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
}
