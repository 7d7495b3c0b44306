/*
 * Runs the sample of the home page when the page is compiled, as its reader
 * will: the page shows what it gives before anything has been loaded.
 *
 *   <AllowanceSample>      →  <AllowanceSample program={{…}}>
 *     ## …                      ## …
 *     ```js scenario="…"      </AllowanceSample>
 *   </AllowanceSample>
 */
import {visit} from 'unist-util-visit';
import {readFenceMeta} from '../../code-blocks/shared/fenceMeta';
import {attribute} from '../../content/build/giveData';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {readPayLines} from '../shared/programText';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {AllowanceProgram} from '../shared/programText';

/** Remark plugin: runs the sample; it comes after the one that renders code. */
export default function runAllowanceSample(): (tree: Root) => Promise<void> {
  return async (tree) => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'AllowanceSample') {
        elements.push(node);
      }
    });
    for (const element of elements) {
      const fence = element.children.find((child) => child.type === 'code');
      if (!fence) {
        throw new Error('AllowanceSampleの中に、プログラムがありません。');
      }
      element.attributes.push(attribute('program', await run(fence)));
      element.children = element.children.filter((child) => child !== fence);
    }
  };
}

async function run({
  data,
  meta,
  value: source,
}: Code): Promise<AllowanceProgram> {
  const {scenario = ''} = readFenceMeta(meta);
  const amount = Number(/^const \w+ = (\d+);/.exec(source)?.[1]);
  const {error, logs} = await runCustomFunction({
    source,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
  });
  const lines = readPayLines(logs.map(({message}) => message));
  if (error || !lines || Number.isNaN(amount)) {
    throw new Error(
      'AllowanceSampleのプログラムは、1行目で金額を決め、「0001：犬1匹、1000円」の形のログだけを出します。',
    );
  }
  return {
    source,
    html: String(data?.hProperties?.html),
    scenario,
    amount,
    lines,
  };
}
