/*
 * The exercises of the tutorial: one for each page, in the order of the pages.
 * Pages show this list, so it holds nothing that only a check needs.
 */

/** What every page knows of an exercise. */
export interface ExerciseEntry {
  /** Last part of the page's address, and name of the file with the checks. */
  readonly id: string;
  /** What the reader does. */
  readonly title: string;
  /** The page's title. */
  readonly pageTitle: string;
  /** The page's address, without the site's base path. */
  readonly page: string;
  /** How long it takes. */
  readonly minutes: number;
  /** Counts up when a solved exercise has to be solved anew. */
  readonly version: number;
}

const BASIC = '/tutorial/tutorial-basic';
const ADVANCED = '/tutorial/tutorial-advanced';

/** All exercises. */
export const EXERCISES = [
  {
    id: 'quick-start',
    title: 'ログを2行にする',
    pageTitle: 'クイックスタート',
    page: '/tutorial/quick-start',
    minutes: 5,
    version: 1,
  },
  {
    id: 'about-custom-data',
    title: 'データ種別を選ぶ',
    pageTitle: 'カスタムデータについて',
    page: `${BASIC}/about-custom-data`,
    minutes: 5,
    version: 1,
  },
  {
    id: 'register-custom-data-definition',
    title: '駐車場の定義を決める',
    pageTitle: 'カスタムデータ定義の登録',
    page: `${BASIC}/register-custom-data-definition`,
    minutes: 5,
    version: 1,
  },
  {
    id: 'register-custom-data',
    title: '取り込むファイルを直す',
    pageTitle: 'カスタムデータの登録',
    page: `${BASIC}/register-custom-data`,
    minutes: 5,
    version: 1,
  },
  {
    id: 'about-custom-functions',
    title: '件数と合計を数える',
    pageTitle: 'カスタムファンクションについて',
    page: `${ADVANCED}/about-custom-functions`,
    minutes: 10,
    version: 1,
  },
  {
    id: 'register-custom-functions-base',
    title: '手当に上限を付ける',
    pageTitle: 'カスタムファンクションの登録',
    page: `${ADVANCED}/register-custom-functions-base`,
    minutes: 15,
    version: 2,
  },
  {
    id: 'register-custom-functions-for-pet-teate',
    title: '資格手当を反映する',
    pageTitle: 'ペット手当のカスタムファンクション登録',
    page: `${ADVANCED}/register-custom-functions-for-pet-teate`,
    minutes: 30,
    version: 4,
  },
] as const satisfies readonly ExerciseEntry[];

/** Id of an exercise. */
export type ExerciseId = (typeof EXERCISES)[number]['id'];

/**
 * What pages know of an exercise.
 *
 * @param id - the exercise's id
 * @throws Error for an unknown id, which stops the build
 */
export function findExercise(id: ExerciseId): ExerciseEntry {
  const exercise = EXERCISES.find((candidate) => candidate.id === id);
  if (!exercise) {
    throw new Error(
      `<Exercise>: 練習問題「${id}」がsrc/features/exercises/shared/list.tsにありません。`,
    );
  }
  return exercise;
}
