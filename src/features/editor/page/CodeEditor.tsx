import {useEffect, useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Coming} from '../../../ui/loading/Coming';
import {
  COVERED_ABOVE,
  createEditor,
  goToLine,
  markError,
  replaceText,
} from './createEditor';
import type {EditorError} from './createEditor';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  /** The program at first, and after a reset. */
  readonly source: string;
  /** Whether the editor takes the focus when it appears. */
  readonly hasFocus: boolean;
  /**
   * The line where the reader looks, from 1, below so much of the window: there
   * the cursor begins.
   */
  readonly lineInSight: (covered: number) => number;
  /** The line to mark. */
  readonly error: EditorError | undefined;
  /** The line to go to, anew with each object. */
  readonly wanted: {readonly line: number} | undefined;
  /** The program to take the other's place, anew with each object. */
  readonly written: {readonly source: string} | undefined;
  readonly onChange: (source: string) => void;
  /** Told when the reader runs the program from the editor. */
  readonly onRun: () => void;
}

const KEYS =
  'Tabキーでエディターの外へ移れます。CtrlキーまたはCommandキーと一緒に、Enterキーを押すと実行、Iキーを押すとカーソルの位置の説明です。';
const NO_TYPES =
  '型の情報を読み込めなかったため、入力候補、説明、誤りの印は表示されません。編集と実行はできます。';

/** An editor for a program. */
export function CodeEditor({
  source,
  hasFocus,
  lineInSight,
  error,
  wanted,
  written,
  onChange,
  onRun,
}: CodeEditorProps): ReactNode {
  const hint = useId();
  const typesAddress = useBaseUrl('/editor-types.js');
  const {withBaseUrl} = useBaseUrlUtils();
  const [types, setTypes] = useState<'coming' | 'ready' | 'failed'>('coming');
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof createEditor>>(undefined);
  const callbacks = useRef({onChange, onRun});
  const initial = useRef({
    source,
    written,
    hasFocus,
    lineInSight,
    hint,
    typesAddress,
    withBaseUrl,
  });

  useEffect(() => {
    callbacks.current = {onChange, onRun};
  });

  useEffect(() => {
    if (!parent.current) {
      return undefined;
    }
    const view = createEditor({
      parent: parent.current,
      source: initial.current.source,
      line: initial.current.lineInSight(COVERED_ABOVE),
      describedBy: initial.current.hint,
      typesAddress: initial.current.typesAddress,
      addressOf: (route) => initial.current.withBaseUrl(route),
      onTypes: (isThere) => setTypes(isThere ? 'ready' : 'failed'),
      onChange: (text) => callbacks.current.onChange(text),
      onRun: () => callbacks.current.onRun(),
    });
    editor.current = view;
    if (initial.current.hasFocus) {
      view.focus();
    }
    return () => view.destroy();
  }, []);

  useEffect(() => {
    if (editor.current) {
      markError(editor.current, error);
    }
  }, [error?.line, error?.message, error?.isStale]); // eslint-disable-line react-hooks/exhaustive-deps -- the same error is a new object each time

  useEffect(() => {
    if (editor.current && wanted) {
      goToLine(editor.current, wanted.line);
    }
  }, [wanted]);

  useEffect(() => {
    if (editor.current && written && written !== initial.current.written) {
      replaceText(editor.current, written.source);
    }
  }, [written]);

  return (
    <div className={styles.editor}>
      <div ref={parent} />
      <p id={hint} hidden>
        {KEYS}
      </p>
      <p role="status" className={styles.types} data-types={types}>
        {types === 'coming' && <Coming part="入力候補と誤りの印" />}
        {types === 'failed' && NO_TYPES}
      </p>
    </div>
  );
}
