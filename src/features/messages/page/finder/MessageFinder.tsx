import {Fragment, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {MESSAGE_LABELS} from '@combosite-functions/simulator';
import {ControlBar} from '../../../../ui/page/ControlBar';
import {offerReload} from '../../../../ui/loading/offerReload';
import type {FoundMessage, FoundMessages} from './findMessages';
import styles from './MessageFinder.module.css';

/** Pasted lines of a log become cause and remedy, below as one types. */
export function MessageFinder(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [found, setFound] = useState<FoundMessages>();

  const find = async () => {
    const log = field.current?.value ?? '';
    try {
      const {findMessages} = await import('./findMessages');
      // Another character may have come meanwhile.
      if (field.current?.value === log) {
        setFound(
          log.trim() === ''
            ? undefined
            : findMessages(
                log,
                readRows().map(([text = '']) => text),
              ),
        );
      }
    } catch {
      offerReload();
    }
  };
  // What was pasted before the page's scripts came.
  useEffect(() => {
    if (field.current?.value) {
      void find();
    }
  }, []);

  return (
    <ControlBar className={styles.finder}>
      <label htmlFor="find-message" className={styles.label}>
        ログの行を貼り付けて、原因と対処を調べる（ブラウザーの外には送られません）
      </label>
      <textarea
        ref={field}
        id="find-message"
        className={styles.field}
        rows={1}
        spellCheck={false}
        placeholder="例：給与項目「住宅手当て」がありません"
        onInput={() => void find()}
      />
      <div aria-live="polite">{found && <Results {...found} />}</div>
    </ControlBar>
  );
}

/** The table of what recipes write, which stands on the page; its head first. */
const TABLE = '#common-functions ~ * tr, #common-functions ~ table tr';

/** The cells of its rows: the message, its cause, and what to do. */
function readRows(): string[][] {
  const table = document.querySelector(TABLE)?.closest('table');
  return [...(table?.tBodies[0]?.rows ?? [])].map(({cells}) =>
    [...cells].map(({textContent}) => textContent),
  );
}

function Results({messages, others, unknown}: FoundMessages): ReactNode {
  const rows = readRows();
  return (
    <>
      {messages.map((message) => (
        <Explained key={`${message.id} ${message.text}`} {...message} />
      ))}
      {others.map((at) => {
        const [text, cause, mend] = rows[at] ?? [];
        return <Explained key={at} {...{text, cause, mend}} />;
      })}
      {unknown.length > 0 && (
        <section className={styles.message}>
          <p>
            {messages.length + others.length === 0
              ? 'この一覧にない言葉です。'
              : `ほかの${unknown.length}行は、この一覧にない言葉です。`}
          </p>
          <ul>
            <li>
              レシピが書いた言葉なら、そのレシピの「試した境目」で調べます。
            </li>
            <li>
              プログラムが
              <Link to="/wiki/custom-data-function/write-logs#write-logs">
                loggerやthrowで書いた言葉
              </Link>
              なら、プログラムの中をその言葉で探します。
            </li>
            <li>
              そうでなければ、
              <Link to="/wiki/frequently-asked-questions#before-contact">
                必要な情報をそろえて
              </Link>
              、提供元の担当者に問い合わせます。
            </li>
          </ul>
        </section>
      )}
    </>
  );
}

/** A message of the log; only of the catalogue's own is there more to read. */
function Explained({
  address,
  text,
  ...parts
}: Partial<FoundMessage>): ReactNode {
  return (
    <section className={styles.message}>
      <p className={styles.text}>{text}</p>
      <dl className={styles.details}>
        {PARTS.filter((part) => parts[part]).map((part) => (
          <Fragment key={part}>
            <dt>{MESSAGE_LABELS[part]}</dt>
            <dd>{parts[part]}</dd>
          </Fragment>
        ))}
      </dl>
      {address && (
        <p className={styles.note}>
          <Link to={address}>このメッセージの説明</Link>
        </p>
      )}
    </section>
  );
}

const PARTS = ['cause', 'check', 'mend'] as const;
