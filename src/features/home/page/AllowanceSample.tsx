import {createElement, useId, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useMDXComponents} from '@mdx-js/react';
import Details from '@theme/Details';
import {ControlBar} from '../../../ui/page/ControlBar';
import {LOAD_ADVICE} from '../../../ui/loading/loadAdvice';
import {yen} from '@combosite-functions/simulator';
import {PaySlip} from '../../pay-slip/page/PaySlip';
import {PET_LINE, REGULAR, SLIP_EMPLOYEE} from '../../pay-slip/shared/paySlip';
import type {SlipLine} from '../../pay-slip/shared/paySlip';
import {withAmount} from '../shared/programText';
import {answerAtOnce} from './answerAtOnce';
import {useAmount} from './useAmount';
import type {AllowanceProgram, Outcome, PayLine} from '../shared/programText';
import styles from './AllowanceSample.module.css';

interface AllowanceSampleProps {
  /** Put in when the page is compiled: {@link runAllowanceSample}. */
  readonly program: AllowanceProgram;
  /** Its heading, from the page: the table of contents knows no other. */
  readonly children: ReactNode;
}

/** Id of its heading. */
const HEADING = 'try-allowance';

// A line break between two sentences of JSX would become a space.
const NOTE =
  '見本の会社の例です。このプログラムは、このブラウザーの中だけで、このWikiの説明をまねて動きます。';
const WARNING =
  '金額をログに出すのは見本だけです。自社の金額は出さないでください。';

/** A page that writes its amounts. */
const WHERE_IT_RUNS =
  '/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate#step-implementation';

/** Of the field, and of the slider beside it. */
const MAX_AMOUNT = 100_000;
const MAX_SLIDE = 3000;
const STEP = 100;

/** In the place of an amount that nobody can be paid. */
const UNKNOWN = '—';

const FAILURE = `計算できませんでした。${LOAD_ADVICE}`;

/** A program whose amount the reader changes, and the pay slip that follows. */
export function AllowanceSample({
  program,
  children,
}: AllowanceSampleProps): ReactNode {
  const [text, setText] = useState(String(program.amount));
  const wanted = readAmount(text);
  const {outcome, hasFailed, prepare} = useAmount(program, wanted);
  const label = useId();
  const status = useId();

  return (
    <section className={styles.sample} aria-labelledby={HEADING}>
      {children}
      <div className={styles.panel}>
        <div className={styles.choice} data-page-part="control">
          <ControlBar className={styles.controls}>
            <label id={label} htmlFor={`${label}-field`}>
              犬1匹の手当
            </label>
            <span className={styles.amount}>
              <input
                id={`${label}-field`}
                className={styles.field}
                type="number"
                inputMode="numeric"
                min={0}
                max={MAX_AMOUNT}
                step={STEP}
                value={text}
                aria-invalid={wanted === undefined}
                aria-describedby={status}
                onFocus={prepare}
                onChange={({target}) => setText(target.value)}
              />
              円
            </span>
            <input
              className={styles.slider}
              type="range"
              min={0}
              max={MAX_SLIDE}
              step={STEP}
              value={Math.min(wanted ?? outcome.amount, MAX_SLIDE)}
              aria-labelledby={label}
              aria-valuetext={yen(wanted ?? outcome.amount)}
              onFocus={prepare}
              onPointerDown={prepare}
              onChange={({target}) => setText(target.value)}
            />
          </ControlBar>
          <p
            id={status}
            role="status"
            // The slip shows to the eye what there is to say of an amount.
            className={
              wanted === undefined || hasFailed
                ? styles.status
                : 'visually-hidden'
            }
          >
            {wanted === undefined
              ? `0〜${MAX_AMOUNT.toLocaleString('ja-JP')}の整数を入力してください。`
              : hasFailed
                ? FAILURE
                : summary(outcome.lines)}
          </p>
          <p className={styles.line}>
            1行目
            <code suppressHydrationWarning>
              {/^.*?;/.exec(
                withAmount(program.source, program.amount, wanted ?? UNKNOWN),
              )}
            </code>
          </p>
          <Link
            className={clsx('button button--primary button--sm', styles.run)}
            to={WHERE_IT_RUNS}
          >
            プログラムを開く
          </Link>
        </div>
        <div className={styles.slip}>
          <PaySlip lines={[...REGULAR, petLine(outcome, wanted)]} />
        </div>
        <Program program={program} amount={wanted} />
      </div>
      <div
        hidden
        data-page-part="control"
        dangerouslySetInnerHTML={{__html: answerAtOnce(program, MAX_AMOUNT)}}
      />
    </section>
  );
}

/** What the employee of the slip gets. */
function petLine(
  {amount, lines}: Outcome,
  wanted: number | undefined,
): SlipLine {
  const own = ownLine(lines);
  const isKnown = wanted !== undefined;
  return {
    name: PET_LINE.name,
    basis:
      own && `${own.basis}（犬1匹${isKnown ? yen(amount) : UNKNOWN}のとき）`,
    amount: isKnown ? own?.pay : undefined,
    before: null,
  };
}

/** That of the employee of the slip. */
function ownLine(lines: readonly PayLine[]): PayLine | undefined {
  return lines.find(({employeeId}) => employeeId === SLIP_EMPLOYEE);
}

/** The program as it runs, with the amount of the field. */
function Program({
  program,
  amount,
}: {
  readonly program: AllowanceProgram;
  readonly amount: number | undefined;
}): ReactNode {
  // That of the page: imported, it would come a second time.
  const {code = 'code'} = useMDXComponents();
  const [html, source] = [program.html, program.source].map((text) =>
    withAmount(text, program.amount, amount),
  );
  return (
    <Details summary="プログラムの全体">
      {createElement(
        code,
        {className: 'language-js', html, metastring: 'title="main.js"'},
        source,
      )}
      <p className={styles.note}>
        <span data-page-part="note">{NOTE}</span>
        {WARNING}（
        <Link to="/wiki/custom-data-function/write-logs#never-log">理由</Link>）
      </p>
    </Details>
  );
}

/** The amount that a text means, if it is one that can be paid. */
function readAmount(text: string): number | undefined {
  const amount = Number(text);
  return /^\d+$/.test(text) && amount <= MAX_AMOUNT ? amount : undefined;
}

function summary(lines: readonly PayLine[]): string {
  const sum = lines.reduce((total, {pay}) => total + pay, 0);
  return `${SLIP_EMPLOYEE}は${yen(ownLine(lines)?.pay ?? 0)}、${lines.length}人で${yen(sum)}です。`;
}
