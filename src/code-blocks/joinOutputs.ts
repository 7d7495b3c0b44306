import {SKIP, visit} from 'unist-util-visit';
import {readFenceMeta} from './fenceMeta';
import {outputKind} from './sampleOutput';
import type {Code, Root, RootContent} from 'mdast';
import type {SampleOutput} from './sampleOutput';

/**
 * Remark plugin: gives each sample that can be run the blocks with its output
 * that follow it at once, so that the page has one place for what a run does.
 * The output is in the property `outputs`, which src/theme/CodeBlock reads.
 */
export default function joinOutputs(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node, index = 0, parent) => {
      if (!parent || readFenceMeta(node.meta).scenario === undefined) {
        return undefined;
      }
      const outputs: SampleOutput[] = [];
      for (const next of parent.children.slice(index + 1)) {
        const output = readOutput(next);
        if (!output) {
          break;
        }
        outputs.push(output);
      }
      if (outputs.length > 0) {
        parent.children.splice(index + 1, outputs.length);
        node.data = {
          ...node.data,
          hProperties: {
            ...node.data?.hProperties,
            outputs: JSON.stringify(outputs),
          },
        };
      }
      return [SKIP, index + 1];
    });
  };
}

function readOutput(node: RootContent): SampleOutput | undefined {
  const {title} = isText(node) ? readFenceMeta(node.meta) : {};
  const kind = title === undefined ? undefined : outputKind(title);
  return kind && title !== undefined
    ? {kind, title, text: (node as Code).value}
    : undefined;
}

function isText(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'text';
}
