import {useState} from 'react';
import type {ReactNode} from 'react';
import {readsTables} from '../../../company-tables/page/readsTables';
import {Coming} from '../../../../ui/loading/Coming';
import {ControlBar} from '../../../../ui/page/ControlBar';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import {useLazyPart} from '../../../../ui/loading/useLazyPart';
import type {ReadTablesProps} from './ReadTables';
import styles from './CompanyData.module.css';

/** The data of the sample company that a program reads; they load when opened. */
export function CompanyData(props: ReadTablesProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    readsTables(props.source) && (
      <ControlBar className={styles.data}>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>このプログラムが使う、見本の会社のデータ</summary>
          {isOpen && <Tables {...props} />}
        </details>
      </ControlBar>
    )
  );
}

function Tables(props: ReadTablesProps): ReactNode {
  const {part: ReadTables, hasFailed} = useLazyPart(true, loadTables);
  return ReadTables ? (
    <ReadTables {...props} />
  ) : (
    <p role="status">
      {hasFailed ? `読み込めませんでした。${LOAD_ADVICE}` : <Coming />}
    </p>
  );
}

async function loadTables() {
  const {ReadTables} = await import('./ReadTables');
  return ReadTables;
}
