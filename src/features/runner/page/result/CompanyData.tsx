import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {Coming} from '../../../../ui/loading/Coming';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {useLazyPart} from '../../../../ui/loading/useLazyPart';
import type {ReadTablesProps} from './ReadTables';
import styles from './CompanyData.module.css';

/** The data of the sample company that a program reads; it loads when shown. */
export function CompanyData(props: ReadTablesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {part: ReadTables, hasFailed} = useLazyPart(true, loadTables);
  useEffect(() => {
    root.current?.scrollIntoView({block: 'nearest'});
  }, [ReadTables]);
  return (
    <div
      ref={root}
      role="group"
      className={styles.data}
      aria-label="このプログラムが使う、見本の会社のデータ"
    >
      {ReadTables ? (
        <ReadTables {...props} />
      ) : (
        <p role="status">
          {hasFailed ? `読み込めませんでした。${LOAD_ADVICE}` : <Coming />}
        </p>
      )}
    </div>
  );
}

async function loadTables() {
  const {ReadTables} = await import('./ReadTables');
  return ReadTables;
}
