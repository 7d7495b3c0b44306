import {useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import type {CodeEditorProps} from '../editor/CodeEditor';

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
  const [loaded, setLoaded] = useState<ComponentType<CodeEditorProps>>();

  useEffect(() => {
    if (isWanted) {
      import('../editor/CodeEditor')
        .then(({CodeEditor}) => setLoaded(() => CodeEditor))
        .catch(onFailed);
    }
  }, [isWanted, onFailed]);

  return isWanted ? loaded : undefined;
}
