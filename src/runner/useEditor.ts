import {useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import type {CodeEditorProps} from '../editor/CodeEditor';

/**
 * The editor, which loads when it is wanted.
 *
 * @param isWantedFirst - whether the reader came for it
 * @param onFailed - told when it can't be loaded; must be the same always
 */
export function useEditor(isWantedFirst: boolean, onFailed: () => void) {
  const [isWanted, setIsWanted] = useState(isWantedFirst);
  const [loaded, setLoaded] = useState<ComponentType<CodeEditorProps>>();

  useEffect(() => {
    if (!isWanted) {
      return;
    }
    import('../editor/CodeEditor')
      .then(({CodeEditor}) => setLoaded(() => CodeEditor))
      .catch(() => {
        setIsWanted(false);
        onFailed();
      });
  }, [isWanted, onFailed]);

  return {isWanted, setIsWanted, Editor: isWanted ? loaded : undefined};
}
