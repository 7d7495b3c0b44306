import {describe, expect, test} from 'vitest';
import {inlineScriptHashes} from '../../../src/features/hosting/build/inlineScripts';

describe('inlineScriptHashes', () => {
  test('hashes what a browser runs, as it stands there', () => {
    // printf 'alert("あ")' | openssl dgst -sha256 -binary | base64
    expect(
      inlineScriptHashes(
        '<!doctype html><script>alert("あ")</script><p>あ</p><script type=module>alert("あ")</script>',
      ),
    ).toEqual([
      "'sha256-FmHXlkUPE94U2CQMU9gnsC9X+cJj8ekJPHzixSy/sO4='",
      "'sha256-FmHXlkUPE94U2CQMU9gnsC9X+cJj8ekJPHzixSy/sO4='",
    ]);
    const [spaced] = inlineScriptHashes('<script> a &amp; b\r\n</script>');
    const [same] = inlineScriptHashes('<script> a &amp; b\n</script>');
    const [trimmed] = inlineScriptHashes('<script>a &amp; b</script>');
    // A browser reads line ends alike, and blanks as they are.
    expect(spaced).toBe(same);
    expect(spaced).not.toBe(trimmed);
  });

  test('leaves out files, data and text', () => {
    expect(
      inlineScriptHashes(
        [
          '<script src="/assets/js/main.js" defer></script>',
          '<script type="application/ld+json">{"a": 1}</script>',
          '<textarea><script>a</script></textarea>',
          '<!-- <script>a</script> -->',
        ].join(''),
      ),
    ).toEqual([]);
  });

  test.each([
    ['<body onload="a()">', '<body> has the event handler "onload"'],
    ['<a href=" JavaScript:a()">', '<a> has the address " JavaScript:a()"'],
    [
      '<script src="//cdn.example.com/a.js"></script>',
      '<script> comes from another origin: "//cdn.example.com/a.js"',
    ],
    [
      '<script src="https://cdn.example.com/a.js"></script>',
      '<script> comes from another origin: "https://cdn.example.com/a.js"',
    ],
  ])('refuses %s', (html, message) => {
    expect(() => inlineScriptHashes(html)).toThrow(message);
  });
});
