import type {ReactNode} from 'react';
import type {DifferentLine, OutputDifference} from './compareOutput';
import styles from './OutputComparison.module.css';

export interface OutputComparisonProps {
  readonly differences: readonly OutputDifference[];
  /** What the reader has changed; the differences of a sample show at once. */
  readonly changed: 'program' | 'scenario' | undefined;
}

const LABELS: Readonly<Record<DifferentLine['from'], string>> = {
  sample: '見本',
  run: '今回',
};

const TITLES = {
  program: '編集したプログラムの結果と、見本の結果との違い',
  scenario: '選んだ場面の結果と、見本の場面の結果との違い',
} as const;

/** Lines of one kind of output that are shown. */
const SHOWN_LINES = 40;

/** In what a run differs from what the page says. */
export function OutputComparison({
  differences,
  changed,
}: OutputComparisonProps): ReactNode {
  const count = differences.flatMap(({lines}) => lines).length;
  return (
    <details className={styles.comparison} open={!changed}>
      <summary>
        {changed ? TITLES[changed] : '見本の結果との違い'}（{count}行）
      </summary>
      {changed && <p>変えたために違うのか、誤りなのかを確認してください。</p>}
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
