import type {ReactNode} from 'react';
import type {DifferentLine, OutputDifference} from './compareOutput';
import styles from './OutputComparison.module.css';

export interface OutputComparisonProps {
  readonly differences: readonly OutputDifference[];
  /** Whether they are shown at once. */
  readonly isOpen: boolean;
}

const LABELS: Readonly<Record<DifferentLine['from'], string>> = {
  sample: '見本',
  run: '今回',
};

/** Lines of one kind of output that are shown. */
const SHOWN_LINES = 40;

/** In what a run differs from what the page says. */
export function OutputComparison({
  differences,
  isOpen,
}: OutputComparisonProps): ReactNode {
  const count = differences.flatMap(({lines}) => lines).length;
  return (
    <details className={styles.comparison} open={isOpen}>
      <summary>見本の結果との違い（{count}行）</summary>
      {differences.map(({title, lines}) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {lines.slice(0, SHOWN_LINES).map(({from, number, text}) => (
              <li key={`${from}${number}`} data-from={from}>
                <span className={styles.from}>
                  {LABELS[from]}の{number}行目
                </span>
                <span className={styles.text}>{text || '（空の行）'}</span>
              </li>
            ))}
          </ul>
          {lines.length > SHOWN_LINES && (
            <p>ほか{lines.length - SHOWN_LINES}行</p>
          )}
        </div>
      ))}
    </details>
  );
}
