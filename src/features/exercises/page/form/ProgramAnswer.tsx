import {useMemo, useRef} from 'react';
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SampleOwnerContext} from '../../../runner/page/edit/SampleOwnerContext';
import type {SampleOwner} from '../../../runner/page/edit/SampleOwnerContext';
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
  const owner = useMemo<SampleOwner>(
    () => ({
      tell: (bench) => {
        source.current = bench.source;
      },
    }),
    [],
  );

  return (
    <>
      <SampleOwnerContext value={owner}>{children}</SampleOwnerContext>
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
