import {MESSAGES, messageAnchor} from '@combosite-functions/simulator';
import {PLACEHOLDERS} from './placeholders';
import type {
  MessageEntry,
  MessageId,
  PlaceholderName,
} from '@combosite-functions/simulator';
import type {Placeholder} from './placeholders';

/** A message as the page of messages explains it. */
export interface CatalogueMessage extends MessageEntry {
  readonly id: MessageId;
  /** The fragment of the explanation. */
  readonly anchor: string;
  /** The text, in the order of reading; an object stands for a value. */
  readonly parts: readonly (string | Placeholder)[];
}

const IDS = Object.keys(MESSAGES) as MessageId[];

/**
 * The messages of which a page explains the rule, in the catalogue's order.
 *
 * @param about - the page, without base path
 */
export function messagesAbout(about: string): CatalogueMessage[] {
  return IDS.filter((id) => MESSAGES[id].page.split('#', 1)[0] === about).map(
    (id) => ({
      id,
      ...MESSAGES[id],
      anchor: messageAnchor(id),
      parts: partsOf(MESSAGES[id].template),
    }),
  );
}

function partsOf(template: string): (string | Placeholder)[] {
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : PLACEHOLDERS[part as PlaceholderName],
    )
    .filter((part) => part !== '');
}
