/*
 * What a run did, beside what the page says that the sample does. Both are
 * lines of text, made by the same functions as the kit's.
 */
import {OUTPUT_TITLES} from '../../../code-blocks/shared/sampleOutput';
import type {
  OutputKind,
  SampleOutput,
} from '../../../code-blocks/shared/sampleOutput';
import {
  describeAmount,
  describeLabelled,
  describeMessage,
} from '@combosite-functions/simulator';
import type {LogLine} from '@combosite-functions/simulator';
import type {RunReport} from '../shapes/runReport';

/** A line that only one of both has. */
export interface DifferentLine {
  readonly from: 'sample' | 'run';
  /** Which line of its text it is, from 1. */
  readonly number: number;
  readonly text: string;
}

/** What differs in one kind of output. */
export interface OutputDifference {
  readonly title: string;
  readonly lines: readonly DifferentLine[];
}

/**
 * Compares what a run did with what the page says.
 *
 * @param expected - as the page has it; where it names no error and no advice,
 *   there is none
 * @param logs - of the run
 * @param report - of the run
 * @returns nothing if both are the same
 */
export function compareOutput(
  expected: readonly SampleOutput[],
  logs: readonly LogLine[],
  report: RunReport,
): OutputDifference[] {
  const shown = linesOfRun(logs, report);
  const kinds = (Object.keys(OUTPUT_TITLES) as OutputKind[]).filter(
    (kind) =>
      kind === 'error' ||
      kind === 'notices' ||
      expected.some((output) => output.kind === kind),
  );
  return kinds.flatMap((kind) => {
    const text = expected.find((output) => output.kind === kind)?.text;
    const lines = differentLines(text?.split('\n') ?? [], shown[kind]);
    return lines.length > 0 ? [{title: OUTPUT_TITLES[kind], lines}] : [];
  });
}

/** Lines that are compared: a program may write any number. */
const MAX_LINES = 1000;

function linesOfRun(
  logs: readonly LogLine[],
  {amounts, customData, error, notices}: RunReport,
): Record<OutputKind, string[]> {
  // A message may have several lines.
  const lines = (texts: readonly string[]) =>
    texts.flatMap((text) => text.split('\n')).slice(0, MAX_LINES);
  return {
    log: lines(logs.map(({message}) => message)),
    changes: lines([
      ...amounts.rows.map(describeAmount),
      ...customData.rows.map(describeLabelled),
    ]),
    error: error ? lines([describeMessage(error)]) : [],
    // A page names no line: those of its program aren't numbered.
    notices: lines(notices.map(({message}) => message)),
  };
}

/**
 * The lines that only one of two texts has, in the order of reading; as few as
 * possible.
 */
export function differentLines(
  sample: readonly string[],
  run: readonly string[],
): DifferentLine[] {
  // common[i][j]: how many lines the rests from i and j have in common.
  const common = Array.from({length: sample.length + 1}, () =>
    new Array<number>(run.length + 1).fill(0),
  );
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = sample.length - 1; i >= 0; i -= 1) {
    for (let j = run.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) {
        row[j] =
          sample[i] === run[j]
            ? at(i + 1, j + 1) + 1
            : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const lines: DifferentLine[] = [];
  let i = 0;
  let j = 0;
  while (i < sample.length || j < run.length) {
    if (i < sample.length && j < run.length && sample[i] === run[j]) {
      i += 1;
      j += 1;
    } else if (
      i < sample.length &&
      (j === run.length || at(i + 1, j) >= at(i, j + 1))
    ) {
      lines.push({from: 'sample', number: i + 1, text: sample[i] ?? ''});
      i += 1;
    } else {
      lines.push({from: 'run', number: j + 1, text: run[j] ?? ''});
      j += 1;
    }
  }
  return lines;
}
