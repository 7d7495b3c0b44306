import {expect, test} from 'vitest';
import {RULES, ruleAddress} from '@combosite-functions/stress';
import {readText} from '../../support/files';

test('the page has every rule under its title, in order and at its address', () => {
  const [route = ''] = ruleAddress('targets').split('#', 1);
  const page = readText(`${route}.mdx`);
  const headings = [
    ...page.matchAll(
      /^#{2,3} (?<title>.+) \{\/\* #(?<id>rule-[a-z-]+) \*\/\}$/gm,
    ),
  ].map(({groups}) => ({title: groups?.title, id: groups?.id}));
  expect(headings).toEqual(
    RULES.map(({id, title}) => ({
      title: expect.stringContaining(title) as string,
      id: ruleAddress(id).split('#')[1],
    })),
  );
});
