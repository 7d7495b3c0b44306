/** What a fence says after its language: ` ```js scenario="給与計算前" `. */
export interface FenceMeta {
  /**
   * What a sample in the reference explains, of which it shows the call: its route,
   * or one with a fragment.
   */
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
    sampleOf: valueOf('sampleOf'),
    scenario: valueOf('scenario') || undefined,
    unchecked: valueOf('unchecked'),
    title: valueOf('title'),
  };
}
