import {useEffect, useState} from 'react';
import type {HTMLAttributes, ReactNode} from 'react';
import type {EmployeeCard} from '../../../company-tables/page/employeeCards';
import {ExplanationBox} from '../../../../ui/popup/ExplanationBox';
import {useExplanation} from '../../../../ui/popup/useExplanation';
import styles from './EmployeeWords.module.css';

type Cards = ReadonlyMap<string, EmployeeCard>;

/** How the employees that a text names are explained. */
export interface EmployeeWords {
  /** Makes the employees' IDs in texts words to be asked for. */
  readonly mark: (texts: readonly string[]) => ReactNode[];
  /** For the element around the texts. */
  readonly listeners: HTMLAttributes<HTMLElement>;
  /** The explanation, while there is one. */
  readonly popup: ReactNode;
}

/** Shows the sample company's employees where a run's output names them. */
export function useEmployeeWords(): EmployeeWords {
  const [cards, setCards] = useState<Cards>();
  useEffect(() => {
    import('../../../company-tables/page/employeeCards')
      .then(({employeeCards}) => setCards(employeeCards))
      // The IDs are read as they are.
      .catch(() => undefined);
  }, []);
  const explanation = useExplanation({
    wordAt: (target) => target.closest<HTMLElement>('[data-employee]'),
    explain: (word) => cards?.get(word.textContent),
  });
  return {
    mark: (texts) => markEmployees(texts, cards),
    listeners: explanation.listeners,
    popup: (
      <ExplanationBox
        explanation={explanation}
        labelOf={(id) => `見本の会社の従業員${id}`}
      >
        {(card, textId) => (
          <span id={textId} className={styles.card}>
            {card.map(([name, value]) => (
              <span key={name}>
                {name}：{value}
              </span>
            ))}
          </span>
        )}
      </ExplanationBox>
    ),
  };
}

/** The first of each ID is a stop of the keyboard, that is enough. */
function markEmployees(
  texts: readonly string[],
  cards: Cards | undefined,
): ReactNode[] {
  if (!cards) {
    return [...texts];
  }
  // No amounts, counts, dates.
  const id = new RegExp(
    `(?<![\\d,.¥/-])(${[...cards.keys()].join('|')})(?![\\d,.%円件人名匹日回/-])`,
  );
  const seen = new Set<string>();
  return texts.map((text) =>
    text.split(id).map((part, index) => {
      if (index % 2 === 0) {
        return part;
      }
      const isFirst = !seen.has(part);
      seen.add(part);
      return (
        <span
          // The parts never move.
          key={index}
          className={styles.employee}
          data-employee=""
          role="button"
          tabIndex={isFirst ? 0 : -1}
          // useExplanation changes it.
          aria-expanded={false}
        >
          {part}
        </span>
      );
    }),
  );
}
