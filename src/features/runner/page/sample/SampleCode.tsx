import {useEffect} from 'react';
import type {ComponentType, ReactNode, RefObject} from 'react';
import {createPortal} from 'react-dom';
import type {CodeEditorProps} from '../../../editor/page/CodeEditor';
import type {Bench} from '../edit/sampleRunnerProps';
import styles from './SampleRunner.module.css';

export interface SampleCodeProps extends Omit<
  CodeEditorProps,
  'lineInSight' | 'source' | 'written'
> {
  readonly bench: Bench;
  /** The editor, once it has loaded and the reader wants it. */
  readonly Editor: ComponentType<CodeEditorProps> | undefined;
  /** Changes where the editor is to show another program. */
  readonly opening: number;
  /** Whether the program is another than the page's. */
  readonly isForeign: boolean;
  /** The element in the place of the code. */
  readonly place: HTMLElement | null;
  /** The element around the sample. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The program of a sample: in the editor, as plain text, or as the page has it. */
export function SampleCode({
  bench: {source, written},
  Editor,
  opening,
  isForeign,
  place,
  root,
  ...editor
}: SampleCodeProps): ReactNode {
  const errorLine = editor.error?.line;
  const isStale = editor.error?.isStale ?? false;

  // The highlighted lines belong to the code block; only a mark is added.
  useEffect(() => {
    const line =
      errorLine === undefined
        ? undefined
        : linesOf(root.current)[errorLine - 1];
    line?.setAttribute('data-error-line', isStale ? 'stale' : '');
    line?.closest('details')?.setAttribute('open', '');
    return () => line?.removeAttribute('data-error-line');
  }, [errorLine, isStale, root]);

  const {wanted} = editor;
  useEffect(() => {
    const line = wanted && linesOf(root.current)[wanted.line - 1];
    line?.closest('details')?.setAttribute('open', '');
    line?.setAttribute('tabindex', '-1');
    line?.scrollIntoView({block: 'center'});
    line?.focus({preventScroll: true});
  }, [root, wanted]);

  const lineInSight = (covered: number) => {
    const first = linesOf(root.current).findIndex(
      (line) =>
        line.checkVisibility() && line.getBoundingClientRect().top >= covered,
    );
    return Math.max(first, 0) + 1;
  };

  const code = Editor ? (
    <Editor
      key={opening}
      source={source}
      written={written}
      lineInSight={lineInSight}
      {...editor}
    />
  ) : (
    isForeign && <pre className={styles.plain}>{source}</pre>
  );
  return place && createPortal(code, place);
}

/** The lines of a code block; they belong to it, and its fold may hide them. */
function linesOf(sample: HTMLElement | null): HTMLElement[] {
  return [...(sample?.querySelectorAll<HTMLElement>('.token-line') ?? [])];
}
