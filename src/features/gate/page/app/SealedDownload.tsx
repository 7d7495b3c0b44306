import {useState} from 'react';
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {openFile} from '@site/src/features/published-files/page/openFile';
import {LOAD_ADVICE} from '@site/src/ui/loading/loadAdvice';
import styles from './SealedDownload.module.css';
import type {DownloadProps} from '@site/src/features/published-files/page/Download';

/** A download behind the gate: fetched, decrypted and saved on demand. */
export function SealedDownload({file}: DownloadProps): ReactNode {
  const url = useBaseUrl(file);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    setHasFailed(false);
    try {
      saveAs(file, await openFile(url));
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.download}
        onClick={() => void save()}
      >
        {file}
      </button>
      <span role="status">
        {hasFailed && `ダウンロードできませんでした。${LOAD_ADVICE}`}
      </span>
    </>
  );
}

function saveAs(name: string, content: ArrayBuffer): void {
  const url = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
