import {amountChanges, customDataChanges} from '../platform/changes';
import {createProgramMath} from '../time/clock';
import {RunContext} from '../platform/context';
import {CustomDataStore, customDataServices} from '../platform/customData';
import {ENUMERATIONS, NAME_FUNCTIONS} from '../company/enumerations';
import {
  CombositeFunctionsError,
  CatalogueSyntaxError,
  refuse,
  isCatalogueError,
} from '../messages/errors';
import {adviseOnComparisons} from '../hints/comparisonHints';
import {adviseOnRun, adviseOnUnknownNames} from '../hints/hints';
import {adviseOnQuietResults} from '../hints/quietResults';
import {hardenLanguage} from './hardenLanguage';
import {hostNames, languageGlobals} from '../words/hostNames';
import {misspeltName} from '../words/nearest';
import {NONE} from '../messages/labels';
import {httpRequests} from '../platform/httpRequest';
import {createProgramIntl, useJapanese} from '../time/japaneseLocale';
import insteadOfNames from '../messages/absentNames.json';
import {DEFAULT_LIMITS} from '../messages/limits';
import {describeError, logger} from '../platform/logger';
import {ABSENT_OTHERWISE, formatMessage} from '../messages/messages';
import {PROGRAM_NAMES, findReservedWord} from '../messages/reservedWords';
import {compileProgram, lineOfError, programLines} from '../platform/program';
import {watchRejections} from '../messages/rejections';
import {secretsManager} from '../platform/secrets';
import {
  createCombositeDataServices,
  payrollEmployees,
} from '../platform/combositeData';
import {AmountMasters} from '../platform/shikyukojo';
import {findAbsentName} from '../syntax/findAbsentName';
import {findCarelessCallbacks} from '../syntax/findCarelessCallbacks';
import {findProgramProblem} from '../syntax/findProgramProblem';
import {UTC_OFFSET_HOURS, createZonedDate, zoneName} from '../time/zonedDate';
import type {AmountChange, CustomDataChange} from '../platform/changes';
import type {Company} from '../company/company';
import type {Failure, LogLine, Notice} from '../platform/context';
import type {HttpCall} from '../company/httpCall';
import type {Limits} from '../messages/limits';
import type {MessageId} from '../messages/messages';
import type {SeenOfRun} from '../platform/observations';
import type {Compile} from '../platform/program';
import type {Scenario} from '../platform/scenario';

/** What to run, where and on what. */
export interface RunOptions {
  /** The program's text. */
  readonly source: string;
  /** The situation: trigger, payroll, dry run. */
  readonly scenario: Scenario;
  /** The data; the run doesn't change them, its result has them anew. */
  readonly company: Company;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<Limits>;
  /** Told of each log line as soon as it is written. */
  readonly onLog?: (line: LogLine) => void;
  /** Whether the observations are to tell which items of records are used. */
  readonly isObserved?: boolean;
  /** How the host makes functions of text, if not as the language does. */
  readonly compile?: Compile;
  /**
   * Whether nothing but programs runs in this thread: its clock is then theirs,
   * and what belongs to the language can no longer be changed.
   */
  readonly isAlone?: boolean;
}

/** Why a run failed. */
export interface RunError {
  /** The message of the catalogue. */
  readonly messageId: MessageId;
  /** The text to show. */
  readonly message: string;
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
}

/** What a run did. */
export interface RunResult {
  /** All log lines; an error that ended the run is the last one. */
  readonly logs: readonly LogLine[];
  /** Advice on what is odd in the program. */
  readonly notices: readonly Notice[];
  /** Requests to outside services. */
  readonly httpCalls: readonly HttpCall[];
  /** What changed; in a dry run what would have. */
  readonly changes: {
    readonly customData: readonly CustomDataChange[];
    readonly amounts: readonly AmountChange[];
  };
  /** Why the run failed, `null` if it reached the end of `main`. */
  readonly error: RunError | null;
  /** The data after the run; after a dry run those from before. */
  readonly company: Company;
  /** What the program read and wrote. */
  readonly observations: SeenOfRun;
}

/** What a program can use without import, apart from the enumerations. */
type Services = Readonly<Record<string, object>>;

/**
 * Runs a program as a custom function. The same input always gives the same
 * result: clock, random numbers and data IDs belong to the run.
 *
 * Endless loops have to be ended by the host, which can end its thread.
 *
 * @throws CombositeFunctionsError if scenario or company can't be used: their
 *   payment master is missing or a definition breaks a rule
 */
