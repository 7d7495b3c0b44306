/*
 * Makes the marks of assumptions visible: 「保存」を押します<Unconfirmed … />。
 *
 * A mark in a text is about the words before it, one on a line of its own about
 * the block after it. Below a heading one paragraph or cell is signed where its
 * mark is, before the stop, or at its end if it has several, and more by a line that
 * covers them all. What has a line of its own, and what must be known before the
 * first payday, is signed by itself, or with what else is in its block. In the
 * reference, where markAssumed.ts has gathered them, each is a line. The head of a
 * page tells what its kind leaves unsigned.
 */
import type {
  BlockContent,
  Heading,
  Parent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type {VFile} from 'vfile';
import {attribute} from '../../content/build/giveData';
import {routeOf} from '../../content/build/routeOf';
import {KINDS, KIND_NAMES} from '../shared/kinds';
import {markedIds} from '../shared/marks';
import type {Assumption} from '../shared/kinds';
import type {Explain} from './readAssumptions';

/** Options of {@link showMarks}. */
export interface ShowMarksOptions {
  /** The site's folder. */
  readonly siteDir: string;
  readonly explain: Explain;
  /** What is assumed of what a component shows, by its source on the page. */
  readonly shownIds?: (source: string) => readonly string[];
}

/** Where marks are. */
interface Place extends Surroundings {
  readonly ids: readonly string[];
  /** Whether a mark stands on a line of its own. */
  readonly isAlone: boolean;
  /** Where the marks in the text were. */
  readonly spots: readonly Spot[];
  /** What they are about, and in what it is. */
  readonly node: RootContent;
  readonly parent: Parent;
}

/** An empty text instead of marks in a row, and in what it is. */
interface Spot {
  readonly ids: string[];
  readonly text: Text;
  readonly parent: Parent;
}

interface Surroundings {
  /** The heading of its section. */
  readonly heading?: Heading | undefined;
  /** The block of the page. */
  readonly block?: RootContent;
}

/** What a block or a component is called in the line above it. */
const SUBJECTS: Readonly<Record<string, string>> = {
  code: '次のコードの一部',
  containerDirective: '次の囲み',
  Figure: '次の図の一部',
  list: '次の箇条書き',
  MessageCatalogue: '次の原因の一部',
  table: '次の表',
};

/** What has its sign in it. */
const TEXTS = ['paragraph', 'heading', 'tableCell'];

/** A text and its stop. */
const SENTENCE = /^([^]*?)([。、]?)$/;

/** The level of the headings of sections; members of the reference are one below. */
const SECTION = 2;

/** Remark plugin: makes the marks of assumptions visible. */
export default function showMarks({
  explain,
  shownIds = () => [],
  siteDir,
}: ShowMarksOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const route = routeOf(file.path, siteDir);
    const isReference = route.startsWith('/api/');
    const isSigned = ({kind}: Assumption) => KINDS[kind].signed !== 'nowhere';
    const find = (places: readonly Place[]) =>
      explain(
        places.flatMap(({ids}) => ids),
        file.path,
      ).toSorted(
        (a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind),
      );
    const places = takePlaces(tree, (node) =>
      shownIds(
        String(file.value).slice(
          node.position?.start.offset,
          node.position?.end.offset,
        ),
      ),
    );
    const signed = places.filter((place) => find([place]).some(isSigned));
    const told = new Set<string>();
    const isUrgent = (place: Place) =>
      find([place]).some(({isBeforePayday}) => isBeforePayday);
    const isAlone = (place: Place) =>
      isReference || place.isAlone || isUrgent(place);
    for (const group of groupsOf(signed, isAlone)) {
      const assumptions = find(group).filter(
        ({id, kind}) =>
          KINDS[kind].signed === 'section' ||
          (KINDS[kind].signed === 'page' && !told.has(id)),
      );
      if (assumptions.length > 0) {
        show(tree, group, assumptions, isReference);
      }
      assumptions.forEach(({id}) => told.add(id));
    }
    if (!isReference) {
      addHead(
        tree,
        find(places).filter((one) => !isSigned(one)),
      );
    }
  };
}

/** The places of each section, of each block above the first one, and those alone. */
function groupsOf(
  places: readonly Place[],
  isAlone: (place: Place) => boolean,
): Place[][] {
  const groups = new Map<RootContent | undefined, Place[]>();
  // A table or a list with more tells it once.
  const alone = new Set(
    places.filter(isAlone).map((place) => {
      const {block, node} = place;
      const isShared = places.some(
        (other) => other !== place && other.block === block,
      );
      return isShared && block ? block : node;
    }),
  );
  for (const place of places) {
    const {block = place.node, heading = block, node} = place;
    const shared = [node, block].find((one) => alone.has(one)) ?? heading;
    groups.set(shared, [...(groups.get(shared) ?? []), place]);
  }
  return [...groups.values()];
}

