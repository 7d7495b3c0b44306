import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  bracketMatching,
  codeFolding,
  ensureSyntaxTree,
  foldEffect,
  foldKeymap,
  foldedRanges,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import {forceLinting, lintGutter, linter} from '@codemirror/lint';
import type {Diagnostic} from '@codemirror/lint';
import {
  EditorState,
  Prec,
  StateEffect,
  StateField,
  Text,
} from '@codemirror/state';
import type {SelectionRange} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {Rect} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {findProgramProblem} from '@combosite-functions/simulator';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {commonLabel} from '../../code-blocks/shared/folds';
import {createTypeClient} from './typeClient';
import {
  checkTypes,
  closeExplanation,
  closeWithView,
  completeByTypes,
  explainAtCursor,
  explainOnHover,
  explanationPanel,
  explanationTheme,
} from './typeExtensions';

/** A line to mark, and what is wrong with it. */
export interface EditorError {
  /** From 1. */
  readonly line: number;
  readonly message: string;
  /** Whether the program was changed since: it may be mended. */
  readonly isStale: boolean;
}

/** What an editor needs. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly source: string;
  /** Where the cursor begins, from 1. */
  readonly line: number;
  /** Id of the element that explains the keys. */
  readonly describedBy: string;
  /** Address of the worker that knows the types. */
  readonly typesAddress: string;
  /** The address of a route on this site. */
  readonly addressOf: (route: string) => string;
  /** Told when the types are there, or that they aren't to be had. */
  readonly onTypes: (isThere: boolean) => void;
  readonly onChange: (source: string) => void;
  readonly onRun: () => void;
}

/** The colours of src/css/code.css. */
const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)'},
  {
    tag: [tags.string, tags.regexp],
    color: 'var(--code-string)',
    wordBreak: 'keep-all',
  },
  {
    tag: [tags.number, tags.bool, tags.null],
    color: 'var(--code-number)',
  },
  {
    tag: [tags.function(tags.variableName), tags.className],
    color: 'var(--code-name)',
  },
  {
    tag: [tags.punctuation, tags.operator],
    color: 'var(--code-punctuation)',
    // Where a line is broken, it ends after a sign.
    '&::after': {content: String.raw`'\200b'`},
  },
]);

const theme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-plain)',
    // As the code block that it stands for, line by line.
    fontSize: 'var(--ifm-code-font-size)',
  },
  '&.cm-focused': {
    // CodeEditor.module.css draws it.
    outline: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
    // A shade at the edge while a line goes on there; its cover moves along.
    background:
      'linear-gradient(to left, var(--code-background) 40%, transparent) right / 2.5rem 100% no-repeat local, linear-gradient(to left, var(--ifm-color-emphasis-400), transparent) right / 0.5rem 100% no-repeat',
  },
  '.cm-content': {
    padding: 'var(--ifm-pre-padding) 0',
    caretColor: 'var(--code-plain)',
  },
  '.cm-line': {padding: '0 var(--ifm-pre-padding) 0 0.25rem'},
  '.cm-cursor': {borderLeftColor: 'var(--code-plain)'},
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'var(--ifm-hover-overlay)',
  },
  '.cm-lint-marker': {
    width: '0.5em',
    height: '0.5em',
    margin: '0.45em 0.25em',
    borderRadius: '50%',
    backgroundColor: 'var(--shu)',
    // The library's drawings.
    content: 'normal',
  },
  '.cm-lint-marker-warning': {backgroundColor: 'var(--kohaku)'},
  '.cm-lint-marker-info': {backgroundColor: 'var(--line-strong)'},
  '.cm-gutter-lint': {width: '1em'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: 'var(--ifm-color-emphasis-400)'},
  // As the fold of the code block, from the code to the edge.
  '.cm-content:has(.cm-foldPlaceholder)': {paddingBottom: '0'},
  '.cm-foldPlaceholder': {
    display: 'inline-block',
    width: 'calc(100% + var(--ifm-pre-padding))',
    margin: 'var(--ifm-pre-padding) 0 0',
    verticalAlign: 'top',
    cursor: 'pointer',
    padding: '0.5rem 0',
    border: 'none',
    borderTop: '1px solid var(--code-border)',
    borderRadius: '0',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: '0.75rem',
    lineHeight: 'var(--ifm-line-height-base)',
  },
  '.cm-foldPlaceholder::before': {content: '"▶ "'},
  // As the code block on a phone: lines whole, their next ones hang.
  '@media (max-width: 576px)': {
    '.cm-content': {
      flexShrink: '1',
      whiteSpace: 'break-spaces',
      wordBreak: 'auto-phrase',
      overflowWrap: 'anywhere',
    },
    '.cm-line': {
      '--hang': 'calc((var(--indent) + 2) * 0.5em)',
      paddingLeft: 'calc(0.25rem + var(--hang))',
      textIndent: 'calc(-1 * var(--hang))',
    },
    '.cm-line:has(.cm-foldPlaceholder)': {'--hang': '0px'},
  },
  '@media (pointer: coarse)': {
    // With its edge.
    '.cm-foldPlaceholder': {minHeight: 'calc(2.75rem + 1px)'},
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--ifm-dropdown-background-color)',
    boxShadow: 'var(--ifm-global-shadow-md)',
    color: 'var(--ifm-font-color-base)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.125rem 0.5rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--ifm-color-primary)',
    // In light mode the page's own background is transparent.
    color: 'var(--ifm-background-surface-color)',
  },
});

