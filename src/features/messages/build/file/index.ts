/*
 * Publishes the message catalogue for programs of readers:
 * /combosite-functions-messages.json. A page links to it by <Download />, as it
 * is no route.
 */
import path from 'node:path';
import {loadFresh} from '../../../content/build/loadFresh';
import {filesPlugin} from '../../../published-files/build/publishFiles';
import {readMessageMarks} from '../messageMarks';
import type {messagesJson} from './messagesJson';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface MessagesJsonModule {
  readonly messagesJson: typeof messagesJson;
}

/** Publishes the message catalogue. */
export default function messageFile(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  return filesPlugin(context, {
    name: 'message-file',
    watched: [
      'packages/simulator/messages/explanations.json',
      'packages/simulator/messages/messages.ts',
      'src/features/messages/shared/values.json',
    ].map((file) => path.join(siteDir, file)),
    files: ['combosite-functions-messages.json'],
    async make() {
      const {messagesJson: make} = await loadFresh<MessagesJsonModule>(
        siteDir,
        'src/features/messages/build/file/messagesJson.ts',
      );
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      return {
        'combosite-functions-messages.json': make(
          siteUrl,
          readMessageMarks(siteDir),
        ),
      };
    },
  });
}