/** Signs what the places of a section share. */
function show(
  tree: Root,
  places: readonly Place[],
  assumptions: readonly Assumption[],
  isReference: boolean,
): void {
  const [first, ...others] = places;
  if (!first) {
    return;
  }
  const {block, heading, node, parent, spots} = first;
  // Beside what is above: a line of its own would part it from what it is about.
  const insert = (into: Parent, at: RootContent, subject: string) => {
    const before = into.children.slice(0, into.children.indexOf(at));
    const above = before.findLastIndex((child) => !isAnchor(child));
    const text = before[above];
    if (text?.type === 'paragraph') {
      tell(text, text.children.length, subject);
    } else {
      tell(into, above + 1, subject);
    }
  };
  const tell = (into: Parent, at: number, subject: string) =>
    into.children.splice(
      at,
      0,
      into.type === 'paragraph'
        ? {
            type: 'mdxJsxTextElement',
            ...element('Unconfirmed', {assumptions, subject}),
          }
        : {
            type: 'mdxJsxFlowElement',
            ...element('UnconfirmedLine', {assumptions, subject}),
          },
    );
  const subjectOf = (it: RootContent) =>
    SUBJECTS[it.type] ??
    SUBJECTS[('name' in it && it.name) || ''] ??
    '次の部分';
  if (isReference) {
    const isMember = (heading?.depth ?? SECTION) > SECTION;
    const subject = `この${isMember ? '項目' : 'ページ'}の一部`;
    if (node.type === 'paragraph') {
      tell(node, node.children.length, subject);
    } else {
      insert(parent, node, subject);
    }
  } else if (others.length === 0 && TEXTS.includes(node.type)) {
    // Where several are in it, at its end.
    const [spot] = spots.length === 1 ? spots : [];
    sign(spot?.parent ?? (node as Parent), spot?.text, assumptions);
  } else if (others.length === 0) {
    insert(parent, node, subjectOf(node));
  } else if (block && others.every((other) => other.block === block)) {
    insert(tree, block, `${subjectOf(block)}の一部`);
  } else if (heading) {
    tell(tree, tree.children.indexOf(heading) + 1, 'この節の一部');
  }
}

/** An address of what is below. */
function isAnchor(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Anchor';
}

/** Puts a sign before some text, or at the end; a stop in front of it comes after it. */
function sign(
  {children}: Parent,
  text: Text | undefined,
  assumptions: readonly Assumption[],
): void {
  if (assumptions.length === 0) {
    return;
  }
  const at = text ? children.indexOf(text) : children.length;
  // Marks have left empty texts.
  const before = children
    .slice(0, at)
    .findLast((child) => child.type !== 'text' || child.value !== '');
  let stop = '';
  if (before?.type === 'text') {
    [, before.value = '', stop = ''] = SENTENCE.exec(before.value) ?? [];
  }
  children.splice(
    at,
    0,
    {type: 'mdxJsxTextElement', ...element('Unconfirmed', {assumptions})},
    {type: 'text', value: stop},
  );
}

/** Takes the marks out of a page, or of a block of it. */
function takePlaces(
  parent: Parent,
  shownIn: (node: RootContent) => readonly string[],
  around: Surroundings = {},
): Place[] {
  const places: Place[] = [];
  let {heading} = around;
  let waiting: string[] = [];
  const put = (node: RootContent, more: readonly string[] = []) => {
    const spots = TEXTS.includes(node.type) ? takeMarks(node as Parent) : [];
    const ids = [...waiting, ...spots.flatMap((spot) => spot.ids), ...more];
    if (ids.length > 0) {
      const block = around.block ?? node;
      const isAlone = waiting.length > 0;
      places.push({ids, isAlone, spots, node, parent, block, heading});
    }
    waiting = [];
  };
  for (const child of [...parent.children]) {
    const own =
      child.type === 'mdxFlowExpression' ? markedIds(child.value) : [];
    if (own.length > 0) {
      waiting.push(...own);
      parent.children.splice(parent.children.indexOf(child), 1);
    } else if (child.type !== 'mdxjsEsm') {
      if (child.type === 'heading') {
        heading = child;
      }
      put(child, child.type === 'mdxJsxFlowElement' ? shownIn(child) : []);
      if ('children' in child) {
        const block = around.block ?? child;
        places.push(...takePlaces(child, shownIn, {block, heading}));
      }
    }
  }
  const last = parent.children.at(-1);
  if (last) {
    put(last);
  }
  return places;
}

/** Puts an empty text instead of the marks in a row in some text. */
function takeMarks(parent: Parent): Spot[] {
  const spots: Spot[] = [];
  for (const child of [...parent.children]) {
    const ids =
      child.type === 'mdxTextExpression' ? markedIds(child.value) : [];
    const index = parent.children.indexOf(child);
    const last = spots.at(-1);
    if (ids.length === 0) {
      spots.push(...('children' in child ? takeMarks(child) : []));
    } else if (last && last.text === parent.children[index - 1]) {
      parent.children.splice(index, 1);
      last.ids.push(...ids);
    } else {
      const text: Text = {type: 'text', value: ''};
      parent.children[index] = text;
      spots.push({ids, text, parent});
    }
  }
  return spots;
}

/** What tells what has no sign: with the facts on a page, or a line below its lead. */
function addHead(tree: Root, assumptions: readonly Assumption[]): void {
  const facts = tree.children.find(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Audience',
  );
  const lead = tree.children.findIndex(({type}) => type === 'paragraph');
  if (assumptions.length > 0) {
    const at = facts ? tree.children.indexOf(facts) : lead + 1;
    tree.children.splice(at, facts ? 1 : 0, {
      type: 'mdxJsxFlowElement',
      ...element('UnconfirmedWords', {assumptions}),
      children: facts ? [facts as BlockContent] : [],
    });
  }
}

function element(name: string, properties: Readonly<Record<string, unknown>>) {
  return {
    name,
    attributes: Object.entries(properties).map(([key, value]) =>
      attribute(key, value),
    ),
    children: [],
  };
}
