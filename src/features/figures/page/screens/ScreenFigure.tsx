import clsx from 'clsx';
import type {ReactNode} from 'react';

import {DataTable} from '../../../../ui/tables/DataTable';
import type {FIELD_KINDS} from '../../build/fieldKinds';
import styles from './ScreenFigure.module.css';

interface ScreenField {
  /** Label of the field, exactly as in the product. */
  readonly label: string;
  /** Entered or chosen value; without it the field is drawn empty. */
  readonly value?: string;
  /** Kind of control to hint at. */
  readonly kind?: (typeof FIELD_KINDS)[number];
}

interface ScreenRows {
  /** Column headings. */
  readonly head: readonly string[];
  /** Rows with one text per column. */
  readonly body: readonly (readonly string[])[];
}

export interface ScreenFigureProps {
  /** Name of the screen, e.g. カスタムファンクション登録画面. */
  title: string;
  /** Way to the screen, from the sidebar entry down. */
  path?: readonly string[];
  /** Step of a form with several steps, e.g. `1. 基本設定`. */
  step?: string;
  /** Fields of a form in their order. */
  fields?: readonly ScreenField[];
  /** Labels of the buttons in their order. */
  buttons?: readonly string[];
  /** Label of the main button; it needn't be repeated in `buttons`. */
  primary?: string;
  /** Table of a list screen. */
  rows?: ScreenRows;
}

/**
 * Schematic drawing of a product screen. It is made of plain text elements:
 * nothing in it takes the focus or pretends to work. The buttons are above
 * a list and below a form, as in the product.
 */
export function ScreenFigure({
  title,
  path = [],
  step,
  fields = [],
  buttons = [],
  primary,
  rows,
}: ScreenFigureProps): ReactNode {
  const isList = rows !== undefined && fields.length === 0;
  const labels =
    primary === undefined || buttons.includes(primary)
      ? buttons
      : [...buttons, primary];
  const buttonRow = labels.length > 0 && (
    <ul className={styles.buttons} aria-label="ボタン">
      {labels.map((label) => (
        <li
          key={label}
          className={clsx(styles.button, label === primary && styles.primary)}
        >
          {label}
        </li>
      ))}
    </ul>
  );

  return (
    <figure className={styles.figure} aria-label={`画面の模式図：${title}`}>
      <div className={styles.screen}>
        <p className={styles.title}>{title}</p>
        <div className={styles.body}>
          {path.length > 0 && (
            <ol className={styles.path} aria-label="画面の場所">
              {path.map((entry) => (
                <li key={entry} className={styles.pathEntry}>
                  {entry}
                </li>
              ))}
            </ol>
          )}
          {step !== undefined && <p className={styles.step}>{step}</p>}
          {isList && buttonRow}
          {fields.length > 0 && (
            <dl className={styles.fields}>
              {fields.map(({label, value = '', kind = 'text'}) => (
                <div key={label} className={styles.field}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={clsx(styles.value, styles[kind])}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {rows && (
            <DataTable
              label={`${title}の表`}
              head={rows.head}
              rows={rows.body}
            />
          )}
          {!isList && buttonRow}
        </div>
      </div>
      <figcaption className={styles.caption} data-page-part="unconfirmed">
        画面の模式図：実際の画面とは異なる場合があります
      </figcaption>
    </figure>
  );
}
