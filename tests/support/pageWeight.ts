/*
 * What a first visit fetches, before the reader does anything and when the
 * scripts have come, and how much that may be. A budget is raised by a decision,
 * with its reason in the commit.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {PAGE_KIND_ENTRIES} from './pageKinds';
import {BUILD_FOLDER} from './site';
import type {PageKind} from './pageKinds';

/** Compressed, in kB of 1,000 bytes. */
export interface PageWeight {
  readonly scripts: number;
  readonly total: number;
  readonly requests: number;
}

/** Every page before the reader does anything; the heaviest is the FAQ. */
export const UNTOUCHED: PageWeight = {scripts: 0, total: 71, requests: 5};

/** The heaviest are the FAQ, and pages with many samples. */
const ANY_PAGE: PageWeight = {scripts: 209, total: 278, requests: 11};

const BUDGETS: Readonly<Record<PageKind, PageWeight>> = {
  home: {scripts: 187, total: 234, requests: 10},
  'writing-sample': {scripts: 164, total: 204, requests: 11},
  'release-note': {scripts: 181, total: 225, requests: 10},
  tag: {scripts: 154, total: 190, requests: 11},
  category: {scripts: 152, total: 189, requests: 11},
  tutorial: {scripts: 183, total: 226, requests: 10},
  'how-to': {scripts: 183, total: 228, requests: 10},
  'development-plan': {scripts: 194, total: 259, requests: 10},
  reference: {scripts: 184, total: 228, requests: 10},
  class: {scripts: 179, total: 222, requests: 10},
  enumeration: {scripts: 176, total: 217, requests: 10},
  'not-found': {scripts: 153, total: 182, requests: 10},
};

/** What a page may weigh; those that aren't the example of a kind, together. */
export function budgetOf(address: string): PageWeight {
  const [kind] =
    PAGE_KIND_ENTRIES.find(([, example]) => example === address) ?? [];
  return kind ? BUDGETS[kind] : ANY_PAGE;
}

/** What is above its budget, for a person to read. */
export function excess(weight: PageWeight, budget: PageWeight): string[] {
  return (['scripts', 'total', 'requests'] as const)
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part}: ${weight[part]} of ${budget[part]}`);
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
  const kilobytes = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
  return {
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
