/*
 * What the page and the frame of a sample tell each other. The frame holds no
 * more of the schemas than this file.
 */
import * as v from 'valibot';

/** What the page asks the frame, and the frame the worker, to do. */
export const RUN_REQUEST = v.object({
  kind: v.literal('run'),
  source: v.string(),
  /** Name of the scenario. */
  scenario: v.string(),
});

/** What the frame tells the page. */
export const FRAME_MESSAGE = v.variant('kind', [
  v.object({kind: v.literal('ready')}),
  /** A message of the worker, unread: see `workerMessages.ts`. */
  v.object({kind: v.literal('worker'), text: v.string()}),
  /** Why the frame ended a worker that hadn't finished. */
  v.object({
    kind: v.literal('ended'),
    reason: v.picklist(['timeout', 'flood', 'crashed']),
  }),
]);

export type RunRequest = v.InferOutput<typeof RUN_REQUEST>;
export type FrameMessage = v.InferOutput<typeof FRAME_MESSAGE>;
export type EndReason = Extract<FrameMessage, {kind: 'ended'}>['reason'];
