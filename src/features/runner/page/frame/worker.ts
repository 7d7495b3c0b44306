/*
 * The program of the worker: runs one custom function on the sample company.
 */
import {findBase, hearOnce, runAndSend} from './shared';
import type {FrameRequest} from '../shapes/frameMessages';

export * from './shared';

hearOnce(({source, scenario}: FrameRequest) => {
  void runAndSend(() => ({source, ...findBase(scenario)}));
});
