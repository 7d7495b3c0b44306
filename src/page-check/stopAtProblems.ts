import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {examinePage, wrongFrontMatter} from './examinePage';
import {problemLine} from './problem';
import type {Site} from './site';

/** What Docusaurus asks for the content of a page. */
interface PageSource {
  readonly filePath: string;
  readonly fileContent: string;
}

/**
 * Reads the front matter of a page without what is wrong in it. Docusaurus reads
 * it long before it compiles the page, where a fault would be told in the terminal
 * only and without a place: {@link stopAtProblems} tells it.
 */
export async function readFrontMatter(
  site: Site,
  {filePath, fileContent}: PageSource,
  defaultParse: DefaultParseFrontMatter,
): ReturnType<DefaultParseFrontMatter> {
  const parse = () => defaultParse({filePath, fileContent});
  const file = nameOf(filePath, site);
  if (!site.isWritten(file)) {
    return parse();
  }
  const {wrongKeys, isWrong} = wrongFrontMatter(file, fileContent, site);
  try {
    const {content, frontMatter} = await parse();
    return {
      content,
      frontMatter: Object.fromEntries(
        Object.entries(frontMatter).filter(([key]) => !wrongKeys.includes(key)),
      ),
    };
  } catch (error) {
    if (isWrong) {
      return {content: fileContent, frontMatter: {}};
    }
    throw error;
  }
}

/**
 * Examines a page before it is compiled. Under `npm start` the browser shows what
 * this throws; a build stops.
 *
 * @returns the page's source
 * @throws Error in Japanese that names every problem with its place
 */
export function stopAtProblems(
  site: Site,
  {filePath, fileContent}: PageSource,
): string {
  const file = nameOf(filePath, site);
  if (site.isWritten(file)) {
    const problems = examinePage(file, fileContent, site);
    const told = problems.map(problemLine).join('\n');
    if (problems.some(({isAdvice}) => !isAdvice)) {
      const error = new Error(told);
      // Where this program stands is of no use to a writer.
      error.stack = told;
      throw error;
    }
    if (told) {
      console.warn(told);
    }
  }
  return fileContent;
}

function nameOf(filePath: string, site: Site): string {
  return path.relative(site.folder, filePath).replaceAll('\\', '/');
}
