import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Anchor.module.css';

export interface AnchorProps {
  /** The fragment that leads here. */
  readonly id: string;
}

/**
 * A target for links inside a table row of the reference. A plain `<a id>` in
 * MDX isn't seen by Docusaurus's check for broken anchors.
 */
export function Anchor({id}: AnchorProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
