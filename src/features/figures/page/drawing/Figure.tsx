import {useId} from 'react';
import type {ReactNode} from 'react';

import styles from './figures.module.css';
import {ScrollRegion} from '../../../../ui/tables/ScrollRegion';

/** Every drawing is laid out for a phone first: 360 units wide, 14-unit text. */
const VIEW_WIDTH = 360;

export interface FigureProps {
  /** Short name of the drawing. */
  title: string;
  /** All that the drawing says, for readers who don't see it. */
  description: string;
  /** Visible line below the drawing. */
  caption: string;
  /** Height of the drawing in units of the view box. */
  height: number;
  /** SVG parts, see the files beside this one. */
  children: ReactNode;
}

/** Frame of every drawing: SVG with a text equivalent, and a caption. */
export function Figure({
  title,
  description,
  caption,
  height,
  children,
}: FigureProps): ReactNode {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;

  return (
    <figure className={styles.figure}>
      <ScrollRegion label={title}>
        <svg
          role="img"
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
          className={styles.drawing}
          viewBox={`0 0 ${VIEW_WIDTH} ${height}`}
          xmlns="http://www.w3.org/2000/svg"
        >
          <title id={titleId}>{title}</title>
          <desc id={descriptionId}>{description}</desc>
          {children}
        </svg>
      </ScrollRegion>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
