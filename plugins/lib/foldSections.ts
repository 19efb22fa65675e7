import {textOf, type HtmlNode} from './htmlNode';

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

const staysOpen = ({attributes = []}: HtmlNode) =>
  attributes.some(({name}) => name === 'isSectionOpen');

/** In characters. A shorter paragraph takes little more room than the line that would open it. */
const SHORT = 240;

const isBlank = ({type, value}: HtmlNode) => type === 'text' && value?.trim() === '';
const isShort = (nodes: readonly HtmlNode[]) =>
  nodes.every(({tagName}) => tagName === 'p') && nodes.map(textOf).join('').length <= SHORT;

/**
 * A plugin for MDX that folds what follows a section's <InShort>, so that a phone shows the summaries first. Short text
 * stays open, and so does a section whose summary has `isSectionOpen`.
 */
export default function foldSections() {
  return (root: HtmlNode): void => {
    const kept: HtmlNode[] = [];
    let folded: HtmlNode[] | undefined;
    const close = () => {
      if (folded) kept.push(...(isShort(folded) ? folded : [foldOf(folded)]));
      folded = undefined;
    };
    for (const node of root.children ?? []) {
      if (node.tagName === 'h2' || node.type === 'mdxjsEsm') close();
      if (!isBlank(node)) (folded ?? kept).push(node);
      if (node.name === 'InShort' && !staysOpen(node)) folded = [];
    }
    close();
    root.children = kept.some(({name}) => name === NAME) ? [importFold, ...kept] : kept;
  };
}
