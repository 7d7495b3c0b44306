/*
 * The steps of the tutorial, in which each kind of reader takes them, and its
 * exercises. An administrator needs no code; what isn't a step of a path is for
 * the others.
 */
import * as v from 'valibot';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import type {List} from '../../content/build/listFile';
import type {Role} from '../../../ui/page/Audience';

/** The file in which writers keep them. */
export const TUTORIAL_FILE = 'docs/tutorial.yml';

const ROLES = ['管理者', '開発者'] as const satisfies readonly Role[];

const text = v.pipe(v.string(), v.nonEmpty());

/** What a reader does at the end of a page. */
const TASK = v.strictObject({
  title: text,
  /** How long it takes. */
  minutes: v.number(),
  /** Counts up when a solved exercise has to be solved anew. */
  version: v.number(),
});

const STEP = entryOf({
  title: [text, 'クイックスタート'],
  /** Without the site's base path; with a section if it isn't all of the page. */
  page: [v.pipe(v.string(), v.startsWith('/tutorial/')), '/tutorial/page-name'],
  /** How long it takes without the exercise: what the whole page says, too. */
  minutes: [v.number(), '10'],
  /** Whose path it is on. */
  for: [v.array(v.picklist(ROLES)), '[管理者, 開発者]'],
  /** What of the pay slip at the end it fills. */
  brings: [v.optional(v.picklist(['data', 'amount'])), 'dataかamount'],
  exercise: [
    v.optional(TASK),
    '{title: ログを2行にする, minutes: 5, version: 1}',
  ],
});

type Step = v.InferOutput<typeof STEP>;

/** An exercise as its page shows it. */
export interface ExerciseEntry extends v.InferOutput<typeof TASK> {
  /** Last part of the page's address. */
  readonly id: string;
  /** Under which the browser keeps that it is solved. */
  readonly storageKey: string;
}

/** A step as a path shows it. */
export interface PathStep extends Omit<Step, 'exercise'> {
  readonly exercise: ExerciseEntry | undefined;
  /** Under which the browser keeps that it is done. */
  readonly storageKey: string;
}

/** Reads the tutorial, and says in Japanese what is wrong with it. */
export function parseTutorial(source: string): List<PathStep> {
  const {entries, faults} = parseList(source, STEP);
  return {
    entries: entries.map((step) => {
      const id = step.page.split(/[/#]/).at(-1) ?? '';
      const exercise = step.exercise && {
        ...step.exercise,
        id,
        storageKey: `exercise-${id}-v${step.exercise.version}`,
      };
      const storageKey = exercise?.storageKey ?? `path-${id}`;
      return {...step, exercise, storageKey};
    }),
    faults,
  };
}

/**
 * The tutorial of the site.
 *
 * @throws Error in Japanese that names each fault with file and line
 */
export function readTutorial(siteDir: string): PathStep[] {
  return readList(siteDir, TUTORIAL_FILE, parseTutorial);
}

/**
 * An exercise.
 *
 * @throws Error in Japanese if there is none with this id
 */
export function exerciseOf(
  tutorial: readonly PathStep[],
  id = '',
): ExerciseEntry {
  const exercise = tutorial.find((step) => step.exercise?.id === id)?.exercise;
  if (!exercise) {
    throw new Error(
      `<Exercise>: 練習問題「${id}」が${TUTORIAL_FILE}にありません。`,
    );
  }
  return exercise;
}

/** The path of one kind of reader. */
export function pathOf(
  tutorial: readonly PathStep[],
  role: string,
): PathStep[] {
  return tutorial.filter((step) => step.for.some((one) => one === role));
}

/** How long a path is: `全6回、約95分`. */
export function lengthOf(path: readonly PathStep[]): string {
  const minutes = path.map(
    (step) => step.minutes + (step.exercise?.minutes ?? 0),
  );
  return `全${path.length}回、約${minutes.reduce((sum, more) => sum + more, 0)}分`;
}
