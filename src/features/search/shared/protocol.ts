/*
 * What the page and the search's worker say to each other.
 */
import type {SearchResult} from './types';

export type Request =
  | {
      readonly type: 'load';
      /** Contents of the two files. */
      readonly searchDoc: ArrayBuffer;
      readonly lunrIndex: ArrayBuffer;
    }
  | {readonly type: 'search'; readonly id: number; readonly input: string};

export type Response =
  | {readonly type: 'loaded'; readonly highlightResult: boolean}
  | {readonly type: 'failed'}
  | {
      readonly type: 'result';
      readonly id: number;
      readonly result: SearchResult;
    };
