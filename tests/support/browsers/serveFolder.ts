import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {gzipSync} from 'node:zlib';
import {listen} from '../listen';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

/** What a test adds to the site. */
export interface Watch {
  /** Stands first in the head of every page without a policy of its own. */
  readonly script: string;
  /** Told what the script sends by POST, to whatever address. */
  readonly hear: (text: string) => void;
}

/** Serves a built site as a plain server with gzip would. */
export async function serveFolder(
  folder: string,
  watch?: Watch,
): Promise<Served> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {url = '/'} = request;
    if (watch && request.method === 'POST') {
      void text(request)
        .then(watch.hear)
        .finally(() => response.end());
      return;
    }
    const name = decodeURIComponent(url.replace(/[?#].*/s, ''));
    const file = [name, `${name}/index.html`, `${name}.html`]
      .map((candidate) => path.join(folder, candidate))
      .find(
        (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
      );
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)];
    const body =
      packed.get(file) ??
      (type === undefined
        ? readFileSync(file)
        : gzipSync(withScript(readFileSync(file), watch)));
    packed.set(file, body);
    response
      .writeHead(200, {
        'Content-Type': type ?? 'application/octet-stream',
        ...(type !== undefined && {'Content-Encoding': 'gzip'}),
      })
      .end(body);
  });
  return {
    origin: await listen(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function withScript(file: Buffer, watch: Watch | undefined): Buffer {
  const page = watch ? String(file) : '';
  return /^<!doctype html>/i.test(page) &&
    !page.includes('Content-Security-Policy')
    ? Buffer.from(
        page.replace('<head>', () => `<head><script>${watch?.script}</script>`),
      )
    : file;
}
