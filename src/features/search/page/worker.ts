/*
 * The search off the page's thread. The page fetches the files and hands them
 * over, so that there is one place that knows how they come.
 */
import {createSearcher} from '../shared/createSearcher';
import type {Searcher} from '../shared/createSearcher';
import type {Request, Response} from '../shared/protocol';
import type {SearchDocFile} from '../shared/types';

let searcher: Searcher | undefined;

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.type === 'load') {
    try {
      const file = parse(data.searchDoc) as SearchDocFile;
      searcher = createSearcher(file, parse(data.lunrIndex) as object);
      reply({type: 'loaded', highlightResult: file.options.highlightResult});
    } catch {
      reply({type: 'failed'});
    }
  } else if (searcher) {
    reply({
      type: 'result',
      id: data.id,
      result: searcher.search(data.input),
    });
  }
});

function parse(content: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(content));
}

function reply(response: Response): void {
  postMessage(response);
}