/** The editor's own words. */
const phrases = EditorState.phrases.of({
  Completions: '入力候補',
  Diagnostics: '誤りの一覧',
  'No diagnostics': '誤りはありません',
});

const setError = StateEffect.define<EditorError | undefined>();

/** The types have come: the program can be checked. */
const setReady = StateEffect.define<null>();

/** The last run's error, and the stretch that it marks. */
interface MarkedError {
  readonly error: EditorError;
  readonly from: number;
  readonly to: number;
}

/** The line of the last run's error; it moves with the text around it. */
const errorField = StateField.define<MarkedError | undefined>({
  create: () => undefined,
  update(current, {changes, effects, state}) {
    const moved = current && {
      ...current,
      from: changes.mapPos(current.from, 1),
      to: changes.mapPos(current.to, 1),
    };
    const effect = effects.findLast((one) => one.is(setError));
    if (!effect) {
      return moved;
    }
    const error = effect.value;
    // That of the same run keeps its place, when it gets old and back.
    return moved &&
      error?.line === moved.error.line &&
      error.message === moved.error.message
      ? {...moved, error}
      : error && markLine(error, state);
  },
});

function markLine(
  error: EditorError,
  {doc}: EditorState,
): MarkedError | undefined {
  if (error.line > doc.lines) {
    return undefined;
  }
  const line = doc.line(error.line);
  const indentation = /^\s*/.exec(line.text)?.[0].length ?? 0;
  return {error, from: line.from + indentation, to: line.to};
}

function diagnose({error, from, to}: MarkedError): Diagnostic {
  return error.isStale
    ? {
        from,
        to,
        severity: 'info',
        message: `変更前の実行でのエラー：${error.message}`,
      }
    : {from, to, severity: 'error', message: error.message};
}

/** How long the whole program may take, which is parsed already as a rule. */
const PARSE_MILLIS = 500;

/** The one text of the program that an error names, unless its line has it. */
function diagnoseText(
  state: EditorState,
  marked: MarkedError,
): Diagnostic | undefined {
  const {error} = marked;
  const named: Diagnostic[] = [];
  ensureSyntaxTree(state, state.doc.length, PARSE_MILLIS)?.iterate({
    enter({name, from, to}) {
      const text = state.sliceDoc(from + 1, to - 1);
      if (name === 'String' && error.message.includes(`「${text}」`)) {
        named.push(diagnose({error, from, to}));
      }
    },
  });
  const [text, ...others] = named;
  return text &&
    others.length === 0 &&
    (text.from > marked.to || text.to < marked.from)
    ? text
    : undefined;
}

