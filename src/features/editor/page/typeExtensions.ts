import type {
  Completion,
  CompletionContext,
  CompletionResult,
} from '@codemirror/autocomplete';
import {localCompletionSource} from '@codemirror/lang-javascript';
import type {Diagnostic} from '@codemirror/lint';
import {StateEffect, StateField} from '@codemirror/state';
import type {Extension} from '@codemirror/state';
import {
  EditorView,
  ViewPlugin,
  hoverTooltip,
  showPanel,
} from '@codemirror/view';
import type {Command, Panel} from '@codemirror/view';
import {formatMessage} from '@combosite-functions/simulator';
import {codeParts} from '../../../ui/codeParts';
import type {TypeClient} from './typeClient';
import type {NameDescription, TypeProblem} from '../shared/typeProtocol';

/** What the editor's extensions need. */
export interface TypeSupport {
  readonly client: TypeClient;
  /** The address of a route of the reference on this site. */
  readonly addressOf: (target: string) => string;
}

/** The compiler's number for a name that would exist in a browser. */
const BROWSER_NAME = 2584;

/** Completes names by their types, and by the program alone without them. */
export function completeByTypes({client, addressOf}: TypeSupport) {
  return async (
    context: CompletionContext,
  ): Promise<CompletionResult | null> => {
    const {explicit, pos: position, state} = context;
    const before = context.matchBefore(/[\w$]+|[.'"]/);
    if (!before && !explicit) {
      return null;
    }
    const source = state.doc.toString();
    const found = await client.ask('complete', {source, position});
    if (found === undefined) {
      return localCompletionSource(context);
    }
    return found && found.entries.length > 0
      ? {
          from: found.from,
          options: found.entries.map(({label, isOwn}): Completion => ({
            label,
            boost: isOwn ? 1 : 0,
            info: async () => {
              const ask = {source, position, label};
              const detail = await client.ask('detail', ask);
              return detail ? drawDescription(detail, addressOf) : null;
            },
          })),
          validFor: /^[\w$]*$/,
        }
      : null;
  };
}

/** What the types say against a program. */
export async function checkTypes(
  client: TypeClient,
  source: string,
): Promise<Diagnostic[]> {
  const problems = await client.ask('check', {source});
  return (problems ?? []).map((problem) => ({
    from: problem.from,
    to: problem.to,
    // A program that can be run is only doubted.
    severity: problem.isSyntax ? 'error' : 'warning',
    message: explainProblem(problem, source),
    actions: mendName(problem, source),
  }));
}

/** A button that puts the nearest name in the place of a misspelt one. */
function mendName(
  {from, to, unknown}: TypeProblem,
  source: string,
): Diagnostic['actions'] {
  const [nearest] = unknown?.nearest.split('、') ?? [];
  if (!unknown || !nearest) {
    return [];
  }
  // In quotation marks, if it was.
  const text = source.slice(from, to).replace(unknown.name, nearest);
  return [
    {
      name: `${nearest}に直す`,
      apply: (view, start, end) =>
        view.dispatch({changes: {from: start, to: end, insert: text}}),
    },
  ];
}

/**
 * The compiler advises to add the DOM, which custom functions don't have, and
 * shows whole types where a key is misspelt.
 */
function explainProblem(
  {code, from, message, unknown}: TypeProblem,
  source: string,
): string {
  if (unknown?.kind === 'item') {
    const {name: itemKey, ...rest} = unknown;
    return formatMessage('unknown-item-key', {...rest, itemKey});
  }
  if (unknown) {
    const {name: definitionName, nearest} = unknown;
    return `見本の会社に、${formatMessage('definition-not-found', {definitionName})}。近い名前：${nearest}`;
  }
  const method = /^console\.(\w+)/.exec(source.slice(from))?.[1];
  return code === BROWSER_NAME && method !== undefined
    ? formatMessage('console-unavailable', {method})
    : message;
}

/** Explains the name under the pointer. */
export function explainOnHover({client, addressOf}: TypeSupport): Extension {
  return hoverTooltip(async ({state}, position) => {
    const source = state.doc.toString();
    const description = await client.ask('describe', {source, position});
    return description
      ? {
          pos: description.from,
          end: description.to,
          above: true,
          create: () => ({dom: drawDescription(description, addressOf)}),
        }
      : null;
  });
}

const setExplained = StateEffect.define<HTMLElement | null>();

/**
 * The place for explanations that a key asks for: below the program, where the
 * next Tab reaches their link. It goes once the program changes.
 */
export const explanationPanel: Extension = [
  StateField.define<HTMLElement | null>({
    create: () => null,
    update(current, {docChanged, effects}) {
      const effect = effects.findLast((one) => one.is(setExplained));
      return effect ? effect.value : docChanged ? null : current;
    },
    provide: (field) =>
      showPanel.from(field, (dom) => dom && ((): Panel => ({dom}))),
  }),
];

/** Explains the name at the cursor; again to take the explanation away. */
export function explainAtCursor({client, addressOf}: TypeSupport): Command {
  return (view) => {
    const {state} = view;
    const ask = {
      source: state.doc.toString(),
      position: state.selection.main.head,
    };
    void client.ask('describe', ask).then((description) => {
      if (description === undefined || view.state.doc !== state.doc) {
        return;
      }
      const dom = document.createElement('div');
      dom.setAttribute('role', 'status');
      dom.className = 'cm-explanation';
      dom.append(
        description
          ? drawDescription(description, addressOf)
          : 'この位置に、説明できる名前はありません。',
      );
      view.dispatch({effects: setExplained.of(dom)});
    });
    return true;
  };
}

/** Takes an explanation away. */
export const closeExplanation: Command = (view) => {
  const isOpen = view.dom.querySelector('.cm-explanation') !== null;
  if (isOpen) {
    view.dispatch({effects: setExplained.of(null)});
  }
  return isOpen;
};

/** Ends the worker with the editor. */
export function closeWithView({client}: TypeSupport): Extension {
  return ViewPlugin.define(() => ({destroy: () => client.close()}));
}

/** A description as elements; the text is never read as HTML. */
function drawDescription(
  {signature, target, text}: NameDescription,
  addressOf: TypeSupport['addressOf'],
): HTMLElement {
  const root = document.createElement('div');
  root.className = 'cm-description';
  const code = document.createElement('code');
  code.textContent = signature;
  root.append(code);
  if (text) {
    const paragraph = document.createElement('p');
    for (const {isCode, part} of codeParts(text)) {
      const inner = document.createElement(isCode ? 'code' : 'span');
      inner.textContent = part;
      paragraph.append(inner);
    }
    root.append(paragraph);
  }
  if (target !== undefined) {
    const link = document.createElement('a');
    link.href = addressOf(target);
    // The program would be lost with the page.
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = 'APIリファレンスを新しいタブで開く';
    root.append(link);
  }
  return root;
}

/** How explanations look. */
export const explanationTheme = EditorView.theme({
  '.cm-description': {
    maxWidth: '32rem',
    padding: '0.375rem 0.625rem',
    fontSize: '0.8125rem',
  },
  '.cm-description > code': {
    display: 'block',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-description p': {margin: '0.25rem 0'},
  '.cm-panels': {
    borderTop: '1px solid var(--code-border)',
    backgroundColor: 'var(--ifm-background-surface-color)',
    color: 'var(--ifm-font-color-base)',
  },
  '.cm-explanation': {fontSize: '0.8125rem'},
});
