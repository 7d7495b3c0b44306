/*
 * What a first visit fetches, before the reader does anything and when the
 * scripts have come, and how much that may be. What a page's own text weighs is
 * counted by itself, so that a writer's sentence never meets the limit of what
 * the site adds to it; that is raised by a decision, with its reason in the
 * commit.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {BUILD_FOLDER} from './site';

/** Compressed, in kB of 1,000 bytes. */
export interface PageWeight {
  /** The page's document: its text, with the sidebar. */
  readonly text: number;
  /** The scripts, which have the text once more. */
  readonly scripts: number;
  readonly total: number;
  readonly requests: number;
}

/** What the site adds to a page's text. */
type Added = Omit<PageWeight, 'text'>;

/** Every page before the reader does anything. */
export const UNTOUCHED: Added = {scripts: 0, total: 30, requests: 5};

/*
 * 38 pages more are about 6 kB more: their titles, addresses and files are known
 * to each page. The heaviest, but for its text, shows the tables of the sample
 * company; 0.1 kB are the slips of others than the first employee.
 */
const ARTICLE: Added = {scripts: 166.5, total: 196.5, requests: 14};

/** Lists of pages, and pages in no sidebar, have no programs to run. */
const LIST: Added = {scripts: 147.8, total: 177.8, requests: 14};

/** The specimen shows at once what other pages load when a program has run. */
const SPECIMEN: Added = {scripts: 188.6, total: 218.6, requests: 11};

/** The heaviest is the FAQ, 41 kB. */
const MAX_TEXT = 50;

/** What the site may add to a page. */
export function budgetOf(address: string): Added {
  if (address === '/markdown-page') {
    return SPECIMEN;
  }
  return /^\/(?:tags|category|no-such-page)\b/.test(address) ? LIST : ARTICLE;
}

/** What is above its budget, for a person to read. */
export function excess(weight: PageWeight, budget: Added): string[] {
  const {requests, scripts, text, total} = weight;
  const copies = scripts > 0 ? 1 : 0;
  const added: Added = {
    scripts: scripts - copies * text,
    total: total - (1 + copies) * text,
    requests,
  };
  return (['scripts', 'total', 'requests'] as const)
    .filter((part) => added[part] > budget[part])
    .map((part) => `${part}: ${added[part]} of ${budget[part]}`);
}

/**
 * What a writer has to do about a page whose text is too heavy for one visit.
 *
 * @param route - address of the page
 */
export function textExcess(route: string): string[] {
  const text = compressedSize(fileOf(route)) / 1000;
  return text > MAX_TEXT
    ? [
        `${route}：本文が長すぎます（圧縮して${text.toFixed(1)} kB、上限は${MAX_TEXT} kB）。内容のまとまりごとに、別のページへ分けてください。`,
      ]
    : [];
}

/**
 * Weighs an open page by the files that it has asked for, not by what the server
 * or the browser's memory made of them.
 */
export async function weigh(page: Page): Promise<PageWeight> {
  const addresses = await page.evaluate(() => [
    window.location.pathname,
    ...performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname),
  ]);
  const files = [...new Set(addresses.map(fileOf))];
  const [document = ''] = files;
  const kilobytes = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
  return {
    text: compressedSize(document) / 1000,
    scripts: kilobytes(/\.js$/),
    total: kilobytes(/$/),
    requests: files.length,
  };
}

/** The built file at an address; the page for missing ones, if there is none. */
function fileOf(address: string): string {
  const file = path.join(BUILD_FOLDER, decodeURI(address));
  return (
    [file, path.join(file, 'index.html')].find(
      (name) => path.extname(name) !== '' && existsSync(name),
    ) ?? path.join(BUILD_FOLDER, '404.html')
  );
}

const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const known = sizes.get(file);
  const size = known ?? gzipSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}
