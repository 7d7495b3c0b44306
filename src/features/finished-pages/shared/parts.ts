/*
 * What an element of a finished page is, said once in the markup: by its own
 * name, or by `data-page-part` where the name doesn't say it. The README has
 * the table. No import but types: pages load this too.
 */
import type {Element} from 'hast';

/** Who reads finished pages; paper is what a browser prints. */
export type Reader = 'search' | 'twin' | 'paper';

/** The parts, and who leaves them out. */
const LEFT_OUT_BY = {
  /** With what one uses the page: buttons, menus, links that copy. */
  control: ['search', 'twin', 'paper'],
  /** What this browser remembers of its reader. */
  progress: ['search', 'twin', 'paper'],
  /** A remark on the page or on its drawings, not on their topic. */
  note: ['search', 'twin'],
  /** Sample text that shows the format of pages. */
  specimen: ['search', 'twin'],
  /** Says that a statement isn't confirmed; no word of the topic. */
  unconfirmed: ['search'],
  /** A field that is filled in; on paper with a pen. */
  field: ['search', 'twin'],
  /** For whom a page is and what one needs first: the same on many pages. */
  facts: ['search'],
  /** Functions that many programs share; a page of their own explains them. */
  common: ['search'],
  /** Says in short what stands on the page already. */
  digest: ['search', 'twin'],
  /** Links that lead on, of use only where they can be followed. */
  links: ['search', 'paper'],
  /** A file that the reader corrects. */
  file: ['search'],
  /** A drawing; its description is for who doesn't see it. */
  drawing: ['search'],
  /** Adds nothing to the words beside it. */
  decoration: ['search', 'twin'],
  /** Explains the words before it. */
  explanation: [],
  /** On a line of its own. */
  line: [],
  /** Its children are items in a row. */
  list: [],
} as const satisfies Readonly<Record<string, readonly Reader[]>>;

export type PagePart = keyof typeof LEFT_OUT_BY;

export const PAGE_PARTS = Object.keys(LEFT_OUT_BY) as PagePart[];

/** Elements whose name says what they are. */
const TAGS: Readonly<Record<string, PagePart>> = {
  button: 'control',
  dialog: 'control',
  footer: 'control',
  form: 'control',
  iframe: 'control',
  nav: 'control',
  noscript: 'control',
  script: 'control',
  style: 'control',
  template: 'control',
  fieldset: 'field',
  input: 'field',
  label: 'field',
  select: 'field',
  textarea: 'file',
  svg: 'drawing',
};

/** Controls of the theme, which has no attribute of ours. */
const CONTROL_CLASSES = [
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
];

const CONTROL_ROLES = ['status', 'tooltip', 'search', 'dialog'];

/** What an element is; nothing for plain text. */
export function partOf({tagName, properties}: Element): PagePart | undefined {
  const {ariaHidden, className, dataPagePart, hidden, popover, role} =
    properties;
  const said = PAGE_PARTS.find((part) => part === dataPagePart);
  if (said) {
    return said;
  }
  if (
    hidden === true ||
    popover !== undefined ||
    CONTROL_ROLES.some((name) => name === role) ||
    (Array.isArray(className) &&
      className.some((name) => CONTROL_CLASSES.includes(String(name))))
  ) {
    return 'control';
  }
  return TAGS[tagName] ?? (ariaHidden === 'true' ? 'decoration' : undefined);
}

/** Whether a reader takes no notice of an element and of all in it. */
export function isLeftOut(element: Element, reader: Reader): boolean {
  const part = partOf(element);
  return part !== undefined && isLeftOutBy(part, reader);
}

/** The same as selectors, for a page in the browser and for style sheets. */
export function selectorsOf(reader: Reader): string[] {
  const isWanted = (part: PagePart) => isLeftOutBy(part, reader);
  const control = isWanted('control');
  return [
    ...PAGE_PARTS.filter(isWanted).map((part) => `[data-page-part='${part}']`),
    ...Object.entries(TAGS).flatMap(([tag, part]) =>
      isWanted(part) ? [tag] : [],
    ),
    ...(control ? CONTROL_CLASSES.map((name) => `.${name}`) : []),
    ...(control ? CONTROL_ROLES.map((role) => `[role='${role}']`) : []),
    ...(control ? ['[hidden]', '[popover]'] : []),
    ...(isWanted('decoration') ? ["[aria-hidden='true']"] : []),
  ];
}

function isLeftOutBy(part: PagePart, reader: Reader): boolean {
  const readers: readonly Reader[] = LEFT_OUT_BY[part];
  return readers.includes(reader);
}
