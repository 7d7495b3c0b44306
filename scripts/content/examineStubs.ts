import {MESSAGES} from '@combosite-functions/simulator';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import {findMisquotesInStubs} from './quotedErrors';
import {
  findMisnamedFiles,
  findMissingExamples,
  findMissingSummaries,
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
  readReference(stubs);
  return [
    ...findUndocumented(stubs),
    ...findMissingSummaries(stubs),
    ...findMissingExamples(stubs),
    ...findUnlisted(stubs),
    ...findMisnamedFiles(stubs),
    ...findMisquotesInStubs(stubs, MESSAGES),
  ];
}
