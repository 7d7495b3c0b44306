import {useEffect, useRef} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {CodeEditorProps} from '../editor/CodeEditor';
import styles from './SampleRunner.module.css';

export interface SampleCodeProps extends CodeEditorProps {
  /** The editor, once it has loaded and the reader wants it. */
  readonly Editor: ComponentType<CodeEditorProps> | undefined;
  /** Whether the program is another than the page's. */
  readonly isForeign: boolean;
  /** The code block. */
  readonly children: ReactNode;
}

/** The program of a sample: in the editor, as plain text, or as the page has it. */
export function SampleCode({
  Editor,
  isForeign,
  children,
  ...editor
}: SampleCodeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const errorLine = editor.error?.line;

  // The highlighted lines belong to the code block; only a mark is added.
  useEffect(() => {
    const lines = root.current?.querySelectorAll('.token-line');
    const line = errorLine === undefined ? undefined : lines?.[errorLine - 1];
    line?.setAttribute('data-error-line', '');
    return () => line?.removeAttribute('data-error-line');
  }, [errorLine]);

  return (
    <div ref={root} className={styles.code}>
      {Editor ? (
        <Editor {...editor} />
      ) : isForeign ? (
        <pre className={styles.plain}>{editor.source}</pre>
      ) : (
        children
      )}
    </div>
  );
}
