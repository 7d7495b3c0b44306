/*
 * `npm run check`: all static checks beside each other, also if one fails, and a
 * summary. `-- --changed` checks only files that differ from main or aren't in git
 * yet; types and imports hang together and are always checked as a whole.
 * `-- lint:prose` and the other names of runChecks.ts run these checks only.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {CHECK_NAMES, CHECKS, runChecks} from './runChecks';
import type {Check} from './runChecks';

void main();

async function main(): Promise<void> {
  const start = performance.now();
  const changed = process.argv.includes('--changed')
    ? changedFiles()
    : undefined;
  const names = CHECK_NAMES.filter((name) => process.argv.includes(name));
  const lines = new Map<string, string>();
  let failed = 0;
  await runChecks({
    names: names.length > 0 ? names : undefined,
    changed,
    isCached: true,
    onEnd(name, {output, isOk, seconds}) {
      const {about, help = '上の場所と説明を見て直してください。'}: Check =
        CHECKS[name];
      lines.set(
        name,
        `${isOk ? '○' : '×'} ${about}（${name}、${seconds.toFixed(1)}秒）${isOk ? '' : `：${help}`}`,
      );
      if (!isOk) {
        failed += 1;
        console.log(`\n=== ${name} ===\n${output.trimEnd()}`);
      }
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    [
      '',
      ...CHECK_NAMES.flatMap((name) => lines.get(name) ?? []),
      '',
      `${changed ? `変わった${changed.length}ファイルを、` : ''}${lines.size}種類の検査で調べました。${failed === 0 ? '指摘はありません。' : `${failed}種類に指摘があります。`}（${seconds}秒）`,
    ].join('\n'),
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Files that differ from the main branch, or that git doesn't know yet. */
function changedFiles(): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z'], {encoding: 'utf8'})
      .split('\0')
      .filter(Boolean);
  const base = ['origin/main', 'main', 'HEAD'].find((name) => {
    try {
      execFileSync('git', ['rev-parse', '--verify', '--quiet', name]);
      return true;
    } catch {
      return false;
    }
  });
  return [
    ...git('diff', '--name-only', '--merge-base', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));
}
