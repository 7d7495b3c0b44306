import type {ConfirmedFact} from '../../src/features/assumptions/build/confirmedFacts';
import {ASSUMPTIONS} from '../../src/features/assumptions/build/readAssumptions';
import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';

/** The command was called in a way that it can't follow. */
export class UsageError extends Error {}

/**
 * The assumptions that a command is about, each once.
 *
 * @param ids - as the writer has typed them
 * @throws UsageError if one isn't open
 */
export function findAssumptions(
  ids: readonly string[],
  all: readonly ListedAssumption[],
  facts: readonly ConfirmedFact[],
): ListedAssumption[] {
  if (ids.length === 0) {
    throw new UsageError(
      '仮定のIDを指定してください。一覧は「npm run assumptions」で表示します。',
    );
  }
  return [...new Set(ids)].map((id) => {
    const assumption = all.find((each) => each.id === id);
    const known = facts.find((fact) => fact.id === id);
    if (!assumption) {
      throw new UsageError(
        known
          ? `仮定「${id}」は、${known.date}に確認済みです（${known.source}）。取り消すときは、確認したコミットを「git revert」で戻してください。`
          : `仮定「${id}」が${ASSUMPTIONS}にありません。IDは「npm run assumptions」で確認してください。`,
      );
    }
    return assumption;
  });
}

/**
 * Checks that a confirmation says who said so, and can be taken back.
 *
 * @param count - how many assumptions it is about
 * @param changes - what isn't committed, as git says it
 * @throws UsageError if not
 */
export function checkConfirmation(
  count: number,
  changes: string,
  {fact, source}: {readonly fact?: string; readonly source?: string},
): void {
  const fault = !source?.trim()
    ? '確認した資料か人を、--source "…"で指定してください。'
    : fact !== undefined && (!fact.trim() || count > 1)
      ? '--fact "…"には、1件の仮定について分かった内容を書いてください。'
      : changes !== '' &&
        `コミットしていない変更があります。コミットしてから実行してください。\n${changes}`;
  if (fault) {
    throw new UsageError(fault);
  }
}
