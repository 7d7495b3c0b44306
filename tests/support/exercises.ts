/*
 * The exercises as the tutorial's pages have them, and runs of programs in
 * their situations as the page makes them.
 */
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {exerciseScenarios} from '@combosite-functions/simulator/sample-company/exerciseScenarios';
import {mdxReader} from '../../src/features/content/build/mdxReader';
import {readTutorial} from '../../src/features/exercises/build/readTutorial';
import {checkExercise} from '../../src/features/exercises/shared/programChecks';
import type {
  ProgramExercise,
  SituationResult,
} from '../../src/features/exercises/shared/types';
import {reportRun} from '../../src/features/runner/page/frame/reportRun';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import type {Scenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {outlineReport, runStress} from '@combosite-functions/stress';
import {ROOT, readText} from './files';
import type {Code, Node, Parent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** All exercises, each with its page and the page's title. */
export const EXERCISES = readTutorial(ROOT).flatMap(
  ({exercise, page, title}) =>
    exercise ? [{...exercise, page, pageTitle: title}] : [],
);

/** An exercise on a page. */
export interface PageExercise {
  readonly id: string;
  /** Text of the heading before it. */
  readonly heading: string;
  /** Names of the components that take an answer. */
  readonly answers: readonly string[];
  /** The fence with which the reader starts. */
  readonly starter: Code | undefined;
  /** Values of the answer component's attributes, as they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly hints: number;
  /** The fence of each solution; `undefined` for one without a fence. */
  readonly solutions: readonly (Code | undefined)[];
}

/** The page's file, from its address. */
export function fileOfPage(page: string): string {
  return `docs${page}.mdx`;
}

/** The exercises of a page. */
export function exercisesOfPage(file: string): PageExercise[] {
  const tree = mdxReader.parse(readText(file));
  const exercises: PageExercise[] = [];
  let heading = '';
  for (const node of tree.children) {
    if (node.type === 'heading') {
      heading = toString(node).trim();
    } else if (isElement(node) && node.name === 'Exercise') {
      const parts = node.children.filter(isElement);
      const answers = parts.filter(({name}) => name?.endsWith('Answer'));
      const folds = parts.filter(({name}) => name === 'details');
      const solutions = folds.filter((fold) =>
        toString(fold).startsWith('解答例を見る'),
      );
      exercises.push({
        id: attributesOf(node).id ?? '',
        heading,
        answers: answers.map(({name}) => name ?? ''),
        starter: answers[0] && firstCode(answers[0]),
        attributes: answers[0] ? attributesOf(answers[0]) : {},
        hints: folds.length - solutions.length,
        solutions: solutions.map(firstCode),
      });
    }
  }
  return exercises;
}

function isElement(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function attributesOf({
  attributes,
}: MdxJsxFlowElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [
            [
              attribute.name,
              typeof attribute.value === 'string'
                ? attribute.value
                : (attribute.value?.value ?? ''),
            ],
          ]
        : [],
    ),
  );
}

function firstCode(parent: Parent): Code | undefined {
  let found: Code | undefined;
  visit(parent, 'code', (node) => {
    found ??= node;
  });
  return found;
}

/** Checks a program as the page does, but without a frame. */
export function checkSource(
  exercise: ProgramExercise,
  source: string,
): Promise<SituationResult[]> {
  const find = (name: string): Scenario =>
    findScenario([...scenarios, ...exerciseScenarios], name);
  const company = sampleCompany;
  return checkExercise(exercise, {
    run: async (name) => {
      const scenario = find(name);
      const result = await runCustomFunction({source, scenario, company});
      return {
        run: {
          logs: result.logs,
          report: reportRun(result, company, scenario.dryRun),
        },
        view: undefined,
      };
    },
    stress: async (name) =>
      outlineReport(
        await runStress({source, scenario: find(name), company}),
        false,
      ),
  });
}

/** What the reader reads about a wrong answer: name and problem of each. */
export function problemsOf(results: readonly SituationResult[]): string[] {
  return results.flatMap(({situation = '', checks}) =>
    checks.flatMap(({name, problem}) =>
      typeof problem === 'string' ? [`${situation}｜${name}｜${problem}`] : [],
    ),
  );
}

/** Whether every check was made and found right. */
export function isSolved(results: readonly SituationResult[]): boolean {
  return results.every(
    ({checks}) =>
      checks.length > 0 && checks.every(({problem}) => problem === null),
  );
}
