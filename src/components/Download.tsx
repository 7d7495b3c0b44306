import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface DownloadProps {
  /** A file that the build writes beside the pages: its name. */
  readonly file: string;
}

/** A link that saves a file of the site, whatever type the host gives it. */
export function Download({file}: DownloadProps): ReactNode {
  return (
    <Link to={`pathname://${useBaseUrl(file)}`} download>
      {file}
    </Link>
  );
}
