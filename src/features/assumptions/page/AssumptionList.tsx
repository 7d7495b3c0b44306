import {useState} from 'react';
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ControlBar} from '../../../ui/page/ControlBar';
import {announce} from '../../../ui/page/announce';
import {copyText} from '../../../ui/page/copyText';
import {TextWithCode} from '../../../ui/TextWithCode';
import {KINDS, KIND_NAMES} from '../shared/kinds';
import type {AssumptionKind, Assumption} from '../shared/kinds';
import {letterOf} from './letter';
import styles from './AssumptionList.module.css';

export interface AssumptionListProps {
  /** All of them; src/features/content/build/giveData.ts gives them. */
  readonly entries?: readonly Assumption[];
  /** What pages leave open. */
  readonly questions?: readonly string[];
}

/** What a letter asks if its reader chooses nothing: a wrong one costs most. */
const FIRST: AssumptionKind = '給与計算と仕訳';

/** Everything that nobody has confirmed, to choose from for a letter. */
export function AssumptionList({
  entries = [],
  questions = [],
}: AssumptionListProps): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const picked = entries.filter(({id}) => chosen.includes(id));
  const asked =
    picked.length > 0 ? picked : entries.filter(({kind}) => kind === FIRST);
  const letter = letterOf(asked, questions);

  return (
    <div>
      <div data-page-part="unconfirmed">
        {KIND_NAMES.map((name) => {
          const group = entries.filter(({kind}) => kind === name);
          return (
            group.length > 0 && (
              <details key={name} className={styles.group}>
                <summary>
                  {name}（{group.length}件）
                </summary>
                <p className={styles.whom}>尋ねる相手：{KINDS[name].whom}</p>
                {group.map((entry) => (
                  <Entry
                    key={entry.id}
                    {...entry}
                    isChosen={chosen.includes(entry.id)}
                    choose={(isChosen) =>
                      setChosen(
                        isChosen
                          ? [...chosen, entry.id]
                          : chosen.filter((id) => id !== entry.id),
                      )
                    }
                  />
                ))}
              </details>
            )
          );
        })}
      </div>
      {asked.length > 0 && (
        <ControlBar className={styles.letter}>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => void copy(letter)}
          >
            {picked.length > 0 ? '選んだ' : `「${FIRST}」の`}
            {asked.length}件を尋ねる文面をコピー
          </button>
          <details className={styles.text}>
            <summary>文面を見る</summary>
            <pre>{letter}</pre>
          </details>
        </ControlBar>
      )}
    </div>
  );
}

interface EntryProps extends Assumption {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

function Entry({choose, id, isChosen, text}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  // Without scripts nothing can be chosen.
  const canBeChosen = useIsBrowser();
  const Row = canBeChosen ? 'label' : 'p';
  return (
    <Row id={id} className={styles.entry}>
      {canBeChosen && (
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({target}) => choose(target.checked)}
        />
      )}
      <span>
        <TextWithCode text={text} />
      </span>
    </Row>
  );
}

async function copy(letter: string): Promise<void> {
  announce(
    (await copyText(letter))
      ? 'コピーしました。'
      : 'コピーできませんでした。「文面を見る」で開いて、写してください。',
  );
}
