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
  /** The ids of the marks on its line, or in its paragraph, table or declaration. */
  readonly mark: string;
}

/** Code and lists whose texts readers see. */
const TEXTS =
  /^docs\/(?:figures|glossary)\.yml$|^packages\/simulator\/messages\/messages/;

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
    const isList = file.endsWith('.yml');
    const textsOf = isPage
      ? pageTexts
      : isStub
        ? commentTexts
        : isList
          ? listTexts
          : codeTexts;
    const lines = source.split('\n');
    // A comment is written as a page is.
    const written =
      isPage || isList
        ? lines
        : lines.map((line) => /^ *\* (.*)/.exec(line)?.[1] ?? '');
    const blocks = blocksOf(written);
    return textLines(lines).flatMap((line, index) => {
      const block = written[index] && blocks.find(({to}) => index < to);
      const near = new Set([
        ...(block ? block.ids : []),
        ...(isPage || isList ? [] : marksNearCode(lines, index)),
      ]);
      const mark =
        markedIds(line).join('、') ||
        (near.size > 0 ? `近く：${[...near].join('、')}` : 'なし');
      return textsOf(line)
        .flatMap((text) => text.split(/(?<=。)(?!」)/))
        .map((text) => ({file, line: index + 1, text: text.trim(), mark}))
        .filter(({text}) => JAPANESE.test(text));
    });
  });
}

/** Draws some of the sentences at random: the same ones for the same seed. */
export function drawSentences(
  sentences: readonly Sentence[],
  seed: string,
  count: number,
): Sentence[] {
  const keyed = sentences.map((one) => {
    const words = [seed, one.file, one.line, one.text].join('\n');
    return [createHash('sha256').update(words).digest('hex'), one] as const;
  });
  return keyed
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, one]) => one);
}

/** The table for the reviewer, as Markdown. */
export function describeSample(sample: readonly Sentence[]): string {
  return [
    '| 番号 | 場所 | 文 | 印 | 判断 |',
    '| --- | --- | --- | --- | --- |',
    ...sample.map(
      ({file, line, mark, text}, index) =>
        `| ${index + 1} | ${file}:${line} | ${text.replaceAll('|', '\\|')} | ${mark} | |`,
    ),
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
