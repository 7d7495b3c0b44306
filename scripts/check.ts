/*
 * `npm run check`: all static checks beside each other, also if one fails; each is
 * told as it ends. `-- --help` says in Japanese what it can be given. Types,
 * imports and pages hang together and are always checked as a whole.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {meant} from '../src/features/content/build/meant';
import {CHECK_NAMES, CHECKS, runChecks} from './runChecks';
import type {Check, CheckName} from './runChecks';

const CHANGED = '--changed';

const HELP = [
  '使い方：npm run check -- [--changed] [検査の名前…]',
  '',
  `${CHANGED}  コミットしていないファイル（新しいファイルも）だけを調べます。型、依存、ページは、いつもすべて調べます。`,
  '--help     この説明を表示します。',
  '',
  '検査の名前を書かなければ、すべてを調べます：',
  ...CHECK_NAMES.map((name) => `  ${name}  ${CHECKS[name].about}`),
].join('\n');

const args = process.argv.slice(2);
const unknown = args.find(
  (arg) =>
    ![CHANGED, '--help', '-h', ...(CHECK_NAMES as string[])].includes(arg),
);

if (args.some((arg) => /^(?:--help|-h)$/.test(arg))) {
  console.log(HELP);
} else if (unknown !== undefined) {
  console.error(
    `「${unknown}」は使えません。${meant(unknown, [CHANGED, ...CHECK_NAMES])}\n\n${HELP}`,
  );
  process.exitCode = 1;
} else {
  const names = CHECK_NAMES.filter((name) => args.includes(name));
  void check(
    names.length > 0 ? names : CHECK_NAMES,
    args.includes(CHANGED) ? changedFiles() : undefined,
  );
}

/** What differs from the last commit, new files too; not what is gone. */
function changedFiles(): string[] {
  const args = ['status', '-z', '--no-renames', '--untracked-files=all'];
  return execFileSync('git', args, {encoding: 'utf8'})
    .split('\0')
    .map((line) => line.slice('XY '.length))
    .filter((file) => file && existsSync(file));
}

async function check(
  names: readonly CheckName[],
  changed: readonly string[] | undefined,
): Promise<void> {
  const start = performance.now();
  const failed: string[] = [];
  let count = 0;
  await runChecks({
    names,
    changed,
    isCached: true,
    onEnd(name, {output, isOk, seconds}) {
      const {about, help = '上の場所と説明を見て直してください。'}: Check =
        CHECKS[name];
      const told = `${about}（${name}、${seconds.toFixed(1)}秒）`;
      count += 1;
      if (isOk) {
        console.log(`○ ${told}`);
      } else {
        failed.push(`× ${told}`);
        console.log(`\n${output.trimEnd()}\n× ${told}：${help}\n`);
      }
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    [
      '',
      ...failed,
      `${changed ? `変わった${changed.length}ファイルを、` : ''}${count}種類の検査で調べました。${failed.length === 0 ? '指摘はありません。' : `${failed.length}種類に指摘があります。`}（${seconds}秒）`,
    ].join('\n'),
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
