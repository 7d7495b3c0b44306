import ts from 'typescript';
import {declarationOf, targetOf} from '../../shared/stubs/declarationOf';
import {readReference} from '../stubs/readReference';
import {readStubs, stubFiles} from '../stubs/readStubs';
import {STUBS, createStubService} from '../../shared/stubs/stubService';
import type {Targets} from '../../shared/stubs/declarationOf';
import type {StubSample} from '../../shared/stubs/stubService';

/** A stretch of code that names something the reference documents. */
export interface CodeLink {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Route and fragment in the reference: `/api/classes/HttpRequest#get`. */
  readonly target: string;
}

/** How a method is called, as the reference declares it: outside its class. */
const METHOD = /^\w+[(<][^]*\): [^]*;$/;
/** Within one, its types are types. */
const CLASS = 'declare class Declared<T> {';

/** A sample as pages write it. */
export interface Listing {
  readonly code: string;
  readonly language: 'js' | 'ts';
}

/**
 * Finds the links of each sample. One call for many costs about what one sample
 * does: the compiler starts anew with each call that has a new one.
 */
export type LinkFinder = (listings: readonly Listing[]) => CodeLink[][];

/**
 * Makes a finder that knows the stubs. The compiler decides what an identifier
 * means, so that a local variable of the same name gets no link.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function createLinkFinder(apiSource: string): LinkFinder {
  const sources = readStubs(apiSource);
  const {targets} = readReference(sources);
  const names = new Set(
    Object.keys(targets).map((key) => key.slice(key.search(/\w+$/))),
  );
  // A sample is asked for with its uses, and with each compilation of its page.
  const known = new Map<string, CodeLink[]>();
  const keyOf = ({code, language}: Listing) => `${language}\n${code}`;
  let samples: StubSample[] = [];
  const service = createStubService(stubFiles(sources), () => samples);

  return (listings) => {
    const fresh = [...new Map(listings.map((one) => [keyOf(one), one]))].filter(
      ([key]) => !known.has(key),
    );
    samples = fresh.map(([, {code, language}], at) => ({
      name: `${STUBS}sample-${known.size + at}.${language}`,
      code: METHOD.test(code) ? `${CLASS}${code}}` : code,
    }));
    const program = samples.length > 0 ? service.getProgram() : undefined;
    fresh.forEach(([key], at) => {
      const {name = '', code = ''} = samples[at] ?? {};
      const source = program?.getSourceFile(name);
      const before = code.startsWith(CLASS) ? CLASS.length : 0;
      known.set(
        key,
        program && source
          ? findLinks(source, program.getTypeChecker(), targets, names).map(
              ({start, end, target}) => ({
                start: start - before,
                end: end - before,
                target,
              }),
            )
          : [],
      );
    });
    return listings.map((one) => known.get(keyOf(one)) ?? []);
  };
}

function findLinks(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  targets: Targets,
  names: ReadonlySet<string>,
): CodeLink[] {
  const links: CodeLink[] = [];
  const visit = (node: ts.Node): void => {
    // To ask what each means takes most of the time.
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const declaration = declarationOf(node, checker);
      const target = declaration && targetOf(declaration, targets, STUBS);
      if (target) {
        links.push({start: node.getStart(source), end: node.end, target});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}
