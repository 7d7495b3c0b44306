/*
 * An in-memory Combosite Functions platform: it runs custom functions on the
 * data of a company. Plain TypeScript without DOM, Node or network, so that
 * tests, the pages' worker and the kit load the same code.
 */
export type * from './company';
export {labelAmount, labelChange} from './changes';
export type {AmountChange, CustomDataChange} from './changes';
export type {LogLevel, LogLine, Notice} from './context';
export {csvFile, csvName, exportCustomData, importCustomData} from './csv';
export {addDays} from './dates';
export {
  adviseOnDefinition,
  checkDefinition,
  checkSelectOptionMasters,
} from './definitions';
export {
  changeTitles,
  describeChanges,
  describeEnding,
  describeMessage,
} from './describeRun';
export {ENUMERATIONS, NAME_FUNCTIONS} from './enumerations';
export {findErrorRecords} from './errorRecords';
export type {ErrorRecord} from './errorRecords';
export {CombositeFunctionsError, isCatalogueError} from './errors';
export type {HttpCall} from './httpCall';
export {
  CHANGE_LABELS,
  KIND_LABELS,
  MESSAGE_LABELS,
  NONE,
  RESULT_LABELS,
  describeOutcome,
} from './labels';
export {describeLimits} from './describeLimits';
export {removeHostNames} from './hostNames';
export {DEFAULT_LIMITS, HOST_LIMITS} from './limits';
export type {Limits} from './limits';
export {MESSAGES, formatMessage, messageAddress, needsCare} from './messages';
export type {MessageEntry, MessageId} from './messages';
export {byLikeness, misspeltName, nearestNames} from './nearest';
export {PROGRAM_NAMES, RESERVED_WORDS} from './reservedWords';
export type {ReservedWords} from './reservedWords';
export {runCustomFunction} from './run';
export type {RunError, RunOptions, RunResult} from './run';
export {anHourLater, findScenario} from './scenario';
export type {PayrollRun, Scenario, Trigger} from './scenario';
