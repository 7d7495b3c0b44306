/*
 * A worker's way to speak and to hear. What is needed of its scope is taken
 * before a reader's program starts, which then can't speak past it.
 */
import {withoutPrototypes} from './withoutPrototypes';
import type {MESSAGE_KINDS} from '../shapes/runLimits';

interface WorkerScope {
  postMessage?: (message: unknown) => void;
  onmessage: ((event: {readonly data: unknown}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage?.bind(globalThis);
const {stringify} = JSON;

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

/** Tells something for the page, as text. */
export function send(
  kind: (typeof MESSAGE_KINDS)[keyof typeof MESSAGE_KINDS],
  value: unknown,
): void {
  // A toJSON that the program gave to all objects would be asked otherwise.
  post?.(kind + stringify(withoutPrototypes(value)));
}
