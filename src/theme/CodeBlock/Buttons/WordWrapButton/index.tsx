import type {ReactNode} from 'react';
import clsx from 'clsx';
import WordWrapButton from '@theme-original/CodeBlock/Buttons/WordWrapButton';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

/** The button that wraps lines: not there while all of them have room. */
export default function WordWrapButtonWrapper({className}: Props): ReactNode {
  return <WordWrapButton className={clsx(className, styles.button)} />;
}
