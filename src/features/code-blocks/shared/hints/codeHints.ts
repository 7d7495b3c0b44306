/** What a name in code means. */
export interface CodeHint {
  /** Its declaration, as TypeScript writes it. */
  readonly signature: string;
  /** What it is for, in a sentence or two; code is in backticks. */
  readonly text: string;
  /** What a field holds for an employee of the sample company. */
  readonly value?: string;
}

/** All hints; the keys are those of {@link hintKey}. */
export type CodeHints = Readonly<Record<string, CodeHint>>;

/**
 * The key of a name: some places of the reference explain several names.
 *
 * @param target - the name's place in the reference, without base path
 * @param name - the name, as it is in the code
 */
export function hintKey(target: string, name: string): string {
  return `${target} ${name}`;
}
