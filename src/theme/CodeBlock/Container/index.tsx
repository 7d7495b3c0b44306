// Changed: the original sets the colours of the mode inline, which differ
// between the server and the reader's browser; ours are custom properties.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The frame around a code block. */
export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as: As,
  ...props
}: {as: T} & ComponentProps<T>): ReactNode {
  const Element = As as 'div';
  return (
    <Element
      {...(props as ComponentProps<'div'>)}
      className={clsx(
        props.className,
        styles.container,
        ThemeClassNames.common.codeBlock,
      )}
    />
  );
}
