/*
 * Lists that writers keep in YAML: terms, figures, redirects. What is wrong in one
 * is told in Japanese, with file and line.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {LineCounter, isNode, parseDocument} from 'yaml';
import type {YAMLError} from 'yaml';
import {plainError} from '../../../config/plainError';
import {meant} from './meant';
import yamlErrors from './yamlErrors.json';

/** The keys of an entry: what each holds, and an example. */
type Keys = Readonly<Record<string, readonly [v.GenericSchema, string]>>;

/** An entry with these keys and no others. */
type EntrySchema<K extends Keys> = v.StrictObjectSchema<
  {readonly [Key in keyof K]: K[Key][0]},
  undefined
>;

/** Something to correct in a file. */
export interface ListFault {
  readonly line: number;
  readonly text: string;
}

/** What a file holds; no entries if there is something to correct. */
export interface List<Entry> {
  readonly entries: Entry[];
  readonly faults: readonly ListFault[];
}

/** What is wrong with an entry beside the others. */
export type FaultOf<Entry> = (
  entry: Entry,
  index: number,
  all: readonly Entry[],
  /** The line on which an entry begins. */
  lineOf: (index: number) => number,
) => string | undefined;

/** What a YAML parser's code means. */
const YAML_ERRORS: Readonly<Record<string, string>> = yamlErrors;

const NO_LIST = '「- キー: 値」の形で始まる項目を並べてください。';

/** What is wrong where a text isn't YAML. */
export function explainYaml({code, message}: YAMLError): string {
  return `${YAML_ERRORS[code] ?? "値全体を「'…'」で囲むと、読めることがあります"}。（YAMLのメッセージ：${message}）`;
}

/** What is wrong with the value of a key. */
export function wrongValue(key: string, example: string): string {
  return `${key}の値が正しくありません。「${key}: ${example}」のように書いてください。`;
}

/** What is wrong with a key that nothing reads. */
export function unknownKey(key: string, known: readonly string[]): string {
  return `「${key}」というキーはありません。${meant(key, known)}使えるのは${known.join('、')}です。`;
}

/** The schema of an entry, whose messages say how to write it. */
export function entryOf<const K extends Keys>(keys: K): EntrySchema<K> {
  const names = Object.keys(keys);
  const exampleOf = (key: string) => keys[key]?.[1] ?? '';
  const entries = names.map((key) => [
    key,
    v.config(keys[key]?.[0] ?? v.never(), {
      message: () => wrongValue(key, exampleOf(key)),
    }),
  ]);
  return v.config(
    v.strictObject(Object.fromEntries(entries) as EntrySchema<K>['entries']),
    {
      message({expected, path: [...place] = []}) {
        const key = String(place.at(-1)?.key);
        if (expected === 'Object') {
          return NO_LIST;
        }
        return expected === 'never'
          ? unknownKey(key, names)
          : `「${key}: ${exampleOf(key)}」のような行がありません。`;
      },
    },
  );
}

/**
 * Reads a list, and says what is wrong with it.
 *
 * @param text - of the file
 * @param schema - of an entry
 * @param faultOf - looks at each entry, if all of them have their form
 */
export function parseList<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  faultOf: FaultOf<v.InferOutput<Schema>> = () => undefined,
): List<v.InferOutput<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  /** The line of the innermost of these places that is in the file. */
  const lineOf = (...keys: readonly unknown[]): number => {
    const node = document.getIn(keys, true);
    return isNode(node) && node.range
      ? lineAt(node.range[0])
      : lineOf(...keys.slice(0, -1));
  };
  const errors = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    text: `YAMLとして読めません。${explainYaml(error)}`,
  }));
  if (errors.length > 0) {
    return {entries: [], faults: errors};
  }
  const {issues, output, success} = v.safeParse(
    v.array(schema, NO_LIST),
    document.toJS() ?? [],
    {abortPipeEarly: true},
  );
  const faults = success
    ? output.flatMap((entry, index) => {
        const fault = faultOf(entry, index, output, lineOf);
        return fault === undefined ? [] : {line: lineOf(index), text: fault};
      })
    : issues.map(({message, path: place = []}) => ({
        line: lineOf(...place.map(({key}) => key)),
        text: message,
      }));
  return {
    entries: success && faults.length === 0 ? output : [],
    faults: faults.toSorted((a, b) => a.line - b.line),
  };
}

/**
 * Reads a list from its file.
 *
 * @param file - from that folder
 * @param parse - reads its text
 * @throws Error in Japanese that names each fault with file and line
 */
export function readList<Entry>(
  siteDir: string,
  file: string,
  parse: (text: string) => List<Entry>,
): Entry[] {
  const {entries, faults} = parse(
    readFileSync(path.join(siteDir, file), 'utf8'),
  );
  if (faults.length > 0) {
    throw plainError(tellFaults(file, faults).join('\n'));
  }
  return entries;
}

/** A line for each thing to correct in a file. */
export function tellFaults(
  file: string,
  faults: readonly ListFault[],
): string[] {
  return faults.map(({line, text}) => `${file}:${line} ${text}`);
}
