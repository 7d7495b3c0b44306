import {deflateSync, strFromU8, strToU8} from 'fflate';
import {describe, expect, test} from 'vitest';
import {RUN_LIMITS} from '../../../src/features/runner/page/shapes/runLimits';
import {
  decodeShare,
  encodeShare,
} from '../../../src/features/runner/page/share/shareLink';

/** A fragment with any content. */
function fragment(content: string, sample = '0'): string {
  const base64 = btoa(strFromU8(deflateSync(strToU8(content)), true));
  return `#run=${sample}.${base64.replaceAll('+', '-').replaceAll('/', '_')}`;
}

describe('a link with a program', () => {
  test.each([
    'async function main() {\n  logger.info("犬🐕");\n}\n',
    '',
    '\u0000\ud800?',
    'x'.repeat(RUN_LIMITS.sourceLength),
  ])('gives back what was put in (%#)', (source) => {
    const shared = {sample: 3, scenario: '給与計算前', source};
    expect(decodeShare(encodeShare(shared))).toEqual(shared);
  });

  test('consists of characters that no program has to escape', () => {
    expect(
      encodeShare({sample: 0, scenario: '手動実行', source: '犬'.repeat(99)}),
    ).toMatch(/^#run=0\.[\w-]+$/);
  });

  test.each([
    ['nothing', ''],
    ['an ordinary anchor', '#heading'],
    ['no number', '#run=abc'],
    ['a negative number', fragment('["a","b"]', '-1')],
    ['a huge number', fragment('["a","b"]', '1234')],
    ['no content', '#run=0.'],
    ['what is no Base64', '#run=0.%%%'],
    ['what is no deflated text', '#run=0.AAAA'],
    ['a link that is cut off', fragment('["a","bcdefghijkl"]').slice(0, -8)],
    ['no JSON', fragment('async function main() {}')],
    ['an object', fragment('{"scenario":"a","source":"b"}')],
    ['numbers', fragment('[1,2]')],
    ['a list that is too short', fragment('["a"]')],
    [
      'a program that is too long',
      fragment(JSON.stringify(['a', 'x'.repeat(RUN_LIMITS.sourceLength + 1)])),
    ],
    ['a text that unpacks to much', fragment('x'.repeat(20_000_000))],
    ['a fragment that is too long', `#run=0.${'A'.repeat(70_000)}`],
  ])('is refused if it has %s', (_, text) => {
    expect(decodeShare(text)).toBeUndefined();
  });
});
