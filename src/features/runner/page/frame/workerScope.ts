/*
 * A worker's way to speak and to hear. What is needed of its scope is taken
 * before a reader's program starts, which then can't speak past it.
 */
import {stringifyCut} from './cut';
import type {MESSAGE_KINDS} from '../shapes/runLimits';

interface WorkerScope {
  postMessage?: (message: unknown) => void;
  onmessage: ((event: {readonly data: unknown}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage?.bind(globalThis);

delete scope.postMessage;

/**
 * Waits for the next message, and for no other: what a program makes up while
 * it runs is not heard.
 *
 * @param hear - told what came
 */
export function hearOnce<Message>(hear: (message: Message) => void): void {
  scope.onmessage = ({data}) => {
    scope.onmessage = null;
    hear(data as Message);
  };
}

/** Tells something as it is. */
export function tell(message: unknown): void {
  post?.(message);
}

type Kind = (typeof MESSAGE_KINDS)[keyof typeof MESSAGE_KINDS];

/** Tells something for the page, as text. */
export function send(kind: Kind, value: unknown): void {
  post?.(kind + JSON.stringify(value));
}

/** Tells how something ended, whose texts may be as long as a program likes. */
export function sendReport(kind: Kind, report: unknown): void {
  post?.(kind + stringifyCut(report));
}
