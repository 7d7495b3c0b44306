/*
 * Writes prh-terms.yml, the linter's dictionary of terms, from the glossary. A
 * test fails if the file isn't in step with it.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {GLOSSARY} from '../src/glossary/entries';
import {TERM_RULES, termRules} from './termRules';

writeFileSync(
  path.resolve(import.meta.dirname, '..', TERM_RULES),
  termRules(GLOSSARY),
);
