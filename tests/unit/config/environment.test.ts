import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../../src/config/environment';
import {readGatePassword} from '../../../src/features/gate/build/readGatePassword';

describe('readEnvironment', () => {
  test('has defaults for a writer at home', () => {
    const defaults = {
      url: 'http://localhost:3000',
      baseUrl: '/',
      enableBasicAuth: false,
    };
    expect(readEnvironment({})).toEqual(defaults);
    expect(
      readEnvironment({SITE_URL: '', BASE_URL: '', ENABLE_BASIC_AUTH: ''}),
    ).toEqual(defaults);
  });

  test.each([
    ['https://wiki.example.com', 'https://wiki.example.com'],
    ['https://wiki.example.com/', 'https://wiki.example.com'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('takes SITE_URL=%s', (value, url) => {
    expect(readEnvironment({SITE_URL: value}).url).toBe(url);
  });

  test.each([
    'foo',
    'wiki.example.com',
    'ftp://wiki.example.com',
    'https://wiki.example.com/wiki',
    'https://user:secret@wiki.example.com',
    'https://wiki.example.com?a',
  ])('refuses SITE_URL=%s', (value) => {
    expect(() => readEnvironment({SITE_URL: value})).toThrow(
      `環境変数SITE_URLの値「${value}」が正しくありません。`,
    );
  });

  test.each(['/', '/wiki-site/', '/a/b.c/'])('takes BASE_URL=%s', (value) => {
    expect(readEnvironment({BASE_URL: value}).baseUrl).toBe(value);
  });

  test.each(['x', '/x', 'x/', '//', '/a b/', 'https://example.com/'])(
    'refuses BASE_URL=%s',
    (value) => {
      expect(() => readEnvironment({BASE_URL: value})).toThrow(
        `環境変数BASE_URLの値「${value}」が正しくありません。`,
      );
    },
  );

  test('refuses any other word for ENABLE_BASIC_AUTH', () => {
    expect(() => readEnvironment({ENABLE_BASIC_AUTH: 'yes'})).toThrow(
      '環境変数ENABLE_BASIC_AUTHの値「yes」が正しくありません。',
    );
  });

  describe('with the gate', () => {
    const gated = (password?: string) =>
      readEnvironment({
        ENABLE_BASIC_AUTH: 'true',
        BASIC_AUTH_PASSWORD: password,
      });

    test.each([
      ['fourteen characters', 'kx7mq2wd9trh4v'],
      ['words', 'tsuki-hashira-mebae'],
      ['Japanese', 'きょうは散歩によいてんきです'],
      ['letters outside the basic plane', '𠮷野家の前で八時に待ち合わせ'],
      ['quotes and a backslash', `"'\`<>&$\\ kx7mq2wd`],
      ['a common word among others', 'my password is kx7mq2wd'],
      ['1,000 characters', 'kx7mq2wd9trh4v'.padEnd(1000, '長い夜')],
    ])('takes a password with %s, and keeps it to itself', (_, password) => {
      const environment = gated(password);
      expect(environment.enableBasicAuth).toBe(true);
      expect(JSON.stringify(environment)).not.toContain(password);
      expect(readGatePassword({BASIC_AUTH_PASSWORD: password})).toBe(password);
    });

    test.each([
      ['no', undefined, 'が指定されていません'],
      ['an empty', '', 'が指定されていません'],
      ['a short', 'ab-1234', 'の値が短すぎます（7文字）'],
      ['the old shortest', 'kx7mq2wd', 'の値が短すぎます（8文字）'],
      ['one letter', 'a'.repeat(40), 'の値が推測されやすいものです'],
      ['blanks', ' '.repeat(14), 'の値が推測されやすいものです'],
      ['a run of digits', '12345678901234', 'の値が推測されやすいものです'],
      ['a run of letters', 'zyxwvutsrqponmlk', 'の値が推測されやすいものです'],
      ['a repeated', 'kx7mkx7mkx7mkx7m', 'の値が推測されやすいものです'],
      ['a common', 'Password20261234!', 'の値が推測されやすいものです'],
      ['a disguised', 'P@ssw0rdP@ssw0rd1!', 'の値が推測されやすいものです'],
      [
        "the site's",
        'combosite-functions-wiki',
        'の値が推測されやすいものです',
      ],
      ['a keyboard', 'qwertyuiopasdfgh', 'の値が推測されやすいものです'],
      [
        'a Japanese common',
        '会社のパスワード２０２６です',
        'の値が推測されやすいものです',
      ],
      // Seven characters of two code units each.
      ['a short astral', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 'の値が短すぎます（7文字）'],
      // Four letters and four marks that make four letters.
      ['a short decomposed', 'か\u3099か\u3099か\u3099か\u3099', '（4文字）'],
    ])('refuses %s password without printing it', (_, password, problem) => {
      const attempt = () => gated(password);
      expect(attempt).toThrow('環境変数BASIC_AUTH_PASSWORD');
      expect(attempt).toThrow(problem);
      expect(attempt).toThrow('14文字以上');
      expect(attempt).toThrow(
        /無作為に作ったものです：[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/,
      );
      if (password) {
        expect(attempt).not.toThrow(password);
      }
    });
  });

  test('two offers are never the same, and a service gets none', () => {
    const offered = (env: Record<string, string>) => {
      try {
        readGatePassword(env);
        return '';
      } catch (error) {
        return String(error).split('：')[1];
      }
    };
    expect(offered({})).not.toBe(offered({}));
    expect(offered({CI: 'true'})).toBeUndefined();
    // What is offered is taken.
    expect(offered({BASIC_AUTH_PASSWORD: offered({}) ?? ''})).toBe('');
  });

  test('does not look at the password without the gate', () => {
    const environment = readEnvironment({BASIC_AUTH_PASSWORD: 'x'});
    expect(environment.enableBasicAuth).toBe(false);
  });
});
