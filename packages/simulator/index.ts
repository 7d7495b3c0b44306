/*
 * An in-memory Combosite Functions platform: it runs custom functions on the
 * data of a company. Plain TypeScript without DOM, Node or network, so that
 * tests, the pages' worker and the kit load the same code.
 */
export type * from './company/company';
export {changeKind, labelAmount, labelChange} from './platform/changes';
export type {AmountChange, CustomDataChange} from './platform/changes';
export type {LogLine, Notice} from './platform/context';
export {
  BYTE_ORDER_MARK,
  csvFile,
  csvRows,
  exportCustomData,
  importCustomData,
} from './platform/csv';
export {csvName} from './platform/csvName';
export {addDays, normalizeDate} from './company/dates';
export {tableOf} from './company/find';
export {
  EMPLOYEE_ID_KEY,
  adviseOnDefinition,
  checkDefinition,
  checkSelectOptionMasters,
} from './platform/definitions';
export {
  changeTitles,
  describeAmount,
  describeChanges,
  describeEnding,
  describeLabelled,
  describeMessage,
} from './run/describeRun';
export {
  CustomDataKindKubun,
  ENUMERATIONS,
  ExternalSystemKubun,
  HatsureiKubun,
  HonmuKenmuKubun,
  NAME_FUNCTIONS,
  RequiredKubun,
  ShukkoKubun,
  getHatsureiKubunName,
  getJushoBunruiKubunName,
  getSexKubunName,
} from './company/enumerations';
export {findErrorRecords} from './platform/errorRecords';
export {isCatalogueError} from './messages/errors';
export type {HttpCall} from './company/httpCall';
export {
  AMOUNT_KINDS,
  CHANGE_LABELS,
  KIND_LABELS,
  MESSAGE_LABELS,
  NONE,
  RESULT_LABELS,
  describeOutcome,
} from './messages/labels';
export {describeLimits} from './messages/describeLimits';
export {removeHostNames} from './words/hostNames';
export {HOST_LIMITS, PAGE_LIMITS} from './messages/limits';
export {MESSAGES, messageAddress, messageAnchor} from './messages/catalogue';
export type {MessageEntry} from './messages/catalogue';
export {formatMessage, needsCare} from './messages/messages';
export {yen} from './messages/yen';
export type {MessageId, PlaceholderName} from './messages/messages';
export {byLikeness, misspeltName, nearestNames} from './words/nearest';
export {PROGRAM_NAMES, RESERVED_WORDS} from './messages/reservedWords';
export type {ReservedWords} from './messages/reservedWords';
export {runCustomFunction} from './run/run';
export type {RunError, RunOptions, RunResult} from './run/run';
export {anHourLater, findScenario} from './platform/scenario';
export type {PayrollRun, Scenario} from './platform/scenario';
export {hatsureiRecords} from './platform/hatsurei';
export {findProgramProblem} from './syntax/findProgramProblem';
export {
  COMPANY_TYPES_FILE,
  COMPANY_TYPES_MARK,
  companyStubs,
  companyTypes,
  companyTypesFile,
} from './platform/companyTypes';
export type {DefinitionItem} from './platform/definitions';
export {checkItemValue} from './platform/customData';
export {compileByFunction, tellsLines} from './platform/program';
export type {Compile} from './platform/program';
export {nodesOf, partsOf} from './syntax/findComparisons';
