import {cellLabel} from '../../src/lib/cellLabel';

/** The parts of a node of MDX's HTML tree that this plugin reads and writes. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly HtmlNode[];
}

const textOf = ({value, children = []}: HtmlNode): string => value ?? children.map(textOf).join('');

/** Returns the elements with a tag inside a node, in document order. */
function elements(node: HtmlNode, tagName: string): HtmlNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? [child] : elements(child, tagName),
  );
}

/** A plugin for MDX that gives cells their column's heading, because phones show wide tables as blocks without them. */
export default function labelCells() {
  return (root: HtmlNode): void => {
    for (const table of elements(root, 'table')) {
      const headings = elements(table, 'th').map(textOf);
      if (headings.length < 3) continue;
      for (const row of elements(table, 'tr')) {
        elements(row, 'td').forEach((cell, index) => {
          if (index > 0)
            cell.properties = {...cell.properties, dataLabel: cellLabel(headings[index]!)};
        });
      }
    }
  };
}
