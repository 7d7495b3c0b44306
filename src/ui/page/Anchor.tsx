import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Anchor.module.css';
import {HashLink} from './HashLink';

export interface AnchorProps {
  /** The fragment that leads here. */
  readonly id: string;
  /** What is there; the fragment where it is the name. */
  readonly label?: string;
}

/**
 * A target for links inside a table row of the reference, and the link to it.
 * A plain `<a id>` in
 * MDX isn't seen by Docusaurus's check for broken anchors.
 */
export function Anchor({id, label = id}: AnchorProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={styles.anchor}>
      <HashLink id={id} label={label} />
    </span>
  );
}