export async function runCustomFunction({
  source,
  scenario,
  company: givenCompany,
  limits,
  onLog,
  isObserved,
  compile,
  isAlone,
}: RunOptions): Promise<RunResult> {
  if (isAlone) {
    hardenLanguage();
  }
  const company = withScenarioData(givenCompany, scenario);
  const context = new RunContext(
    scenario,
    {...DEFAULT_LIMITS, ...limits},
    onLog,
    isObserved,
  );
  const store = new CustomDataStore(company);
  const masters = new AmountMasters(company.amounts);
  const outside = httpRequests(context, [
    ...(scenario.httpAnswers ?? []),
    ...company.httpAnswers,
  ]);
  const services = {
    combositeDataService: createCombositeDataServices(
      context,
      company,
      masters,
    ),
    baseService: customDataServices(context, store),
    logger: logger(context, company.secrets),
    httpRequest: outside.service,
    secretsManager: secretsManager(context, company.secrets),
  };

  const failure = await runMain(source, services, context, {compile, isAlone});
  const error = failure && describeFailure(failure, context, source);

  const customData = store.snapshot();
  const {payroll, trigger} = scenario;
  adviseOnUnknownNames(context);
  adviseOnComparisons(source, context, company);
  for (const line of findCarelessCallbacks(source)) {
    context.notify('for-each-async', {}, line);
  }
  if (!failure) {
    const run = {
      context,
      company,
      after: customData,
      targets:
        payroll && trigger === '給与計算(前)'
          ? payrollEmployees(company, payroll)
          : undefined,
    };
    adviseOnRun(run);
    adviseOnQuietResults(run);
  }
  outside.adviseOnUnanswered(error);
  const amounts = masters.snapshot();
  const changes = {
    customData: customDataChanges(company.customData, customData),
    amounts: amountChanges(company.amounts, amounts),
  };
  const hasChanges = changes.customData.length + changes.amounts.length > 0;
  if (scenario.dryRun && hasChanges) {
    context.notify('dry-run-not-written', {});
  }
  return {
    logs: context.logs,
    notices: context.notices,
    httpCalls: outside.calls,
    changes,
    error: error ?? null,
    // assumption: dry-run-no-update
    // assumption: dry-run-no-data
    // assumption: dry-run-reread
    company: scenario.dryRun ? company : {...company, customData, amounts},
    observations: seenOf(context),
  };
}

/** What of the observations those see who compare runs. */
function seenOf({observations: {uses, ...seen}}: RunContext): SeenOfRun {
  const usedItems = new Map(
    [...uses].map(([name, items]) => [
      name,
      new Map([...items].map(([key, use]) => [key, programLines(use.stack)])),
    ]),
  );
  return {...seen, usedItems};
}

/** The company with the data that the scenario puts in place of its own. */
function withScenarioData(company: Company, scenario: Scenario): Company {
  const records = scenario.customData ?? {};
  return {
    ...company,
    customData: company.customData.map((table) => ({
      ...table,
      records: records[table.definition.definitionName] ?? table.records,
    })),
  };
}

/** Loads and runs the program; tells with what it failed. */
async function runMain(
  source: string,
  services: Services,
  context: RunContext,
  {compile, isAlone}: Pick<RunOptions, 'compile' | 'isAlone'>,
): Promise<Failure | undefined> {
  let failure: Failure | undefined;
  const endWatch = watchRejections();
  const endJapanese = isAlone ? undefined : useJapanese();
  try {
    const load = compileProgram(
      checkedSource(source),
      programGlobals(services, context, isAlone),
      compile,
    );
    const main = await load();
    if (!main) {
      refuse('main-missing', {});
    }
    await main();
  } catch (error) {
    failure = {error};
  }
  const ending = context.close(failure);
  // assumption: unhandled-rejection-result
  const unhandled = (await endWatch()).map((error): Failure => ({
    error,
    isUnhandled: true,
  }));
  endJapanese?.();
  // A limit counts even if the program caught its error.
  return context.fatal ? {error: context.fatal} : (ending ?? unhandled[0]);
}

/** The program, if nothing is known to keep it from being run. */
function checkedSource(source: string): string {
  const problem = findProgramProblem(source);
  if (problem) {
    const {messageId, message, line} = problem;
    throw new CatalogueSyntaxError(messageId, message, line);
  }
  return source;
}

/** What programs for other hosts ask for, and what there is instead. */
const ABSENT_NAMES: Readonly<Record<string, string | undefined>> =
  Object.fromEntries(
    Object.entries(insteadOfNames).flatMap(([instead, names]) =>
      names.map((name) => [name, instead]),
    ),
  );

/** Names that the language hasn't, also where this host has them not. */
function absentNames(): string[] {
  return [...Object.keys(ABSENT_NAMES), ...hostNames()];
}

/** What a program finds in place, and what it doesn't: see `hostNames.ts`. */
function programGlobals(
  services: Services,
  context: RunContext,
  isAlone = false,
): Record<string, unknown> {
  const {clock, scenario} = context;
  const {utcOffsetHours = UTC_OFFSET_HOURS} = scenario;
  const time = {
    Date: createZonedDate(clock, utcOffsetHours),
    Intl: createProgramIntl(clock, zoneName(utcOffsetHours)),
    Math: createProgramMath(
      clock,
      context.isObserved
        ? (number) => {
            context.observations.shortNumber ??= number;
          }
        : undefined,
    ),
  };
  if (isAlone) {
    // What a program makes of text sees these; the runtime has taken its own.
    Object.assign(globalThis, time);
  }
  const own = {
    ...services,
    ...Object.fromEntries(
      Object.entries(ENUMERATIONS).map(([name, codes]) => [
        name,
        Object.freeze(context.handOut.object(name, {...codes})),
      ]),
    ),
    ...NAME_FUNCTIONS,
    ...time,
    console: createAbsentConsole(),
  };
  const scope: Record<string, unknown> = {...languageGlobals(), ...own};
  scope.globalThis = scope;
  return {
    ...Object.fromEntries(absentNames().map((name) => [name, undefined])),
    ...own,
    globalThis: scope,
  };
}

