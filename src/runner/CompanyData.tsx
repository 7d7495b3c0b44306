import {Suspense, lazy, useState} from 'react';
import type {ReactNode} from 'react';
import {readsTables} from '../company-tables/readsTables';
import {ControlBar} from '../ui/ControlBar';
import type {ReadTablesProps} from './ReadTables';
import styles from './CompanyData.module.css';

const ReadTables = lazy(async () => {
  const {ReadTables: loaded} = await import('./ReadTables');
  return {default: loaded};
});

/** The data of the sample company that a program reads; they load when opened. */
export function CompanyData(props: ReadTablesProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    readsTables(props.source) && (
      <ControlBar className={styles.data}>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>このプログラムが使う、見本の会社のデータ</summary>
          {isOpen && (
            <Suspense fallback={<p>読み込んでいます…</p>}>
              <ReadTables {...props} />
            </Suspense>
          )}
        </details>
      </ControlBar>
    )
  );
}
