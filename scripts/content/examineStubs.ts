import {MESSAGES} from '@combosite-functions/simulator';
import {findMisquotesInStubs} from './quotedErrors';
import {
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
  return [
    ...findUndocumented(stubs),
    ...findMissingSummaries(stubs),
    ...findMissingExamples(stubs),
    ...findUnlisted(stubs),
    ...findMisquotesInStubs(stubs, MESSAGES),
  ];
}
