/*
 * Publishes the message catalogue for programs of readers:
 * /combosite-functions-messages.json. A page links to it by <Download />, as it
 * is no route.
 */
import {filesPlugin} from '../../../published-files/build/publishFiles';
import {readMessageMarks} from '../messageMarks';
import {messagesJson} from './messagesJson';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes the message catalogue. */
export default function messageFile(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  return filesPlugin(context, {
    name: 'message-file',
    watched: [],
    files: ['combosite-functions-messages.json'],
    make: () => ({
      'combosite-functions-messages.json': messagesJson(
        new URL(baseUrl, siteConfig.url).href,
        readMessageMarks(siteDir),
      ),
    }),
  });
}
