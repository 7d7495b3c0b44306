import {markedIds} from '../../src/features/assumptions/shared/marks';
import {meant} from '../../src/features/content/build/meant';
import {isWritten} from '../../src/features/content/build/writtenPages';
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
  const entries = [...list.text.matchAll(/^## (.+)$/gm)];
  const ids = entries.map(([, id = '']) => id);
  const marked = new Set(sources.flatMap(({text}) => markedIds(text)));
  return [
    ...sources
      .filter(({file}) => !isWritten(file))
      .flatMap(({file, text}) =>
        text.split('\n').flatMap((line, index) =>
          markedIds(line)
            .filter((id) => !ids.includes(id))
            .map(
              (id) =>
                `${file}:${index + 1} 仮定「${id}」が${list.file}にありません。${meant(id, ids)}新しい仮定なら、見出し「## ${id}」を加えてください。`,
            ),
        ),
      ),
    ...entries
      .filter(([, id = '']) => !marked.has(id))
      .map(
        ({1: id, index}) =>
          `${list.file}:${list.text.slice(0, index).split('\n').length} 仮定「${id}」の印がどこにもありません。印を付けるか、この仮定を消してください。`,
      ),
  ];
}
