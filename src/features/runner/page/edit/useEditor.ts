import {useEffect} from 'react';
import type {ComponentType} from 'react';
import type {CodeEditorProps} from '../../../editor/page/CodeEditor';
import {useLazyPart} from '../../../../ui/loading/useLazyPart';

/**
 * The editor, which loads when it is wanted.
 *
 * @param isWanted - whether the reader has come for it
 * @param onFailed - told when it can't be loaded; must be the same always
 */
export function useEditor(
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<CodeEditorProps> | undefined {
  const {part, hasFailed} = useLazyPart(isWanted, loadEditor);

  useEffect(() => {
    if (hasFailed) {
      onFailed();
    }
  }, [hasFailed, onFailed]);

  return part;
}

async function loadEditor() {
  const {CodeEditor} = await import('../../../editor/page/CodeEditor');
  return CodeEditor;
}
