/*
 * The messages with what the pages say of them. A program can be run without.
 */
import explanations from './explanations.json';
import {TEMPLATES} from './messages';
import type {MessageId} from './messages';

/** One message of the catalogue. */
export interface MessageEntry {
  /** The message, with `{name}` where a value is. */
  readonly template: string;
  /** What led to it. */
  readonly cause: string;
  /** What the reader looks at first. */
  readonly check: string;
  /** What the reader does about it. */
  readonly mend: string;
  /** An `error` stops the program; a `notice` is advice beside the log. */
  readonly kind: 'error' | 'notice';
  /** The page, and its section, that explains the rule. */
  readonly page: string;
}

/** The page that lists all messages, inside the site. */
const MESSAGES_PAGE = '/wiki/error-messages';

/** An explanation that lacks is an error of types. */
const EXPLANATIONS: Readonly<Record<MessageId, object>> = explanations;

/** All messages by their id. */
export const MESSAGES = Object.fromEntries(
  Object.entries(TEMPLATES).map(([id, template]) => [
    id,
    {template, ...EXPLANATIONS[id as MessageId]},
  ]),
) as unknown as Readonly<Record<MessageId, MessageEntry>>;

/** The fragment under which the page of messages explains a message. */
export function messageAnchor(id: MessageId): string {
  return `message-${id}`;
}

/**
 * The place that explains a message: cause, check and remedy.
 *
 * @returns an address inside the site, without the base path
 */
export function messageAddress(id: MessageId): string {
  return `${MESSAGES_PAGE}#${messageAnchor(id)}`;
}
