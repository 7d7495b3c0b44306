import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface DownloadProps {
  /** A file that the build writes beside the pages: its name. */
  readonly file: string;
}

let Replacement: ComponentType<DownloadProps> | undefined;

/**
 * Changes what is shown for a download; for the gate, before the page runs: a
 * plain link would save the encrypted file.
 */
export function replaceDownload(component: ComponentType<DownloadProps>): void {
  Replacement = component;
}

/** A link that saves a file of the site, whatever type the host gives it. */
export function Download(props: DownloadProps): ReactNode {
  // The page was rendered with the link, and hydrates with it.
  const isHydrated = useIsBrowser();
  return isHydrated && Replacement ? (
    <Replacement {...props} />
  ) : (
    <PlainDownload {...props} />
  );
}

function PlainDownload({file}: DownloadProps): ReactNode {
  return (
    <Link to={`pathname://${useBaseUrl(file)}`} download>
      {file}
    </Link>
  );
}
