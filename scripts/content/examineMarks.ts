import {markedIds} from '../../src/features/assumptions/shared/marks';
import {meant} from '../../src/features/content/build/meant';
import {isWritten} from '../../src/features/page-check/build/site';
import type {Source} from '../generated/assumptions';

/**
 * Compares the marks of assumptions with their list.
 *
 * @param list - its file, whose entries begin with `## id`
 * @param sources - all files that can carry a mark
 * @returns a message for each mark without an entry, but those of pages, which
 *   src/features/page-check tells, and for each entry without a mark
 */
export function examineMarks(
  list: Source,
  sources: readonly Source[],
): string[] {
  const entries = linesOf(list).flatMap(({line, text}) => {
    const id = /^## (.+)/.exec(text)?.[1];
    return id === undefined ? [] : [{line, id}];
  });
  const ids = entries.map(({id}) => id);
  const marks = sources.flatMap((source) =>
    linesOf(source).flatMap(({line, text}) =>
      markedIds(text).map((id) => ({file: source.file, line, id})),
    ),
  );
  return [
    ...marks
      .filter(({file, id}) => !isWritten(file) && !ids.includes(id))
      .map(
        ({file, line, id}) =>
          `${file}:${line} 仮定「${id}」が${list.file}にありません。${meant(id, ids)}新しい仮定なら、見出し「## ${id}」を加えてください。`,
      ),
    ...entries
      .filter(({id}) => !marks.some((mark) => mark.id === id))
      .map(
        ({line, id}) =>
          `${list.file}:${line} 仮定「${id}」の印がどこにもありません。印を付けるか、この仮定を消してください。`,
      ),
  ];
}

function linesOf({text}: Source): {line: number; text: string}[] {
  return text.split('\n').map((one, index) => ({line: index + 1, text: one}));
}
