import {useCallback, useRef} from 'react';
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SourceContext} from '../../../runner/page/edit/SourceContext';
import {CheckPanel} from './CheckPanel';
import {useExercise} from './ExerciseContext';

export interface ProgramAnswerProps {
  /** The fence with which the reader starts; it names its scenario. */
  readonly children: ReactNode;
}

/** The place for an answer that is a program. */
export function ProgramAnswer({children}: ProgramAnswerProps): ReactNode {
  const {id} = useExercise();
  const address = useBaseUrl('/runner.html');
  const engineAddress = useBaseUrl('/stress.js');
  const source = useRef('');
  const setSource = useCallback((text: string) => {
    source.current = text;
  }, []);

  return (
    <>
      <SourceContext value={setSource}>{children}</SourceContext>
      <CheckPanel
        load={() => import('./checkProgram')}
        check={({checkProgram}, signal) =>
          checkProgram({
            id,
            address,
            engineAddress,
            source: source.current,
            signal,
          })
        }
      />
    </>
  );
}
