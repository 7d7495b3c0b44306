import {expect, test} from 'vitest';
import {WRITTEN} from '../support/routes';

test('every written page is in a sidebar', () => {
  const lost = WRITTEN.filter(
    ({file, sidebar}) => !sidebar && !file.startsWith('src/pages/'),
  );
  expect(
    lost.map(
      ({file}) =>
        `${file}：sidebars.tsの、表示する場所に「'${file.replace(/\.mdx$/, '')}',」の行を加えてください。`,
    ),
  ).toEqual([]);
});
