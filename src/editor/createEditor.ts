import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import {forceLinting, lintGutter, linter} from '@codemirror/lint';
import type {Diagnostic} from '@codemirror/lint';
import {EditorState, Prec, StateEffect, StateField} from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {findProgramProblem} from '../runtime/syntax/findProgramProblem';
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
}

/** What an editor needs. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly source: string;
  /** Id of the element that explains the keys. */
  readonly describedBy: string;
  /** Address of the worker that knows the types. */
  readonly typesAddress: string;
  /** The address of a route on this site. */
  readonly addressOf: (route: string) => string;
  /** Told if the types aren't to be had. */
  readonly onTypesFailure: () => void;
  readonly onChange: (source: string) => void;
  readonly onRun: () => void;
}

/** The colours of src/css/code.css. */
const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.regexp], color: 'var(--code-string)'},
  {
    tag: [tags.number, tags.bool, tags.null],
    color: 'var(--code-number)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className,
      tags.definition(tags.propertyName),
    ],
    color: 'var(--code-name)',
  },
  {tag: [tags.punctuation, tags.operator], color: 'var(--code-punctuation)'},
]);

const theme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-plain)',
    fontSize: 'var(--ifm-code-font-size)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--ifm-color-primary)',
  },
  '.cm-scroller': {
    maxHeight: '32rem',
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': {caretColor: 'var(--code-plain)'},
  '.cm-cursor': {borderLeftColor: 'var(--code-plain)'},
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'var(--docusaurus-highlighted-code-line-bg)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: 'var(--ifm-color-emphasis-400)'},
  '.cm-tooltip': {
    border: '1px solid var(--code-border)',
    backgroundColor: 'var(--ifm-background-surface-color)',
    color: 'var(--ifm-font-color-base)',
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

/** The line of the last run's error; it moves with the text around it. */
const errorField = StateField.define<Diagnostic | undefined>({
  create: () => undefined,
  update(current, {changes, effects, state}) {
    const effect = effects.findLast((one) => one.is(setError));
    if (effect) {
      return effect.value && diagnose(effect.value, state);
    }
    return (
      current && {
        ...current,
        from: changes.mapPos(current.from, 1),
        to: changes.mapPos(current.to, 1),
      }
    );
  },
});

function diagnose(
  {line: number, message}: EditorError,
  {doc}: EditorState,
): Diagnostic | undefined {
  if (number > doc.lines) {
    return undefined;
  }
  const line = doc.line(number);
  const indentation = /^\s*/.exec(line.text)?.[0].length ?? 0;
  return {
    from: line.from + indentation,
    to: line.to,
    severity: 'error',
    message,
  };
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

/** How long after the last key a program is checked. */
const CHECK_DELAY_MILLIS = 400;

/** Makes an editor that Tab leaves: no key of it indents. */
export function createEditor({
  parent,
  source,
  describedBy,
  typesAddress,
  addressOf,
  onTypesFailure,
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
    },
    onTypesFailure,
  );
  const types = {client, addressOf};
  // The first answer tells that the worker is there.
  void client.ask('check', {source});

  const view = new EditorView({
    parent,
    doc: source,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      indentOnInput(),
      indentUnit.of('  '),
      javascript(),
      autocompletion({icons: false, override: [completeByTypes(types)]}),
      errorField,
      linter(
        async ({state}) => {
          const source = state.doc.toString();
          const syntax = checkSyntax(source);
          const types =
            isReady && !syntax ? await checkTypes(client, source) : [];
          const error = state.field(errorField);
          return [
            // The error of a run may be the same.
            error?.message === syntax?.message ? undefined : error,
            syntax,
            ...types,
          ].filter((one) => one !== undefined);
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
        ...historyKeymap,
      ]),
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
  return view;
}

/** Marks the line of an error, or removes the mark. */
export function markError(
  view: EditorView,
  error: EditorError | undefined,
): void {
  view.dispatch({effects: setError.of(error)});
  forceLinting(view);
}
