/** What a fence says after its language: ` ```js scenario="給与計算前" `. */
export interface FenceMeta {
  /** What of the reference the sample explains: its route, or one with a fragment. */
  readonly about: string | undefined;
  /** The same of a sample in the reference, which shows no more than the call. */
  readonly sampleOf: string | undefined;
  /** Name of the scenario in which the sample runs. */
  readonly scenario: string | undefined;
  /** Why the sample isn't checked; empty without a reason. */
  readonly unchecked: string | undefined;
  readonly title: string | undefined;
}

/**
 * Reads what a fence says after its language.
 *
 * @param meta - the text; also `undefined` and `null`, where there is none
 */
export function readFenceMeta(meta: string | null | undefined): FenceMeta {
  const words = [...(meta ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  const valueOf = (name: string): string | undefined =>
    words
      .filter(([, word]) => word === name)
      .map(([, , value = '']) => value)
      .at(0);
  return {
    about: valueOf('about'),
    sampleOf: valueOf('sampleOf'),
    scenario: valueOf('scenario') || undefined,
    unchecked: valueOf('unchecked'),
    title: valueOf('title'),
  };
}
