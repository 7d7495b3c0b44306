import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/environment';

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

  test('does not pretend to be protected before the gate exists', () => {
    expect(() => readEnvironment({ENABLE_BASIC_AUTH: 'true'})).toThrow(
      '環境変数ENABLE_BASIC_AUTHを「true」にできません。',
    );
  });
});
