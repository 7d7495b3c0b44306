/*
 * The program of the worker: runs one custom function on the sample company.
 */
import {findBase} from './findBase';
import {runAndSend} from './runAndSend';
import {hearOnce} from './workerScope';
import type {FrameRequest} from '../shapes/frameMessages';

hearOnce(({source, scenario}: FrameRequest) => {
  void runAndSend(() => ({source, ...findBase(scenario)}));
});
