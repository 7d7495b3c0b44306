/*
 * What the page and the frame of a sample tell each other. The frame holds no
 * more of the schemas than this file.
 */
import * as v from 'valibot';

const PROGRAM = {
  source: v.string(),
  /** Name of the scenario. */
  scenario: v.string(),
};

const CONDITIONS = {
  ...PROGRAM,
  /** The script of the worker that makes hostile conditions: /stress.js. */
  engine: v.string(),
};

/** What the page asks the frame, and the frame the worker, to do. */
export const FRAME_REQUEST = v.variant('kind', [
  /** Run the program once. */
  v.object({kind: v.literal('run'), ...PROGRAM}),
  /** Try it under all hostile conditions. */
  v.object({kind: v.literal('stress'), ...CONDITIONS}),
  /** Run it once under one of them. */
  v.object({kind: v.literal('replay'), ...CONDITIONS, variantId: v.string()}),
]);

/** What the frame tells the page. */
export const FRAME_MESSAGE = v.variant('kind', [
  v.object({kind: v.literal('ready')}),
  /** A single run begins now: what was loaded before doesn't count as its time. */
  v.object({kind: v.literal('started')}),
  /** A message of the worker, unread: see `workerMessages.ts`. */
  v.object({kind: v.literal('worker'), text: v.string()}),
  /** Why the frame ended a worker that hadn't finished. */
  v.object({
    kind: v.literal('ended'),
    reason: v.picklist(['timeout', 'flood', 'crashed', 'unavailable']),
  }),
]);

export type FrameRequest = v.InferOutput<typeof FRAME_REQUEST>;
export type FrameMessage = v.InferOutput<typeof FRAME_MESSAGE>;
export type EndReason = Extract<FrameMessage, {kind: 'ended'}>['reason'];
