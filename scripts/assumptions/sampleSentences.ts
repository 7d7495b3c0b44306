import {createHash} from 'node:crypto';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {Source} from '../generated/assumptions';
import {marksNearCode, marksNearText} from './blocks';

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

/** Code and lists whose texts readers see. */
const TEXTS =
  /^src\/features\/figures|^docs\/glossary\.yml$|^packages\/simulator\/messages\/messages/;

/** At least a few characters, some of them kana. */
const JAPANESE = /^(?=.*[ぁ-ん]).{8,}/;

/**
 * All sentences of the pages, the stubs' comments, the figures, the glossary
 * and the messages. A row of a table counts as one; samples don't count.
 */
export function readSentences(sources: readonly Source[]): Sentence[] {
  return sources.flatMap((source) => {
    const {file} = source;
    const isPage = /^(?:api-src|docs|wiki)\/.*\.mdx$/.test(file);
    if (!isPage && !file.startsWith('api-src/') && !TEXTS.test(file)) {
      return [];
    }
    const lines = source.text.split('\n');
    const isList = file.endsWith('.yml');
    const textsOf = isPage
      ? pageTexts
      : isList
        ? listTexts
        : file.endsWith('.d.ts')
          ? commentTexts
          : codeTexts;
    const textLines = isPage ? withoutFrontMatter(lines) : lines;
    const comment = lines.map((line) => /^ *\* (.*)/.exec(line)?.[1] ?? '');
    return withoutSamples(textLines).flatMap((line, index) =>
      textsOf(line)
        .flatMap((text) => text.split(/(?<=。)(?!」)/))
        .map((text) => text.trim())
        .filter((text) => JAPANESE.test(text))
        .map((text) => {
          const marks = markedIds(line);
          const near =
            isPage || isList
              ? marksNearText(lines, index)
              : [
                  ...(comment[index] ? marksNearText(comment, index) : []),
                  ...marksNearCode(lines, index),
                ];
          return {
            file,
            line: index + 1,
            text,
            marks,
            near: [...new Set(near)].filter((id) => !marks.includes(id)),
          };
        }),
    );
  });
}

/**
 * Draws some of the sentences at random: the same ones for the same seed.
 *
 * @param sentences - all of them
 * @param seed - any text
 */
export function drawSentences(
  sentences: readonly Sentence[],
  seed: string,
  count: number,
): Sentence[] {
  const rank = ({file, line, text}: Sentence) =>
    createHash('sha256')
      .update([seed, file, line, text].join('\n'))
      .digest('hex');
  return sentences
    .map((sentence) => ({sentence, key: rank(sentence)}))
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

/** The same lines, with those of the head of a page empty. */
function withoutFrontMatter(lines: readonly string[]): string[] {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.map((line, index) => (index <= end ? '' : line));
}

/** The same lines, with those of samples and heads of tables empty. */
function withoutSamples(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.map((line, index) => {
    const isFence = /^\s*(?:\* )?```/.test(line);
    const isHead = /^\s*(?:\* )?\| ?-/.test(lines[index + 1] ?? '');
    isInside = isInside !== isFence;
    return isInside || isFence || isHead ? '' : line;
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

function listTexts(line: string): string[] {
  const value = /^[ -]*\w+: (.*)/.exec(line)?.[1] ?? '';
  return value.startsWith('[') ? value.slice(1, -1).split(', ') : [value];
}

function codeTexts(line: string): string[] {
  return /^\s*(?:\/?\*|\/\/)/.test(line)
    ? []
    : [...line.matchAll(/(["'`])((?:(?!\1).)+)\1/g)].map(
        ([, , text = '']) => text,
      );
}
