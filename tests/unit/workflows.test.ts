import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {ROOT, listFiles, readText} from '../support/files';
import {tempFolder} from '../support/tempFolder';

/** Parts of a workflow that the tests read. */
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | {readonly name: string};
  readonly steps: readonly Step[];
}

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const WORKFLOWS = listFiles('.github/workflows', /\.yml$/);
const FILES = [...WORKFLOWS, ...listFiles('.github/actions', /\.yml$/)];

function workflow(file: string): Workflow {
  return parse(readText(file), {strict: true, uniqueKeys: true}) as Workflow;
}

test.each(FILES)('%s pins every action by its commit', (file) => {
  const uses = [...readText(file).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(
    ([, action = '']) => action,
  );
  expect(uses).not.toEqual([]);
  for (const action of uses) {
    expect(action).toMatch(
      /^(?:\.\/\.github\/|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/,
    );
  }
});

describe.each(WORKFLOWS)('%s', (file) => {
  const {on, permissions, jobs} = workflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('has no right that it does not name', () => {
    expect([{}, {contents: 'read'}]).toContainEqual(permissions);
    for (const job of Object.values(jobs)) {
      for (const [name, right] of Object.entries(job.permissions ?? {})) {
        expect(
          right === 'read' || (name === 'id-token' && right === 'write'),
        ).toBe(true);
      }
    }
    // With it, code of a stranger would run with this repository's rights.
    expect(on).not.toHaveProperty('pull_request_target');
  });

  test('keeps no credentials of the checkout', () => {
    for (const step of steps) {
      if (step.uses?.startsWith('actions/checkout@')) {
        expect(step.with?.['persist-credentials']).toBe(false);
      }
    }
  });

  test('puts nothing from outside into a command', () => {
    for (const step of steps) {
      // Through the environment a value stays a value.
      expect(step.run ?? '').not.toContain('${{');
    }
  });
});

describe('deploying', () => {
  const deploy = workflow('.github/workflows/deploy.yml').jobs;
  const trusted = Object.values(deploy).filter(
    ({permissions}) => permissions?.['id-token'] === 'write',
  );
  const steps = trusted[0]?.steps ?? [];

  test('is the right of one job, bound to its environment', () => {
    expect(trusted).toHaveLength(1);
    const environments = Object.values(deploy).map(({environment}) =>
      typeof environment === 'string' ? environment : environment?.name,
    );
    // What is allowed hangs on these, not on a file that a branch can change.
    expect(environments).toEqual([
      "${{ github.event_name == 'push' && 'production-build' || 'preview-build' }}",
      "${{ github.event_name == 'push' && 'production' || 'preview' }}",
    ]);
    expect(workflow('.github/workflows/deploy.yml').on).toEqual({
      push: {branches: ['main']},
      // Of another branch anybody who can push could change the tools.
      pull_request: {branches: ['main']},
    });
    for (const step of steps) {
      expect(JSON.stringify(step)).not.toContain('secrets.');
    }
  });

  test('runs nothing of a pull request, and only locked tools', () => {
    for (const {uses = '', run = '', with: inputs} of steps) {
      expect(uses).not.toMatch(/^\.\//);
      if (uses.includes('checkout')) {
        expect(inputs).toMatchObject({
          ref: '${{ github.event.pull_request.base.sha || github.sha }}',
          'sparse-checkout': '.github/deploy',
        });
      }
      expect(run).not.toMatch(/\bnpx\b|npm (?:install|run|test)|@latest/);
      expect(run.match(/npm ci\b.*/g) ?? []).toEqual(
        run.includes('npm ci')
          ? ['npm ci --ignore-scripts --prefix .github/deploy']
          : [],
      );
    }
    const tools = JSON.parse(readText('.github/deploy/package.json')) as {
      scripts?: object;
      dependencies: Record<string, string>;
    };
    expect(tools.scripts).toBeUndefined();
    const lock = JSON.parse(readText('.github/deploy/package-lock.json')) as {
      packages: Record<
        string,
        {version: string; integrity?: string; link?: boolean}
      >;
    };
    for (const [name, version] of Object.entries(tools.dependencies)) {
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    }
    expect(
      Object.entries(lock.packages).filter(
        ([name, {integrity}]) => name && !integrity,
      ),
    ).toEqual([]);
  });

  test('publishes nothing that a link of the build leads to', () => {
    const run = steps.find((step) => step.run?.includes('configure.mjs'))?.run;
    const folder = tempFolder({
      'made/build/index.html': '',
      'made/build-hosting/firebase.json': readText('firebase.json'),
      '.github/deploy/configure.mjs': readText('.github/deploy/configure.mjs'),
    });
    const isTaken = () =>
      spawnSync('bash', ['-c', run ?? 'exit 1'], {cwd: folder}).status === 0;
    const link = path.join(folder, 'made/build/job');
    symlinkSync('../..', link);
    expect(isTaken()).toBe(false);
    rmSync(link);
    expect(isTaken()).toBe(true);
    expect(existsSync(path.join(folder, 'site/build/index.html'))).toBe(true);
  });

  test('takes the headers of a build and leaves its hooks behind', () => {
    const steppedOver = steps.find(({run}) => run?.includes('configure.mjs'));
    expect(steppedOver?.run).toContain('> site/firebase.json');
    const publish = steps.find(({run}) => run?.includes('bin/firebase'));
    expect(publish?.['working-directory']).toBe('site');

    const made = JSON.parse(readText('firebase.json')) as {
      hosting: {headers: unknown[]};
    };
    const changed = {
      hosting: {
        ...made.hosting,
        redirects: [
          {source: '/old', destination: '/new', type: 302, regex: ''},
        ],
        public: '/',
        predeploy: 'curl https://evil.example/',
        rewrites: [{source: '**', destination: 'https://evil.example/'}],
      },
      functions: {predeploy: ['id']},
    };
    expect(JSON.parse(configure(changed))).toEqual({
      hosting: {
        ...made.hosting,
        redirects: [{source: '/old', destination: '/new', type: 301}],
      },
    });
    expect(() =>
      configure({
        hosting: {redirects: [], headers: [{source: {a: 1}, headers: []}]},
      }),
    ).toThrow('not a text');
    expect(() =>
      configure({
        hosting: {
          redirects: [{source: '/old', destination: '//evil.example/'}],
          headers: [],
        },
      }),
    ).toThrow('not an address of this site');
  });
});

/** What the deploying job makes of a build's firebase.json. */
function configure(firebase: object): string {
  const folder = tempFolder({'firebase.json': JSON.stringify(firebase)});
  return execFileSync(
    process.execPath,
    ['.github/deploy/configure.mjs', path.join(folder, 'firebase.json')],
    {cwd: ROOT, encoding: 'utf8', stdio: 'pipe'},
  );
}
