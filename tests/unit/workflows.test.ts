import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {ROOT, listFiles} from '../support/files';
import {FULL} from '../support/full';

/** Parts of a workflow that the tests read. */
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: {readonly group: string};
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const WORKFLOWS = listFiles('.github/workflows', /\.yml$/);
const FILES = [...WORKFLOWS, ...listFiles('.github/actions', /\.yml$/)];

function text(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function workflow(file: string): Workflow {
  return parse(text(file), {strict: true, uniqueKeys: true}) as Workflow;
}

test('finds the workflows', () => {
  expect(WORKFLOWS.map((file) => path.basename(file))).toEqual([
    'ci.yml',
    'dependencies.yml',
    'deploy.yml',
  ]);
});

test.each(FILES)('%s pins every action by its commit', (file) => {
  const uses = [...text(file).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(
    ([, action = '']) => action,
  );
  expect(uses).not.toEqual([]);
  for (const action of uses) {
    expect(action).toMatch(
      /^(?:\.\/\.github\/|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/,
    );
  }
});

test('the same action has the same version everywhere', () => {
  const versions = new Map<string, Set<string>>();
  for (const file of FILES) {
    for (const [, name = '', version = ''] of text(file).matchAll(
      /uses: ([^@\s.][^@\s]*)@(.*)$/gm,
    )) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  expect(versions.size).toBeGreaterThan(3);
  expect([...versions].filter(([, {size}]) => size > 1)).toEqual([]);
});

describe.each(WORKFLOWS)('%s', (file) => {
  const {on, permissions, concurrency, jobs} = workflow(file);
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

  test('has an end, and one run at a time', () => {
    expect(concurrency?.group).toContain('github.ref');
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });

  test('keeps no credentials of the checkout', () => {
    for (const step of steps) {
      if (step.uses?.startsWith('actions/checkout@')) {
        expect(step.with?.['persist-credentials']).toBe(false);
      }
    }
  });

  test('has the history where the site is built, for the dates of pages', () => {
    for (const {steps: own} of Object.values(jobs)) {
      if (own.some(({run = ''}) => /npm (?:test|run build)\b/.test(run))) {
        const checkout = own.find(({uses}) => uses?.includes('checkout'));
        expect(checkout?.with).toHaveProperty('fetch-depth', 0);
      }
    }
  });

  test('puts nothing from outside into a command', () => {
    for (const step of steps) {
      // Through the environment a value stays a value.
      expect(step.run ?? '').not.toContain('${{');
    }
  });

  test('knows secrets by their names only', () => {
    for (const step of steps) {
      for (const [name, value] of Object.entries(step.env ?? {})) {
        if (/PASSWORD|TOKEN|KEY|SECRET|CREDENTIAL/.test(name)) {
          expect(value).toMatch(/^\$\{\{ secrets\.[A-Z_]+ \}\}$/);
        }
      }
    }
    expect(text(file)).not.toMatch(
      /-----BEGIN|AIza[\w-]{20}|gh[pousr]_\w{20}|"private_key"|toJSON\(secrets\)/,
    );
  });
});

test('the main branch gets every test, a pull request the usual ones', () => {
  const {scripts} = JSON.parse(text('package.json')) as {
    scripts: Record<string, string>;
  };
  const steps = workflow('.github/workflows/ci.yml').jobs.test?.steps ?? [];
  const conditionOf = (command: string) =>
    steps.filter(({run}) => run === command).map((step) => step.if);
  expect(conditionOf('npm test')).toEqual(["github.ref != 'refs/heads/main'"]);
  expect(conditionOf('npm run test:full')).toEqual([
    "github.ref == 'refs/heads/main'",
  ]);
  expect(scripts['test:full']).toBe(`${scripts.test} --full`);
  // A tag that the usual run leaves out has one place where it runs.
  expect(scripts['test:e2e']).toBe(
    `${scripts['test:e2e:full']} --grep-invert ${FULL.tag}`,
  );
});

test('the job with the right to deploy runs no code of the repository', () => {
  const jobs = Object.values(workflow('.github/workflows/deploy.yml').jobs);
  const trusted = jobs.filter(
    ({permissions}) => permissions?.['id-token'] === 'write',
  );
  expect(trusted).toHaveLength(1);
  for (const {uses = '', run = ''} of trusted[0]?.steps ?? []) {
    expect(uses).not.toMatch(/checkout|^\.\//);
    expect(run).not.toMatch(/npm (?:ci|install|run|test)/);
    // A fixed version of what it gets.
    expect(run).not.toContain('@latest');
  }
});

test('updates leave alone what is held on purpose', () => {
  const {updates} = parse(text('.github/dependabot.yml')) as {
    updates: {
      'package-ecosystem': string;
      ignore?: {'dependency-name': string; 'update-types'?: string[]}[];
    }[];
  };
  const npm = updates.find((entry) => entry['package-ecosystem'] === 'npm');
  const ignored = (npm?.ignore ?? []).map((entry) => entry['dependency-name']);
  const {overrides} = JSON.parse(text('package.json')) as {
    overrides: Record<string, unknown>;
  };
  const pinned = Object.entries(overrides)
    .filter(([, version]) => typeof version === 'string')
    .map(([name]) => name);
  expect(pinned).not.toEqual([]);
  expect(ignored).toEqual(
    expect.arrayContaining(['typescript', 'remark-cjk-friendly', ...pinned]),
  );
  // Without update types, security updates would be left out as well.
  for (const entry of npm?.ignore ?? []) {
    expect(entry['update-types']).toBeTruthy();
  }
});
