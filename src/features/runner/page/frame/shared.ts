/*
 * What both workers need. The script of the first has it; that of the hostile
 * conditions follows it, and takes it from there: build/bundleRunner.ts.
 */
export {
  CustomDataKindKubun,
  HOST_LIMITS,
  HatsureiKubun,
  HonmuKenmuKubun,
  ShukkoKubun,
  PAGE_LIMITS,
  RequiredKubun,
  addDays,
  anHourLater,
  describeMessage,
  getHatsureiKubunName,
  nearestNames,
  needsCare,
  nodesOf,
  runCustomFunction,
  tableOf,
  yen,
} from '@combosite-functions/simulator';
export {compiling} from './compileByScript';
export {findBase} from './findBase';
export {runAndSend} from './runAndSend';
export {hearOnce, send, sendReport, tell} from './workerScope';
