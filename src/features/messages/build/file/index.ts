/*
 * Publishes the message catalogue for programs of readers:
 * /combosite-functions-messages.json. A page links to it by <Download />, as it
 * is no route.
 */
import {publishFiles} from '../../../published-files/build/publishFiles';
import {readMessageMarks} from '../messageMarks';
import {messagesJson} from './messagesJson';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the message catalogue.
 *
 * @param context - Docusaurus's load context
 */
export default function messageFile(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  const {configureWebpack, postBuild, write} = publishFiles(
    context,
    'message-file',
  );

  return {
    name: 'message-file',

    loadContent() {
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      write({
        'combosite-functions-messages.json': messagesJson(
          siteUrl,
          readMessageMarks(siteDir),
        ),
      });
    },

    configureWebpack,
    postBuild,
  };
}
