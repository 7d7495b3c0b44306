import {describe, expect, test} from 'vitest';
import programs from '../../../src/features/exercises/shared/programs.json';
import {EXERCISES, exercisesOfPage, fileOfPage} from '../../support/exercises';
import {listFiles, readHead} from '../../support/files';

test('every page of the tutorial has its exercise, and no other page has one', () => {
  expect(
    EXERCISES.map(({page}) => fileOfPage(page)).toSorted(),
    'チュートリアルのページには、練習問題を1つずつ置きます（src/features/exercises/README.md）。',
  ).toEqual(listFiles('docs/tutorial', /\.mdx$/).toSorted());
  const others = listFiles('wiki', /\.mdx$/)
    .concat('docs/index.mdx', 'docs/release-note.mdx')
    .filter((file) => exercisesOfPage(file).length > 0);
  expect(others).toEqual([]);
});

describe.each(EXERCISES)('the page of $id', ({id, page, pageTitle}) => {
  const file = fileOfPage(page);
  const exercises = exercisesOfPage(file);

  test('has one exercise, with hint and solution', () => {
    expect(exercises).toMatchObject([
      {id, heading: expect.stringMatching(/^練習問題/) as string},
    ]);
    const [exercise] = exercises;
    expect(exercise?.answers).toHaveLength(1);
    expect(exercise?.hints).toBeGreaterThan(0);
    expect(exercise?.solutions).toHaveLength(1);
  });

  test('is listed by its title', () => {
    expect(
      readHead(file).title,
      'docs/tutorial.ymlのtitleも、ページの題名に合わせてください。',
    ).toBe(pageTitle);
  });

  test('checks a program exactly if it has a place for one', () => {
    expect(exercises[0]?.answers[0] === 'ProgramAnswer').toBe(id in programs);
  });
});
