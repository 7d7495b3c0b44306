/*
 * What the process of the programs tells the one that started it. A program
 * that has taken that process over can tell anything, so all of it is checked;
 * what isn't known is left out.
 */
import * as v from 'valibot';
import {MESSAGES} from '@combosite-functions/simulator';
import type {
  Company,
  LogLine,
  MessageId,
  RunResult,
} from '@combosite-functions/simulator';

const text = v.string();
const texts = v.array(text);
const amount = v.pipe(v.number(), v.finite());
/** Line of the program, from 1; anything else is an unknown line. */
const line = v.fallback(
  v.undefinedable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  () => undefined,
);
/** A set, as a list. */
const set = v.pipe(
  texts,
  v.transform((all) => new Set(all)),
);

const LOG_LINE = v.object({
  level: v.picklist(['debug', 'info', 'warn', 'error']),
  message: text,
  details: texts,
  line,
  time: text,
}) satisfies v.GenericSchema<unknown, LogLine>;

/** Advice or an error, with its message of the catalogue. */
const MESSAGE = v.object({
  messageId: v.picklist(Object.keys(MESSAGES) as MessageId[]),
  message: text,
  line,
});

const HTTP_CALL = v.object({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: text,
  headers: v.record(text, text),
  body: v.nullable(text),
  status: v.nullable(amount),
  failure: v.nullable(v.picklist(['timeout', 'connection', 'no-answer'])),
  millis: amount,
  line,
});

const RECORD = v.object({
  dataId: text,
  createdAt: text,
  updatedAt: text,
  values: v.record(text, v.nullable(v.union([text, v.number(), v.boolean()]))),
});

const AMOUNT = v.object({
  employeeId: text,
  kyuyoKomokuName: text,
  startDate: text,
  amount,
});

const OBSERVATIONS = v.object({
  customDataReads: v.array(
    v.object({
      definition: v.object({definitionName: text}),
      fields: texts,
      records: v.array(v.object({dataId: text})),
    }),
  ),
  usedItems: v.pipe(
    v.array(v.tuple([text, v.array(v.tuple([text, v.array(v.number())]))])),
    v.transform(
      (entries) =>
        new Map(entries.map(([name, items]) => [name, new Map(items)])),
    ),
  ),
  customDataWrites: v.array(
    v.object({definitionName: text, dataId: text, line}),
  ),
  personnelReads: v.array(
    v.object({
      service: text,
      baseDate: v.fallback(v.undefinedable(text), () => undefined),
      employeeIds: texts,
      foundIds: set,
      line,
    }),
  ),
  amountsWrites: v.array(v.object({records: v.array(AMOUNT), line})),
  amountsRefusals: v.array(v.object({line})),
  callers: v.array(v.object({line: v.number(), caller: v.number()})),
  shortNumber: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, RunResult['observations']>;

const RESULT = v.object({
  logs: v.array(LOG_LINE),
  notices: v.array(MESSAGE),
  httpCalls: v.array(HTTP_CALL),
  changes: v.object({
    customData: v.array(
      v.object({
        definitionName: text,
        dataId: text,
        before: v.nullable(RECORD),
        after: v.nullable(RECORD),
      }),
    ),
    amounts: v.array(
      v.object({
        employeeId: text,
        kyuyoKomokuName: text,
        startDate: text,
        before: v.nullable(amount),
        after: amount,
      }),
    ),
  }),
  error: v.nullable(MESSAGE),
  observations: OBSERVATIONS,
  /** The data after the run that it can have changed. */
  amounts: v.array(AMOUNT),
  /** One list for each definition. */
  records: v.array(v.array(RECORD)),
});

/** What the process tells; as JSON on a line of its own. */
export const PROGRAM_MESSAGE = v.variant('kind', [
  v.object({kind: v.literal('started')}),
  v.object({kind: v.literal('log'), line: LOG_LINE}),
  v.object({kind: v.literal('finished'), result: RESULT}),
  v.object({kind: v.literal('stopped'), reason: text}),
]);

/** What the process tells, checked. */
export type ProgramMessage = v.InferOutput<typeof PROGRAM_MESSAGE>;

/** The same before it is JSON, which knows no sets. */
export type ToldMessage =
  | {readonly kind: 'started'}
  | {readonly kind: 'log'; readonly line: LogLine}
  | {
      readonly kind: 'finished';
      readonly result: ReturnType<typeof tellResult>;
    }
  | {readonly kind: 'stopped'; readonly reason: string};

/**
 * What of a result is told: of the data what the run can have changed, and of
 * each definition once what was read, however often it was.
 */
export function tellResult({company, observations, ...result}: RunResult) {
  const {customDataReads, personnelReads, usedItems} = observations;
  const namesRead = new Set(
    customDataReads.map(({definition}) => definition.definitionName),
  );
  return {
    ...result,
    observations: {
      ...observations,
      customDataReads: [...namesRead].map((definitionName) => {
        const reads = customDataReads.filter(
          ({definition}) => definition.definitionName === definitionName,
        );
        const dataIds = new Set(
          reads.flatMap(({records}) => records.map(({dataId}) => dataId)),
        );
        return {
          definition: {definitionName},
          fields: [...new Set(reads.flatMap(({fields}) => fields))],
          records: [...dataIds].map((dataId) => ({dataId})),
        };
      }),
      personnelReads: personnelReads.map((read) => ({
        ...read,
        foundIds: [...read.foundIds],
      })),
      usedItems: [...usedItems].map(([name, items]) => [name, [...items]]),
    },
    amounts: company.amounts,
    records: company.customData.map(({records}) => records),
  };
}

/**
 * A result as it was before it was told.
 *
 * @param told - what was told, checked
 * @param company - the data before the run
 */
export function resultOf(
  {amounts, records, ...result}: v.InferOutput<typeof RESULT>,
  company: Company,
): RunResult {
  return {
    ...result,
    company: {
      ...company,
      amounts,
      customData: company.customData.map((table, index) => ({
        ...table,
        records: records[index] ?? [],
      })),
    },
  };
}
