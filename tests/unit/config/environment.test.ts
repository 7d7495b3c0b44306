import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../../src/config/environment';
import {readGatePassword} from '../../../src/gate/readGatePassword';

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
      ['eight characters', '12345678'],
      ['Japanese', 'きょうはよいてんき'],
      ['letters outside the basic plane', '𠮷野家で待ち合わせ'],
      ['quotes and a backslash', `"'\`<>&$\\`],
      ['1,000 characters', '長'.repeat(1000)],
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
      // Seven characters of two code units each.
      ['a short astral', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 'の値が短すぎます（7文字）'],
      // Four letters and four marks that make four letters.
      ['a short decomposed', 'か\u3099か\u3099か\u3099か\u3099', '（4文字）'],
    ])('refuses %s password without printing it', (_, password, problem) => {
      const attempt = () => gated(password);
      expect(attempt).toThrow('環境変数BASIC_AUTH_PASSWORD');
      expect(attempt).toThrow(problem);
      expect(attempt).toThrow('8文字以上');
      if (password) {
        expect(attempt).not.toThrow(password);
      }
    });
  });

  test('does not look at the password without the gate', () => {
    const environment = readEnvironment({BASIC_AUTH_PASSWORD: 'x'});
    expect(environment.enableBasicAuth).toBe(false);
  });
});
