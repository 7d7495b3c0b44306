/*
 * Gives components of a page the data that they show:
 *
 *   <MessageCatalogue />  →  <MessageCatalogue messages={[…]} />
 *
 * A component that imported its data would carry all of it into the JavaScript
 * of every page, because all pages share their components. So the data comes
 * into the page at build time, and each page carries its own part only.
 */
import {valueToEstree} from 'estree-util-value-to-estree';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {routeOf} from './routeOf';

/** Options of {@link giveData}. */
export interface GiveDataOptions {
  /** The site's folder. */
  readonly siteDir: string;
  /**
   * For each component the properties that it gets, as plain data. They may
   * depend on the page's route, without base path, and on the texts that the page
   * gives it; a component that must not be there throws.
   */
  readonly data: Readonly<
    Record<
      string,
      (
        route: string,
        texts: Readonly<Record<string, string>>,
      ) => Readonly<Record<string, unknown>>
    >
  >;
}

/** Remark plugin: gives components of a page the data that they show. */
export default function giveData({
  siteDir,
  data,
}: GiveDataOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const getData = data[node.name ?? ''];
      if (getData) {
        const texts = node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
            ? [[one.name, one.value]]
            : [],
        );
        const given = getData(
          routeOf(file.path, siteDir),
          Object.fromEntries(texts) as Record<string, string>,
        );
        node.attributes.push(
          ...Object.entries(given).map(([name, value]) =>
            attribute(name, value),
          ),
        );
      }
    });
  };
}

/** `name={value}`, for the compiler of MDX. */
export function attribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      // The compiler reads the tree, not the text.
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: valueToEstree(value),
            },
          ],
        },
      },
    },
  };
}
