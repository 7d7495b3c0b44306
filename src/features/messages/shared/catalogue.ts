import {
  MESSAGES,
  messageAddress,
  messageAnchor,
} from '@combosite-functions/simulator';
import {PLACEHOLDERS} from './placeholders';
import type {
  MessageEntry,
  MessageId,
  PlaceholderName,
} from '@combosite-functions/simulator';
import type {Placeholder} from './placeholders';

/** A message as its page explains it. */
export interface CatalogueMessage extends MessageEntry {
  readonly id: MessageId;
  /** The fragment of the explanation. */
  readonly anchor: string;
  /** The text, in the order of reading; an object stands for a value. */
  readonly parts: readonly (string | Placeholder)[];
}

/** A message as the list of all messages names it. */
export interface ListedMessage {
  /** Where it is explained, without the site's base path. */
  readonly address: string;
  /** The text, as in {@link CatalogueMessage}. */
  readonly parts: CatalogueMessage['parts'];
}

/** The messages that one page explains. */
export interface MessageGroup {
  /** The page, without the site's base path. */
  readonly route: string;
  readonly messages: readonly ListedMessage[];
}

const IDS = Object.keys(MESSAGES) as MessageId[];

function routeOfMessage(id: MessageId): string {
  return MESSAGES[id].page.split('#', 1)[0] ?? '';
}

/**
 * The messages that a page explains, in the order of the catalogue.
 *
 * @param route - the page, without base path
 */
export function messagesOfPage(route: string): CatalogueMessage[] {
  return IDS.filter((id) => routeOfMessage(id) === route).map((id) => ({
    id,
    ...MESSAGES[id],
    anchor: messageAnchor(id),
    parts: partsOf(MESSAGES[id].template),
  }));
}

/** All messages by the page that explains them, in the catalogue's order. */
export function messageGroups(): MessageGroup[] {
  return [...new Set(IDS.map(routeOfMessage))].map((route) => ({
    route,
    messages: IDS.filter((id) => routeOfMessage(id) === route).map((id) => ({
      address: messageAddress(id),
      parts: partsOf(MESSAGES[id].template),
    })),
  }));
}

function partsOf(template: string): (string | Placeholder)[] {
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : PLACEHOLDERS[part as PlaceholderName],
    )
    .filter((part) => part !== '');
}
