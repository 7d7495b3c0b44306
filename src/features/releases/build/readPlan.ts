/*
 * The plan of this wiki: the one list that the page 開発計画 shows. It says
 * nothing of the product's plans, of which none are known.
 */
import * as v from 'valibot';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import type {List} from '../../content/build/listFile';

/** The file in which writers keep it. */
export const PLAN_FILE = 'docs/plan.yml';

/** How sure it is that something comes, in the order of the page. */
export const PLAN_STATUSES = ['planned', 'considered', 'not-planned'] as const;

const AREAS = ['内容', '表示', '配布', '言語と版'] as const;

const text = v.pipe(v.string(), v.nonEmpty());

/** One entry, in Japanese, without full stops. */
const ITEM = entryOf({
  /** What would change. */
  title: [text, '英語版を作る'],
  status: [v.picklist(PLAN_STATUSES), PLAN_STATUSES.join('か')],
  /** What it changes. */
  area: [v.picklist(AREAS), AREAS.join('か')],
  /** Why it has this status. */
  reason: [text, '読む人が必要としているため'],
});

export type PlanItem = v.InferOutput<typeof ITEM>;

/**
 * Reads the plan, and says in Japanese what is wrong with it.
 *
 * @param source - of the file
 */
export function parsePlan(source: string): List<PlanItem> {
  return parseList(source, ITEM);
}

/**
 * The plan of the site.
 *
 * @param siteDir - the site's folder
 * @throws Error in Japanese that names each fault with file and line
 */
export function readPlan(siteDir: string): PlanItem[] {
  return readList(siteDir, PLAN_FILE, parsePlan);
}
