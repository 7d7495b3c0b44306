import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {ReactElement, ReactNode} from 'react';
import Details from '@theme/Details';
import {yen} from '@combosite-functions/simulator';
import {ControlBar} from '../../../ui/page/ControlBar';
import {readFenceMeta} from '../../code-blocks/shared/fenceMeta';
import {PaySlip} from '../../pay-slip/page/PaySlip';
import {totalText} from '../../pay-slip/shared/paySlip';
import type {SlipLine} from '../../pay-slip/shared/paySlip';
import {SampleOwnerContext} from '../../runner/page/edit/SampleOwnerContext';
import type {OwnedSample} from '../../runner/page/edit/SampleOwnerContext';
import {
  MAX_AMOUNT,
  amountLine,
  amountOf,
  belowComments,
  readAmount,
  withAmount,
} from '../shared/programText';
import {AmountField} from './AmountField';
import {answerAtOnce} from './answerAtOnce';
import {useSampleSlip} from './useSampleSlip';
import styles from './AllowanceSample.module.css';

interface AllowanceSampleProps {
  /** Its heading, its program as a fence, and what there is to say of it. */
  readonly children: ReactNode;
}

/** The fence of the page, as MDX gives it. */
type Fence = ReactElement<{
  readonly children: ReactElement<{
    readonly children: string;
    readonly html: string;
    readonly metastring: string;
  }>;
}>;

/** Id of its heading. */
const HEADING = 'try-allowance';

/** A program whose amount the reader changes and runs, and the pay slip that follows. */
export function AllowanceSample({children}: AllowanceSampleProps): ReactNode {
  const [heading, fence, ...notes] = Children.toArray(children).filter(
    (child) => isValidElement(child),
  );
  const code = (fence as Fence).props.children;
  const original = code.props.children.trimEnd();
  const first = amountOf(original) ?? 0;
  const {scenario = ''} = readFenceMeta(code.props.metastring);
  const [bench, setBench] = useState({source: original, scenario});
  const {source} = bench;
  const amount = amountOf(source);
  const line = amountLine(source);
  const sample = useRef<OwnedSample>(null);
  const owner = useMemo(() => ({tell: setBench, sample}), []);
  // What is typed counts as long as the program is as it made it.
  const [typed, setTyped] = useState({text: String(first), source});
  const text = typed.source === source ? typed.text : String(amount ?? '');
  const isAmount = readAmount(text) !== undefined;
  const isOwn =
    amount !== undefined &&
    bench.scenario === scenario &&
    belowComments(source) === withAmount(original, amount);
  const slip = useSampleSlip(
    isAmount ? bench : {...bench, ran: undefined},
    isOwn && isAmount ? amount : undefined,
    `${isAmount ? '変えたプログラムを実行する' : '金額を直す'}と入ります`,
  );
  const field = useRef<HTMLInputElement>(null);
  const run = () => (isAmount ? sample.current?.run() : field.current?.focus());
  const status = useId();

  const change = (wanted: string) => {
    const to = readAmount(wanted);
    const next =
      to === undefined || amount === undefined
        ? source
        : withAmount(source, to);
    setTyped({text: wanted, source: next});
    if (next !== source) {
      // At once, or the field would show the old one for a moment.
      setBench({...bench, source: next});
      sample.current?.write(next);
    }
  };

  return (
    <section className={styles.sample} aria-labelledby={HEADING}>
      {heading}
      <div className={styles.panel}>
        <div className={styles.choice} data-page-part="control">
          <AmountField
            field={field}
            text={text}
            amount={amount ?? first}
            isAmount={isAmount}
            status={status}
            onChange={change}
            onEnter={run}
          />
          <p
            id={status}
            role="status"
            // The slip shows to the eye what there is to say of an amount.
            className={isAmount ? 'visually-hidden' : styles.status}
          >
            {isAmount ? saidOf(slip.lines) : wrongOf(amount)}
          </p>
          {isAmount && line && (
            <p className={styles.line}>
              {line.number}行目
              <code suppressHydrationWarning>{line.text}</code>
            </p>
          )}
          <ControlBar className={styles.run}>
            <button
              type="button"
              className="button button--primary button--sm"
              aria-disabled={!isAmount}
              onClick={run}
            >
              プログラムを実行
            </button>
          </ControlBar>
        </div>
        <div className={styles.slip}>
          <PaySlip {...slip} />
        </div>
        <Details summary="プログラムの全体">
          <SampleOwnerContext value={owner}>
            {cloneElement(fence as Fence, {
              children: cloneElement(code, {
                html: code.props.html.replace(
                  String(first),
                  String(amount ?? first),
                ),
              }),
            })}
          </SampleOwnerContext>
          <div className={styles.note} data-page-part="note">
            {notes}
          </div>
        </Details>
      </div>
      <div
        hidden
        data-page-part="control"
        dangerouslySetInnerHTML={{__html: answerAtOnce(first)}}
      />
    </section>
  );
}

function wrongOf(amount: number | undefined): string {
  return amount === undefined
    ? 'プログラムの金額を読み取れません。'
    : `0〜${MAX_AMOUNT.toLocaleString('ja-JP')}の整数を入力してください。`;
}

function saidOf(lines: readonly SlipLine[]): string {
  const {name, coming} = lines.find((line) => line.coming !== undefined) ?? {};
  return coming === undefined
    ? `支給の合計は${totalText(lines)}です。`
    : `実行すると、${name}は${yen(coming)}になります。`;
}
