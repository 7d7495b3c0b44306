import {MESSAGES} from '@combosite-functions/simulator';
import {findErrorsWithoutStub, findMisquotesInStubs} from './quotedErrors';
import {
  findMisnamedFiles,
  findMissingExamples,
  findMissingSummaries,
  findStaleLabels,
  findUndocumented,
  findUnlisted,
} from './stubChecks';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/**
 * Examines the stubs.
 *
 * @param stubs - by their path in `api-src/`
 * @returns a message for each fault, with file and line
 * @throws Error in Japanese if the reference can't be made of them
 */
export function examineStubs(stubs: StubSources): string[] {
  return [
    ...findUndocumented(stubs),
    ...findMissingSummaries(stubs),
    ...findMissingExamples(stubs),
    ...findStaleLabels(stubs),
    ...findUnlisted(stubs),
    ...findMisnamedFiles(stubs),
    ...findMisquotesInStubs(stubs, MESSAGES),
    ...findErrorsWithoutStub(stubs, MESSAGES),
  ];
}
