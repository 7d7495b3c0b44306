import {createServer} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Lets a server listen to a free port of this machine.
 *
 * @returns its origin, without a slash at the end
 */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that every page may ask; `hits` are the addresses that were. */
export async function startTarget() {
  const hits: string[] = [];
  const server = createServer(({url = ''}, response) => {
    hits.push(url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end();
  });
  server.on('upgrade', ({url = ''}, socket) => {
    hits.push(url);
    socket.destroy();
  });
  return {hits, origin: await listen(server), close: () => server.close()};
}
