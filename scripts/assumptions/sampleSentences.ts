import {createHash} from 'node:crypto';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {Source} from '../generated/assumptions';
import {blocksOf, marksNearCode} from './blocks';

/** A sentence of a published text. */
export interface Sentence {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The ids of the marks on its line. */
  readonly marks: readonly string[];
  /** Those of its paragraph, table or declaration besides. */
  readonly near: readonly string[];
}

/** Code whose texts readers see. */
const TEXTS =
  /^src\/features\/(?:figures|glossary\/\w+\/entries)|^packages\/simulator\/messages\/messages/;

/** At least a few characters, some of them kana. */
const JAPANESE = /^(?=.*[ぁ-ん]).{8,}/;

/**
 * All sentences of the pages, the stubs' comments, the figures, the glossary
 * and the messages. A row of a table counts as one; samples don't count.
 */
export function readSentences(sources: readonly Source[]): Sentence[] {
  return sources.flatMap(({file, text: source}) => {
    const isPage = /^(?:api-src|docs|wiki)\/.*\.mdx$/.test(file);
    const isStub = file.endsWith('.d.ts');
    if (!isPage && !isStub && !TEXTS.test(file)) {
      return [];
    }
    const textsOf = isPage ? pageTexts : isStub ? commentTexts : codeTexts;
    const lines = source.split('\n');
    // A comment is written as a page is.
    const written = isPage
      ? lines
      : lines.map((line) => /^ *\* (.*)/.exec(line)?.[1] ?? '');
    const blocks = blocksOf(written);
    return textLines(lines).flatMap((line, index) => {
      const marks = markedIds(line);
      const block = written[index] && blocks.find(({to}) => index < to);
      const near = [
        ...(block ? block.ids : []),
        ...(isPage ? [] : marksNearCode(lines, index)),
      ].filter((id) => !marks.includes(id));
      return textsOf(line)
        .flatMap((text) => text.split(/(?<=。)(?!」)/))
        .map((text) => text.trim())
        .filter((text) => JAPANESE.test(text))
        .map((text) => ({
          file,
          line: index + 1,
          text,
          marks,
          near: [...new Set(near)],
        }));
    });
  });
}

/** Draws some of the sentences at random: the same ones for the same seed. */
export function drawSentences(
  sentences: readonly Sentence[],
  seed: string,
  count: number,
): Sentence[] {
  const keyed = sentences.map((sentence) => ({
    sentence,
    key: createHash('sha256')
      .update([seed, sentence.file, sentence.line, sentence.text].join('\n'))
      .digest('hex'),
  }));
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({sentence}) => sentence);
}

/** The table for the reviewer, as Markdown. */
export function describeSample(sample: readonly Sentence[]): string {
  const rows = sample.map(({file, line, marks, near, text}, index) => {
    const mark =
      marks.length > 0
        ? marks.join('、')
        : near.length > 0
          ? `近く：${near.join('、')}`
          : 'なし';
    const words = text.replaceAll('|', '\\|');
    return `| ${index + 1} | ${file}:${line} | ${words} | ${mark} | |`;
  });
  return [
    '| 番号 | 場所 | 文 | 印 | 判断 |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The same lines, with those of front matter, samples and heads of tables empty. */
function textLines(lines: readonly string[]): string[] {
  const head = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let isInside = false;
  return lines.map((line, index) => {
    const isFence = /^\s*(?:\* )?```/.test(line);
    const isTitle = /^\s*(?:\* )?\| ?-/.test(lines[index + 1] ?? '');
    isInside = isInside !== isFence;
    return index <= head || isInside || isFence || isTitle ? '' : line;
  });
}

function pageTexts(line: string): string[] {
  return /^(?:import |export |#|:::|\s*<|\s*\w+=|\s*\| ?-)/.test(line)
    ? []
    : [
        line
          .replaceAll(/\{(?:\/\*.*?\*\/|@assumption [a-z0-9-]+)\}/g, '')
          .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/^\s*(?:[-*]|\d+\.) /, '')
          .replaceAll(/^\s*\||\|\s*$/g, '')
          .replaceAll(/ *\| */g, '｜'),
      ];
}

function commentTexts(line: string): string[] {
  const text = /^\s*\/?\*\*? (.*?)(?: ?\*\/)?$/.exec(line)?.[1];
  return pageTexts(text?.replace(/^@\w+ (?:\w+ - )?/, '') ?? '');
}

function codeTexts(line: string): string[] {
  return /^\s*(?:\/?\*|\/\/)/.test(line)
    ? []
    : [...line.matchAll(/(["'`])((?:(?!\1).)+)\1/g)].map(
        ([, , text = '']) => text,
      );
}
