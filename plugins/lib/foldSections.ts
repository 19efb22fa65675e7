/** The parts of a node of MDX's HTML tree that this plugin reads and writes. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly name?: string;
  readonly attributes?: readonly object[];
  readonly data?: object;
  readonly value?: string;
  children?: HtmlNode[];
}

const NAME = 'Fold';
const identifier = {type: 'Identifier', name: NAME};

/** `import {Fold} from '…'`, as MDX's parser would return it. */
const importFold: HtmlNode = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
          source: {type: 'Literal', value: `@site/src/components/${NAME}/${NAME}`},
        },
      ],
    },
  },
};

const foldOf = (children: HtmlNode[]): HtmlNode => ({
  type: 'mdxJsxFlowElement',
  name: NAME,
  attributes: [{type: 'mdxJsxAttribute', name: 'summary', value: 'Read the details'}],
  children,
});

const isText = ({type, value}: HtmlNode) => type === 'text' && value?.trim() === '';

/**
 * A plugin for MDX that folds what follows a section's <InShort>, so that a phone shows the summaries first. Sections with
 * components stay open, because people use those.
 */
export default function foldSections() {
  return (root: HtmlNode): void => {
    const kept: HtmlNode[] = [];
    let folded: HtmlNode[] | undefined;
    const close = () => {
      if (folded?.some(({type}) => type === 'mdxJsxFlowElement')) kept.push(...folded);
      else if (folded?.some((node) => !isText(node))) kept.push(foldOf(folded));
      folded = undefined;
    };
    for (const node of root.children ?? []) {
      if (node.tagName === 'h2' || node.type === 'mdxjsEsm') close();
      (folded ?? kept).push(node);
      if (node.name === 'InShort') folded = [];
    }
    close();
    root.children = kept.some(({name}) => name === NAME) ? [importFold, ...kept] : kept;
  };
}
