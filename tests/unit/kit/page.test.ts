import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {mdxReader} from '../../../src/features/content/build/mdxReader';
import {readText} from '../../support/files';
import {useKit} from '../../support/kit';
import type {Code} from 'mdast';

const PAGE = 'wiki/custom-data-function/try-programs.mdx';

describe('the page on the kit', () => {
  const source = readText(PAGE);
  const reader = useKit();

  /** The fences of the page's section, in its order. */
  function fences(): Code[] {
    const found: Code[] = [];
    const start = source.indexOf('{/* #try-on-your-machine */}');
    const end = source.indexOf('\n## ', start);
    expect(start).toBeGreaterThan(0);
    const tree = mdxReader.parse(
      source.slice(source.indexOf('\n', start), end),
    );
    visit(tree, 'code', (node) => {
      found.push(node);
    });
    return found;
  }

  test('shows what its steps print, one after the other', async () => {
    const contents = new Map(reader.files);
    const counts = {sh: 0, text: 0};
    let printed = '';
    for (const {lang, meta, value} of fences()) {
      const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
      if (lang === 'sh') {
        const [node, script = '', ...args] = value.split(' ');
        expect(node).toBe('node');
        const {stdout} = await (script === 'run.mjs'
          ? reader.command(...args)
          : // What a terminal shows; a pipe gets another form in Node 20.
            reader.node('--test-reporter=spec', script, ...args));
        printed = stdout.replaceAll('ℹ ', '');
        counts.sh += 1;
      } else if (lang === 'text') {
        expect(`\n${printed}`).toContain(`\n${value}\n`);
        counts.text += 1;
      } else if (lang === 'diff') {
        const part = (sign: string): string =>
          value
            .split('\n')
            .filter((line) => line.startsWith(sign))
            .map((line) => `${line.slice(1)}\n`)
            .join('');
        const before = contents.get(title) ?? reader.read(title);
        expect(before.split(part('-')).length, title).toBe(2);
        contents.set(title, before.replace(part('-'), part('+')));
        reader.write(title, contents.get(title) ?? '');
      } else {
        expect(['csv', 'jsonc']).toContain(lang);
        reader.write(title, `${value}\n`);
      }
    }
    expect(counts).toEqual({sh: 9, text: 9});
  });

  test('is linked from the tutorial', () => {
    const tutorial = readText(
      'docs/tutorial/tutorial-advanced/register-custom-functions-base.mdx',
    );
    expect(tutorial).toContain(
      'wiki/custom-data-function/try-programs.mdx#try-on-your-machine',
    );
  });
});
