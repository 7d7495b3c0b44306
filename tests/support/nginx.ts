import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findNginx} from '../../scripts/machine/nginx';
import {hostingFolder} from '../../src/features/hosting/build';
import {ROOT} from './files';
import {NGINX_PORTS} from './ports';
import {BUILD_FOLDER, SUB_PATH, SUB_PATH_BUILD_FOLDER} from './site';

/** Who may read the site. The password has letters that encodings differ in. */
export const READER = {username: 'wiki', password: 'あいことば "2026" $1:é'};

const FOLDER = path.join(ROOT, 'test-results/nginx');

/** Starts after this long or not at all. */
const START_MILLIS = 10_000;

/**
 * Serves the built site with the recipes of hosting/nginx/ and those that the
 * build made. Only the lines that an administrator changes are changed.
 *
 * @returns what ends the server
 */
export async function startNginx(): Promise<() => Promise<void>> {
  const {openssl} = findNginx();
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  // As an administrator puts the files: into a folder of the base path's name.
  mkdirSync(path.join(FOLDER, 'root'));
  symlinkSync(
    SUB_PATH_BUILD_FOLDER,
    path.join(FOLDER, 'root', SUB_PATH.slice(1, -1)),
  );

  const hash = execFileSync(openssl, ['passwd', '-6', '-stdin'], {
    input: READER.password,
    encoding: 'utf8',
  });
  writeFileSync(path.join(FOLDER, 'htpasswd'), `${READER.username}:${hash}`);
  execFileSync(
    openssl,
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-keyout', 'privkey.pem'],
      ...['-out', 'fullchain.pem'],
    ],
    {cwd: FOLDER, stdio: 'ignore'},
  );

  const {stop} = await runNginx(FOLDER, NGINX_PORTS.subPath, [
    server('server.conf', BUILD_FOLDER, BUILD_FOLDER, [
      ['80', NGINX_PORTS.plain],
    ]),
    server('server-tls.conf', BUILD_FOLDER, BUILD_FOLDER, [
      ['80', NGINX_PORTS.redirect],
      ['443', NGINX_PORTS.tls],
    ]),
    server('server.conf', path.join(FOLDER, 'root'), SUB_PATH_BUILD_FOLDER, [
      ['80', NGINX_PORTS.subPath],
    ]),
    server('server.conf', BUILD_FOLDER, BUILD_FOLDER, [
      ['80', NGINX_PORTS.limited],
    ]),
  ]);
  return stop;
}

/** A running nginx. */
export interface RunningNginx {
  readonly stop: () => Promise<void>;
  /** What tells it anything: `nginx` with the arguments that name it. */
  readonly command: readonly string[];
}

/**
 * Runs nginx in the foreground.
 *
 * @param folder - for its files
 * @param port - one that it listens to
 * @param servers - what the `http` block holds
 * @throws Error with what it printed if it doesn't start
 */
export async function runNginx(
  folder: string,
  port: number,
  servers: readonly string[],
): Promise<RunningNginx> {
  const {nginx} = findNginx();
  mkdirSync(path.join(folder, 'temp'), {recursive: true});
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      'error_log stderr;',
      `pid ${folder}/nginx.pid;`,
      'events {}',
      'http {',
      `include ${mimeTypes(nginx)};`,
      'default_type application/octet-stream;',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/temp/${name};`,
      ),
      ...servers,
      '}',
    ].join('\n'),
  );

  if (await accepts(port)) {
    throw new Error(`another process listens to port ${port}`);
  }
  const args = ['-p', folder, '-e', 'stderr', '-c', main];
  const child = spawn(nginx, args, {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.on('data', (data) => (output += String(data)));
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', (error) => {
      output += String(error);
      resolve();
    });
  });

  const deadline = Date.now() + START_MILLIS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx doesn't start:\n${output}`);
    }
    await sleep(50);
  }
  return {
    command: [nginx, ...args],
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A shipped server block that serves a build from a folder. */
function server(
  name: string,
  root: string,
  build: string,
  ports: readonly Ports[],
): string {
  // As release.sh writes it.
  const release = path.join(FOLDER, `release-${ports[0]?.[1]}.conf`);
  writeFileSync(
    release,
    `root ${root};\ninclude ${hostingFolder(build)}/nginx/site.conf;\n`,
  );
  return serverBlock(name, FOLDER, release, ports);
}

type Ports = readonly [shipped: string, here: number];

/**
 * A shipped server block with the values of a test.
 *
 * @param name - of the file in hosting/nginx/
 * @param folder - where password and certificate are
 * @param release - what release.sh has written
 * @param ports - for those of the block
 */
export function serverBlock(
  name: string,
  folder: string,
  release: string,
  ports: readonly Ports[],
): string {
  const replacements: [string | RegExp, string][] = [
    ['/srv/combosite-wiki/current/release.conf', release],
    [/\/etc\/nginx\/combosite-wiki\//g, `${folder}/`],
    [/wiki\.example\.com/g, 'localhost'],
    // Each block stands in a file that an administrator installs alone.
    [/zone=combosite_wiki/g, `zone=wiki_${ports[0]?.[1]}`],
    ...ports.flatMap(([shipped, here]): [RegExp, string][] => [
      [new RegExp(`listen ${shipped}\\b`), `listen 127.0.0.1:${here}`],
      // A machine may have no IPv6.
      [new RegExp(`\n *listen \\[::\\]:${shipped}\\b.*`), ''],
    ]),
  ];
  let text = readFileSync(path.join(ROOT, 'hosting/nginx', name), 'utf8');
  for (const [shipped, here] of replacements) {
    const changed = text.replace(shipped, here);
    if (changed === text) {
      throw new Error(`hosting/nginx/${name} has no ${shipped}`);
    }
    text = changed;
  }
  return text;
}

/** The file of media types beside nginx's own configuration. */
function mimeTypes(nginx: string): string {
  const {stderr} = spawnSync(nginx, ['-V'], {encoding: 'utf8'});
  const [, configuration = '/etc/nginx/nginx.conf'] =
    /--conf-path=(\S+)/.exec(stderr) ?? [];
  const file = path.join(path.dirname(configuration), 'mime.types');
  if (!existsSync(file)) {
    throw new Error(`nginx has no ${file}`);
  }
  return file;
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