/** What keeps a program from being run, known before the types have come. */
function checkSyntax(source: string): Diagnostic | undefined {
  const problem = findProgramProblem(source);
  return (
    problem && {
      from: problem.start,
      to: Math.min(problem.start + 1, source.length),
      severity: 'error',
      message: problem.message,
    }
  );
}

/** How much of the window the bars above a sample cover. */
export const COVERED_ABOVE = 130;
/** And how much the bar below. */
const COVERED_BELOW = 60;

/**
 * Scrolls the window so far that no bar covers where the caret goes. Margins of
 * the editor would say so in a line, but hide completions in its first and last
 * lines, wherever these stand.
 *
 * @returns false: before that, the library brings it into the window
 */
function uncover(view: EditorView, {head}: SelectionRange): boolean {
  view.requestMeasure({
    key: uncover,
    // The next key may have made the program shorter.
    read: ({state}) => view.coordsAtPos(Math.min(head, state.doc.length)),
    write: (caret) => {
      if (caret) {
        const above = Math.min(0, caret.top - COVERED_ABOVE);
        const below = Math.max(0, caret.bottom + COVERED_BELOW - innerHeight);
        window.scrollBy({top: above || below, behavior: 'instant'});
      }
    },
  });
  return false;
}

/**
 * What is said of a completion stands beside the list, and goes away from the
 * line that is edited: up from its foot where the list is above that.
 */
function besideCompletions(
  view: EditorView,
  list: Rect,
  _: Rect,
  info: Rect,
  space: Rect,
): {style: string; class: string} {
  const caret = view.coordsAtPos(view.state.selection.main.head);
  const side = caret && list.top < caret.top ? 'bottom' : 'top';
  const room = {left: list.left - space.left, right: space.right - list.right};
  const width = info.right - info.left;
  const place = room.right < width && room.left > room.right ? 'left' : 'right';
  return room[place] >= MIN_INFO
    ? {
        style: `${side}: 0; max-width: ${Math.min(room[place], MAX_INFO)}px`,
        class: `cm-completionInfo-${place}`,
      }
    : // No room beside it: beyond it.
      {
        style: `${side}: ${list.bottom - list.top}px; left: 0; max-width: ${Math.min(space.right - list.left, MAX_INFO)}px`,
        class: '',
      };
}

/** Pixels of width. */
const MIN_INFO = 200;
const MAX_INFO = 400;

/** How long after the last key a program is checked. */
const CHECK_DELAY_MILLIS = 400;

/** A program's common functions are folded, as in the block before it. */
const commonFunctions = codeFolding({
  preparePlaceholder: ({doc}, {from, to}) =>
    commonLabel(doc.sliceString(doc.lineAt(from).from, doc.lineAt(to).to)),
  placeholderDOM: (_, onClick, label: string) => {
    const fold = document.createElement('span');
    fold.className = 'cm-foldPlaceholder';
    fold.textContent = label;
    fold.addEventListener('click', onClick);
    return fold;
  },
});

/** How far what a phone wraps hangs. */
const indents = EditorView.decorations.compute(['doc'], ({doc}) =>
  Decoration.set(
    Array.from({length: doc.lines}, (_, index) => {
      const {from, text} = doc.line(index + 1);
      const style = `--indent: ${text.search(/[^ ]|$/)}`;
      return Decoration.line({attributes: {style}}).range(from);
    }),
  ),
);

/** The fold of the common functions stands in an empty line, which has none. */
function numberOf(line: number, state: EditorState): string {
  const from = line > state.doc.lines ? -1 : state.doc.line(line).from;
  let number = String(line);
  foldedRanges(state).between(from, from, (start) => {
    number = start === from ? '' : number;
  });
  return number;
}

