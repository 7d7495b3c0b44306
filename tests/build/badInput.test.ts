import {describe, expect, test} from 'vitest';
import {build, copySite} from '../support/site';
import {ROOT} from '../support/files';

const PAGE = 'wiki/development-plan.mdx';

/** Appends a paragraph to the page. */
const append = (text: string) => (content: string) => `${content}\n${text}\n`;

describe('a page', () => {
  test.each([
    [
      'with an undeclared tag',
      'undeclared-tag',
      (content: string) =>
        content.replace(/^tags:.*$(?:\n {2}- .*$)*/m, 'tags: [payroll]'),
      /development-plan\.mdx.*payroll|payroll[\s\S]*development-plan/,
    ],
    [
      'with a broken link to a file',
      'broken-file-link',
      append('[ない](./no-such-page.mdx)'),
      /no-such-page\.mdx[\s\S]*development-plan\.mdx/,
    ],
    [
      'with a broken link to a route',
      'broken-route-link',
      append('[ない](/wiki/no-such-page)'),
      /\/wiki\/development-plan[\s\S]*\/wiki\/no-such-page/,
    ],
  ])('%s stops the build and is named', async (_, name, change, message) => {
    const site = copySite(name, {[PAGE]: change});
    const {code, output} = await build(site, ['--no-minify']);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(message);
  });
});

test('a stub that does not compile stops the build and is named', async () => {
  const site = copySite('broken-stub', {
    'api-src/interfaces/Term.d.ts': (content) =>
      content.replace('startDate: string', 'startDate: NoSuchType'),
  });
  const {code, output} = await build(site);
  expect(code, output).not.toBe(0);
  expect(output).toMatch(/interfaces\/Term\.d\.ts/);
  expect(output).toContain('APIリファレンスを生成できませんでした。');
});

describe('an environment variable', () => {
  test.each([
    ['SITE_URL', 'foo'],
    ['BASE_URL', 'x'],
    ['ENABLE_BASIC_AUTH', 'yes'],
  ])('%s=%s stops the build and is named', async (name, value) => {
    const {code, output} = await build(ROOT, ['--out-dir', 'test-results/x'], {
      [name]: value,
    });
    expect(code).not.toBe(0);
    expect(output).toContain(`環境変数${name}の値「${value}」`);
  });

  test.each([
    ['missing', '', 'が指定されていません'],
    ['too short', 'geheim7', 'の値が短すぎます（7文字）'],
  ])(
    'BASIC_AUTH_PASSWORD, %s, stops a gated build',
    async (_, password, problem) => {
      const {code, output} = await build(
        ROOT,
        ['--out-dir', 'test-results/x'],
        {
          ENABLE_BASIC_AUTH: 'true',
          BASIC_AUTH_PASSWORD: password,
        },
      );
      expect(code).not.toBe(0);
      expect(output).toContain(`環境変数BASIC_AUTH_PASSWORD${problem}`);
      expect(output).not.toContain('geheim7');
    },
  );
});
