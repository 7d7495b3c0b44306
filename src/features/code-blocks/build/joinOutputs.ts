import {SKIP, visit} from 'unist-util-visit';
import {amountTable, readAmounts} from '../shared/amountTable';
import {readFenceMeta} from '../shared/fenceMeta';
import {outputKind} from '../shared/sampleOutput';
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {SampleOutput} from '../shared/sampleOutput';

/** Languages of programs: what is below one isn't the output of one above it. */
const PROGRAM = /^(?:js|javascript|ts|typescript)$/;

/**
 * Remark plugin: gives each sample that can be run the blocks with its output
 * that follow it at once, so that the page has one place for what a run does.
 * An output further down stays there, and the sample knows it for comparison.
 * The outputs are in the property `outputs`, which src/theme/CodeBlock reads.
 */
export default function joinOutputs(): (tree: Root) => void {
  return (tree) => {
    let sample: Code | undefined;
    let outputs: SampleOutput[] = [];
    visit(tree, 'code', (node, index = 0, parent) => {
      const output = readOutput(node);
      if (output && sample && outputs.every(({kind}) => kind !== output.kind)) {
        outputs.push({...output, isElsewhere: true});
        give(sample, outputs);
      }
      if (!PROGRAM.test(node.lang ?? '')) {
        return undefined;
      }
      const isRun = readFenceMeta(node.meta).scenario !== undefined;
      sample = isRun ? node : undefined;
      outputs = isRun && parent ? takeNext(parent, index) : [];
      if (outputs.length > 0) {
        give(node, outputs);
      }
      return [SKIP, index + 1];
    });
  };
}

/** Takes the outputs that follow a block at once out of the page. */
function takeNext(parent: Parent, index: number): SampleOutput[] {
  const outputs: SampleOutput[] = [];
  for (const next of parent.children.slice(index + 1)) {
    const output = readOutput(next);
    if (!output) {
      break;
    }
    outputs.push(output);
  }
  parent.children.splice(index + 1, outputs.length);
  return outputs;
}

/** Gives them in the order of a run's result: changes come first. */
function give(node: Code, outputs: readonly SampleOutput[]): void {
  const sorted = outputs.toSorted(
    (one, other) => Number(!one.table) - Number(!other.table),
  );
  node.data = {
    ...node.data,
    hProperties: {
      ...node.data?.hProperties,
      outputs: JSON.stringify(sorted),
    },
  };
}

function readOutput(node: RootContent): SampleOutput | undefined {
  const {title} = isText(node) ? readFenceMeta(node.meta) : {};
  const kind = title === undefined ? undefined : outputKind(title);
  if (!kind || title === undefined) {
    return undefined;
  }
  const text = (node as Code).value;
  const amounts = kind === 'changes' ? readAmounts(text) : undefined;
  return {kind, title, text, table: amounts && amountTable(title, amounts)};
}

function isText(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'text';
}
