import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript, javascriptLanguage} from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState, Prec} from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {completeGlobals} from './completeGlobals';

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
    color: 'var(--ifm-background-color)',
  },
});

/** The editor's own words. */
const phrases = EditorState.phrases.of({
  Completions: '入力候補',
  Diagnostics: '誤りの一覧',
  'No diagnostics': '誤りはありません',
});

/** Makes an editor that Tab leaves: no key of it indents. */
export function createEditor({
  parent,
  source,
  describedBy,
  onChange,
  onRun,
}: EditorOptions): EditorView {
  return new EditorView({
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
      javascriptLanguage.data.of({autocomplete: completeGlobals}),
      autocompletion({icons: false}),
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
        ]),
      ),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({
        'aria-label': 'プログラムのエディター',
        'aria-describedby': describedBy,
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          onChange(update.state.doc.toString());
        }
      }),
    ],
  });
}

/** Marks the line of an error, or removes the mark. */
export function markError(
  view: EditorView,
  error: EditorError | undefined,
): void {
  const {doc} = view.state;
  const line =
    error && error.line <= doc.lines ? doc.line(error.line) : undefined;
  view.dispatch(
    setDiagnostics(
      view.state,
      error && line
        ? [
            {
              from: line.from + (/^\s*/.exec(line.text)?.[0].length ?? 0),
              to: line.to,
              severity: 'error',
              message: error.message,
            },
          ]
        : [],
    ),
  );
}
