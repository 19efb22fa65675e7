import {pageMarks} from '../../src/lib/pageMarks';
import type {HtmlNode} from './htmlNode';

/** Few screens show more than nine blocks of an article. */
const FIRST_BLOCKS = 9;

const isScreen = ({name}: HtmlNode) => name === 'Screen';

/** Other components may ignore an attribute that they don't know. */
const takesMarks = (block: HtmlNode) => isScreen(block) || block.name === 'Languages';

/** Only the properties of a fence's `<code>` reach the page. */
const elementOf = (block: HtmlNode): HtmlNode =>
  block.tagName === 'pre' ? (block.children?.[0] ?? block) : block;

const attributes = Object.entries(pageMarks.laidOutLater).map(([name, value]) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
}));

/**
 * A plugin for MDX that marks the blocks of a long text that get their layout after what's on the screen: its later
 * elements, and its mock screens, which are tall, except one near the start. It's an attribute because a rule for their
 * position would restyle the whole page when it stops applying.
 */
export default function deferLayout() {
  return ({children}: {readonly children: readonly HtmlNode[]}): void => {
    const blocks = children.filter(({type}) => type === 'element' || type === 'mdxJsxFlowElement');
    const firstScreen = blocks.slice(0, FIRST_BLOCKS).find(isScreen);
    for (const [at, block] of blocks.entries()) {
      if (isScreen(block) ? block === firstScreen : at < FIRST_BLOCKS) continue;
      if (block.type === 'element') {
        const element = elementOf(block);
        element.properties = {...element.properties, ...pageMarks.laidOutLater};
      } else if (takesMarks(block)) {
        block.attributes = [...(block.attributes ?? []), ...attributes];
      }
    }
  };
}
