import {pageMarks} from '../../src/lib/pageMarks';

/** Few screens show more than nine blocks of an article. */
const FIRST_BLOCKS = 9;

interface Block {
  readonly type: string;
  properties?: Record<string, unknown>;
}

/**
 * A plugin for MDX that marks the blocks of a long text that get their layout after what's on the screen. It's an attribute
 * because a rule for their position would restyle the whole page when it ends to apply.
 */
export default function deferLayout() {
  return ({children}: {readonly children: readonly Block[]}): void => {
    const blocks = children.filter(({type}) => type === 'element' || type === 'mdxJsxFlowElement');
    for (const block of blocks.slice(FIRST_BLOCKS)) {
      // A component may not pass on what it doesn't know.
      if (block.type !== 'element') continue;
      block.properties = {...block.properties, ...pageMarks.laidOutLater};
    }
  };
}