// assumption: uncaught-error-result
/** Turns what ended the run into a message, and adds it to the log. */
function describeFailure(
  {error: thrown, isUnhandled, mistaken}: Failure,
  context: RunContext,
  source: string,
): RunError {
  const error = explainEngineError(thrown, source) ?? thrown;
  const reason = describeError(error);
  const line = isCatalogueError(error)
    ? (error.line ?? lineOfError(error))
    : lineOfError(error, (stack) => context.observations.lineOf(stack));
  if (mistaken && !isCatalogueError(error)) {
    // The cause comes first, in the log as well.
    const {call} = mistaken;
    const message = formatMessage('used-without-await', {call, reason});
    context.addFinalError(message, mistaken.line);
    return {messageId: 'used-without-await', message, line: mistaken.line};
  }
  context.addFinalError(reason, line);
  if (isCatalogueError(error)) {
    return {messageId: error.messageId, message: error.message, line};
  }
  const isSyntax = error instanceof SyntaxError && line === undefined;
  const messageId = isSyntax
    ? 'syntax-error'
    : isUnhandled
      ? 'unhandled-rejection'
      : isOfEngine(error)
        ? 'uncaught-error'
        : 'program-stopped';
  return {
    messageId,
    message: formatMessage(messageId, {
      reason: isSyntax ? error.message : reason,
    }),
    line,
  };
}

/** An error of the engine, which is English, whose cause is known. */
function explainEngineError(
  error: unknown,
  source: string,
): CombositeFunctionsError | undefined {
  if (!isOfEngine(error)) {
    return undefined;
  }
  const line = lineOfError(error);
  const explained = causeOf(error, source, line);
  return explained && Object.assign(explained, {line});
}

function causeOf(
  error: Error,
  source: string,
  line: number | undefined,
): CombositeFunctionsError | undefined {
  const {message} = error;
  if (error instanceof TypeError) {
    const name = findAbsentName(source, absentNames(), line);
    if (name !== undefined) {
      const instead = ABSENT_NAMES[name] ?? ABSENT_OTHERWISE;
      return new CombositeFunctionsError('host-name-unavailable', {
        name,
        instead,
      });
    }
    if (FROZEN.test(message)) {
      return new CombositeFunctionsError('not-changeable', {reason: message});
    }
  }
  const [, other, name = other] = UNDEFINED.exec(message) ?? [];
  if (error instanceof ReferenceError && name !== undefined) {
    const nearest = misspeltName(name, namesFor(source)) ?? NONE;
    return new CombositeFunctionsError('name-undefined', {name, nearest});
  }
  return DEEP.test(message)
    ? new CombositeFunctionsError('recursion-endless', {})
    : undefined;
}

/** How engines say that nothing has a name. */
const UNDEFINED = /^(?:(\S+) is not defined|Can't find variable: (\S+))$/;

/** Names that a program has in place, and all that stand in it. */
function namesFor(source: string): string[] {
  const provided: Readonly<Record<string, unknown>> = {
    ...ENUMERATIONS,
    ...NAME_FUNCTIONS,
    ...languageGlobals(),
  };
  return [
    ...PROGRAM_NAMES.map(({name}) => name),
    ...Object.keys(provided),
    ...(source.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []).filter(
      (name) => !findReservedWord(name),
    ),
    // Nobody means `undefined`, which is a name of the language, too.
  ].filter(
    (name) =>
      !Object.hasOwn(provided, name) ||
      Object(provided[name]) === provided[name],
  );
}

/**
 * How engines say that functions called each other too often: as a `RangeError`
 * all but Firefox.
 */
const DEEP = /call stack|too much recursion/i;

/** How engines refuse to change a constant, or what is frozen. */
const FROZEN =
  /to read ?only property|is read-only|not extensible|(?:redefine|delete) property|(?:non-|un)configurable|assignment to const/i;

/** Firefox's own, in which it says so; the language has no such error. */
const {InternalError} = globalThis as {
  readonly InternalError?: ErrorConstructor;
};

/** The errors that the engine itself throws; others are the program's own. */
const ENGINE_ERRORS = [
  AggregateError,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
  ...(InternalError ? [InternalError] : []),
];

function isOfEngine(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ENGINE_ERRORS.some(
      ({prototype}) => Object.getPrototypeOf(error) === prototype,
    )
  );
}

/** A `console` that says what to use instead. */
function createAbsentConsole(): unknown {
  return new Proxy(Object.freeze({}), {
    get: (_, method) => {
      refuse('console-unavailable', {method: String(method)});
    },
  });
}
