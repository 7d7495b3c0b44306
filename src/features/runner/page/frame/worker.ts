/*
 * The program of the worker: runs one custom function on the sample company.
 */
import {MESSAGE_KINDS} from '../shapes/runLimits';
import {findBase, hearOnce, runAndSend} from './shared';
import {send} from './workerScope';
import type {FrameRequest} from '../shapes/frameMessages';

export * from './shared';

hearOnce(({source, scenario}: FrameRequest) => {
  send(MESSAGE_KINDS.started, null);
  void runAndSend(() => ({source, ...findBase(scenario)}));
});
