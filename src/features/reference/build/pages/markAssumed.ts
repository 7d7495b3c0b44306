/*
 * Carries the marks of assumptions from the stubs into the pages of the reference,
 * where src/features/assumptions shows them: those of a page's head and of each
 * member in one place, the end of the first paragraph, be they above the declaration
 * (about its name, parameters and result) or in the comment.
 */
import {
  markBlocks,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';
import {changeBlocks, isCode} from './sections';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

/** Members have headings of this level. */
const MEMBER = 3;

/** What is assumed of what has an anchor; of the page, without one. */
interface Declared {
  readonly anchor: string;
  readonly ids: readonly string[];
}

/**
 * Puts the marks of the stubs on a page.
 *
 * @param sections - the page, as localizePage gives it
 */
export function markAssumed(
  sections: readonly Section[],
  page: ReferenceName,
  reference: Reference,
): Section[] {
  const declared = declaredOn(page, reference);
  const marked: Section[] = [];
  let ids: string[] = [];
  for (const section of sections.toReversed()) {
    const plain = changeBlocks(section, (block) =>
      isCode(block) ? block : withoutMarks(block).trim() || [],
    );
    ids.unshift(...idsOf(section, declared));
    if (section.level === MEMBER || section.level === 1) {
      marked.unshift(markDeclared(plain, ids));
      ids = [];
    } else {
      marked.unshift(plain);
    }
  }
  return marked;
}

/** What is assumed of a section, and of what its tables explain. */
function idsOf(section: Section, declared: readonly Declared[]): string[] {
  const text = section.blocks.filter((block) => !isCode(block)).join('\n');
  const rows = [...text.matchAll(/<Anchor id="([^"]+)"/g)];
  const anchors = [section.id, ...rows.map(([, id]) => id)];
  return [
    ...declared.flatMap(({anchor, ids}) =>
      anchors.includes(anchor) ? ids : [],
    ),
    ...markedIds(text),
  ];
}

/** What the marks above the declarations on a page say. */
function declaredOn(page: ReferenceName, {names}: Reference): Declared[] {
  const anchorOf = (target: string) => target.split('#')[1] ?? '';
  return names
    .filter(({target}) => target.split('#')[0] === page.target)
    .flatMap(({assumptions, members, target}) => [
      // A helper is a table on the page of who needs it.
      {anchor: anchorOf(target), ids: assumptions},
      ...members.map((member) => ({
        anchor: anchorOf(member.target),
        ids: member.assumptions,
      })),
    ]);
}

/** Marks the first paragraph of a section, which says what it is. */
function markDeclared(section: Section, ids: readonly string[]): Section {
  const {blocks} = section;
  const at = blocks.findIndex((block) => !isCode(block));
  return at === -1
    ? {...section, blocks: [...blocks, ...markBlocks(ids)]}
    : {
        ...section,
        blocks: blocks.with(at, `${blocks[at]}${marksOf(ids)}`),
      };
}
