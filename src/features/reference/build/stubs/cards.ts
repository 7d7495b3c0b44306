import {readReference} from './readReference';
import {readStubs} from './readStubs';
import type {ReferenceName} from './readReference';

/** A page of the reference, as another page leads to it. */
export interface Card {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
}

/** The first sentence on a name, as plain text; the page itself has the signs. */
export function summaryOf({text}: ReferenceName): string {
  return (/^[^。]*。/.exec(text)?.[0] ?? text).replaceAll('`', '');
}

/**
 * Makes what gives the cards of names, for `<ApiCards />`. The stubs are read
 * when the first page has some.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function createCards(
  apiSource: string,
): (names: string) => readonly Card[] {
  let known: readonly ReferenceName[] | undefined;
  return (names) => {
    const pages = (known ??= readReference(readStubs(apiSource)).names);
    return names.split(' ').map((name) => {
      const page = pages.find((one) => one.name === name && !one.isHelper);
      if (!page) {
        throw new Error(
          `<ApiCards>: APIリファレンスに「${name}」がありません。namesを見直してください。`,
        );
      }
      return {name, path: page.target, summary: summaryOf(page)};
    });
  };
}
