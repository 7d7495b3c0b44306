import {fileNotice} from '../../../assumptions/build/fileNotice';
import {PLACEHOLDERS} from '../../shared/placeholders';
import {MESSAGES, messageAddress} from '@combosite-functions/simulator';
import type {MessageMarks} from '../messageMarks';
import type {Placeholder} from '../../shared/placeholders';
import type {
  MessageEntry,
  MessageId,
  PlaceholderName,
} from '@combosite-functions/simulator';

/** A message as programs of readers get it. */
export interface PublishedMessage extends Omit<MessageEntry, 'page'> {
  readonly id: MessageId;
  /** What stands for the names in braces of the template. */
  readonly values: Readonly<Record<string, Placeholder>>;
  /** Where the message is explained. */
  readonly url: string;
  /** What is assumed of it: ids of the list of assumptions. */
  readonly assumptions: readonly string[];
}

/** The published file. */
export interface MessageFile extends ReturnType<typeof fileNotice> {
  readonly messages: readonly PublishedMessage[];
}

/**
 * The message catalogue as JSON, in its own order.
 *
 * @param siteUrl - the site's address, with its base path
 * @param marks - what is assumed of the messages
 */
export function messagesJson(siteUrl: string, marks: MessageMarks): string {
  const messages = (Object.keys(MESSAGES) as MessageId[]).map(
    (id): PublishedMessage => {
      const {cause, check, kind, mend, template} = MESSAGES[id];
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(
        ([, name]) => name,
      );
      return {
        id,
        kind,
        template,
        values: Object.fromEntries(
          (names as PlaceholderName[]).map((name) => [
            name,
            PLACEHOLDERS[name],
          ]),
        ),
        cause,
        check,
        mend,
        url: new URL(messageAddress(id).slice(1), siteUrl).href,
        assumptions: [...marks.all, ...(marks.own.get(id) ?? [])],
      };
    },
  );
  const file: MessageFile = {...fileNotice(siteUrl), messages};
  return `${JSON.stringify(file, null, 2)}\n`;
}