/** Makes an editor that Tab leaves: no key of it indents. */
export function createEditor({
  parent,
  source,
  line,
  describedBy,
  typesAddress,
  addressOf,
  onTypes,
  onChange,
  onRun,
}: EditorOptions): EditorView {
  let isReady = false;
  const client = createTypeClient(
    typesAddress,
    () => {
      isReady = true;
      view.dispatch({effects: setReady.of(null)});
      forceLinting(view);
      onTypes(true);
    },
    () => onTypes(false),
  );
  const types = {client, addressOf};
  // The first answer tells that the worker is there.
  void client.ask('check', {source});

  const doc = Text.of(source.split('\n'));
  const view = new EditorView({
    parent,
    doc,
    selection: {anchor: startOf(doc, line)},
    extensions: [
      lineNumbers({formatNumber: numberOf}),
      lintGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      indentOnInput(),
      commonFunctions,
      indents,
      indentUnit.of('  '),
      javascript(),
      autocompletion({
        icons: false,
        override: [completeByTypes(types)],
        positionInfo: besideCompletions,
      }),
      errorField,
      linter(
        async ({state}) => {
          const source = state.doc.toString();
          const syntax = checkSyntax(source);
          const types =
            isReady && !syntax ? await checkTypes(client, source) : [];
          const marked = state.field(errorField);
          // The error of a run may be the same.
          const errors =
            marked && marked.error.message !== syntax?.message
              ? [diagnose(marked), diagnoseText(state, marked)]
              : [];
          return [...errors, syntax, ...types].filter(
            (one) => one !== undefined,
          );
        },
        {
          delay: CHECK_DELAY_MILLIS,
          needsRefresh: ({transactions}) =>
            transactions.some(({effects}) =>
              effects.some((one) => one.is(setError) || one.is(setReady)),
            ),
        },
      ),
      explainOnHover(types),
      explanationPanel,
      explanationTheme,
      closeWithView(types),
      syntaxHighlighting(highlightStyle),
      theme,
      phrases,
      Prec.highest(
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              onRun();
              return true;
            },
          },
          {key: 'Mod-i', run: explainAtCursor(types), preventDefault: true},
        ]),
      ),
      keymap.of([
        ...completionKeymap,
        {key: 'Escape', run: closeExplanation},
        ...defaultKeymap,
        ...foldKeymap,
        ...historyKeymap,
      ]),
      EditorView.scrollHandler.of(uncover),
      EditorView.contentAttributes.of({
        'aria-label': 'プログラムのエディター',
        'aria-describedby': describedBy,
        // Not every tool takes editable content for a tab stop.
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          onChange(update.state.doc.toString());
        }
      }),
    ],
  });
  // An empty line stands before them.
  const from = source.indexOf(`\n\n${COMMON_FUNCTIONS}`) + 1;
  if (from > 0 && line <= doc.lineAt(from).number) {
    view.dispatch({effects: foldEffect.of({from, to: doc.length})});
  }
  return view;
}

/** Puts a program in the other's place; what both begin and end with stays. */
export function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  const shared = Math.min(old.length, text.length);
  let from = 0;
  while (from < shared && old[from] === text[from]) {
    from += 1;
  }
  let end = 0;
  while (end < shared - from && old.at(-1 - end) === text.at(-1 - end)) {
    end += 1;
  }
  view.dispatch({
    changes: {
      from,
      to: old.length - end,
      insert: text.slice(from, text.length - end),
    },
  });
}

/** Puts the cursor where the code of a line begins, in sight. */
export function goToLine(view: EditorView, line: number): void {
  const anchor = startOf(view.state.doc, line);
  view.dispatch({
    selection: {anchor},
    effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
  });
  view.focus();
}

function startOf(doc: Text, line: number): number {
  const {from, text} = doc.line(Math.min(line, doc.lines));
  return from + text.search(/\S|$/);
}

/** Marks the line of an error, or removes the mark. */
export function markError(
  view: EditorView,
  error: EditorError | undefined,
): void {
  view.dispatch({effects: setError.of(error)});
  forceLinting(view);
}
