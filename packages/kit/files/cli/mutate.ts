/*
 * `--mutate`: whether what the scenarios expect notices a mistake.
 */
import {findMutations} from '../runtime.mjs';
import {withConstants} from './constants';
import {compareFirst, compareSecond, differencesOf} from './expectations';
import {InputError} from './inputError';
import {secondRequest} from './runScenario';
import type {Mutation} from '@combosite-functions/stress';
import type {ReadyRun} from './prepare';
import type {Run} from './stress';

/** Mistakes that change no result, by what they change: why that is so. */
export type SameResults = Readonly<Record<string, string>>;

/** What to try, and for how long. */
interface Trial {
  readonly source: string;
  /** Those with an expected result, ready to begin. */
  readonly scenarios: readonly ReadyRun[];
  readonly sameResults: SameResults;
  /** When no further mistake is tried. */
  readonly seconds: number;
}

/**
 * Puts one mistake after the other into a program, and looks which of them no
 * scenario notices.
 *
 * @param showProgress - told how far the trial is, `''` at its end
 * @returns what to print, and whether every mistake was noticed
 * @throws InputError if nothing is expected, or the program as it is doesn't do
 *   what is expected of it
 */
export async function tryMutations(
  {source, scenarios, sameResults, seconds}: Trial,
  run: Run,
  showProgress: (text: string) => void,
): Promise<{readonly lines: readonly string[]; readonly isGood: boolean}> {
  if (scenarios.length === 0) {
    throw new InputError(
      '期待する結果（expect）を書いた場面がありません。場面に、正しい金額を書いてから試してください。',
    );
  }
  for (const ready of scenarios) {
    const [first] = await differences(ready, source, run);
    if (first !== undefined) {
      throw new InputError(
        `場面「${ready.request.scenario.name}」の結果が、変えていないプログラムでも期待と違います。先に直してください：${first}`,
      );
    }
  }
  const all = findMutations(source);
  const names = all.map(nameOf);
  const unknown = Object.keys(sameResults).filter(
    (name) => !names.includes(name),
  );
  const tried = all.filter((one) => !(nameOf(one) in sameResults));
  const unnoticed: Mutation[] = [];
  const end = performance.now() + seconds * 1000;
  let done = 0;
  for (const mutation of tried) {
    if (performance.now() > end) {
      break;
    }
    showProgress(`誤りを入れて試しています（${done + 1}/${tried.length}）`);
    if (!(await isNoticed(mutation, scenarios, run))) {
      unnoticed.push(mutation);
    }
    done += 1;
  }
  showProgress('');
  return {
    lines: [
      `${done}とおりの誤りを1つずつ入れ、${scenarios.length}場面の期待する結果と比べました。`,
      ...(done < tried.length
        ? [
            `注意：${seconds}秒たったため、残りの${tried.length - done}とおりは試していません。`,
          ]
        : []),
      ...unnoticed.flatMap((mutation) => [
        '',
        `✗ ${mutation.line}行目 ${mutation.about}`,
        `   ${mutation.before}`,
        ` → ${mutation.after}`,
      ]),
      ...(all.length > tried.length
        ? ['', `同じ結果でよいとしたもの：${all.length - tried.length}とおり`]
        : []),
      ...unknown.map(
        (name) =>
          `注意：sameResultsの「${name}」という変更は、このプログラムにありません。`,
      ),
      '',
      unnoticed.length === 0
        ? '結果：どの誤りにも、どれかの場面が気づきました。'
        : `結果：${unnoticed.length}とおりの誤りに、どの場面も気づきません。境目の値の従業員を場面に加えるか、金額やログをexpectに書いてください。`,
    ],
    isGood: unnoticed.length === 0,
  };
}

/** Whether a scenario ends otherwise than it expects. */
async function isNoticed(
  {source}: Mutation,
  scenarios: readonly ReadyRun[],
  run: Run,
): Promise<boolean> {
  for (const ready of scenarios) {
    // One that doesn't end, or tells too much, is noticed, too.
    const found = await differences(ready, source, run).catch(() => ['']);
    if (found.length > 0) {
      return true;
    }
  }
  return false;
}

/** What differs from a scenario's result, also in a second run. */
async function differences(
  ready: ReadyRun,
  source: string,
  run: Run,
): Promise<string[]> {
  const request = {
    ...ready.request,
    source: withConstants(source, ready.constants),
  };
  const first = await run(request);
  const comparisons = [compareFirst(ready, first)];
  if (ready.expectSecond) {
    const second = await run(secondRequest(request, first));
    comparisons.push(compareSecond(ready, first, second));
  }
  return comparisons.flatMap(differencesOf);
}

/** How a scenario file names a mistake. */
function nameOf({before, after}: Mutation): string {
  return `${before} → ${after}`;
}
