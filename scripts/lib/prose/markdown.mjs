import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {stringPassages} from './code.mjs';
import {fill, OPAQUE, passageOf} from './mask.mjs';
import {yamlPassages} from './yaml.mjs';

const parsers = {
  md: unified().use(remarkParse).use(remarkFrontmatter),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter),
};
const silentAttribute =
  /^(?:id|className|style|href|to|src|name|type|kind|icon|language|article|slug)$/;
/** Docusaurus removes these before MDX parses the file. */
const headingId = /\{#[\w-]+\}/g;

const rangeOf = ({position}) => [position.start.offset, position.end.offset];

/** Reads the body and the front matter of a Markdown or MDX file, without code. */
export function markdownPassages(source, file) {
  const text = source.replace(headingId, fill(OPAQUE));
  const tree = parsers[file.endsWith('.mdx') ? 'mdx' : 'md'].parse(text);
  const passages = [];
  const readProgram = (node) => {
    const program = node.data?.estree;
    if (program) passages.push(...stringPassages(program, text, {strings: true, tests: false}));
  };
  visit(tree, (node) => {
    for (const attribute of node.attributes ?? []) {
      if (silentAttribute.test(attribute.name ?? '')) continue;
      if (typeof attribute.value === 'string') {
        passages.push(
          passageOf('prose', text, rangeOf(attribute), [attributeText(attribute, text)]),
        );
      } else readProgram(attribute.value ?? attribute);
    }
    if (/^mdx.*(?:Expression|Esm)$/.test(node.type)) readProgram(node);
    if (node.type === 'yaml') passages.push(...yamlPassages(text, file, rangeOf(node)));
    // Text directly inside a JSX block element isn't wrapped in a paragraph.
    const hasText = node.children?.some(({type}) => type === 'text');
    if (!hasText || node.isRead) return;
    passages.push(blockPassage(node, text));
  });
  return passages;
}

function attributeText(attribute, text) {
  const [start, end] = rangeOf(attribute);
  const from = start + /^[^=]*=\s*["']/.exec(text.slice(start, end))[0].length;
  return [from, end - 1];
}

function blockPassage(block, text) {
  const ranges = [];
  const code = [];
  visit(block, (node) => {
    node.isRead = true;
    if (node.type === 'text') ranges.push(rangeOf(node));
    if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') code.push(rangeOf(node));
    return node.type === 'text' ? SKIP : undefined;
  });
  const passage = passageOf('prose', text, rangeOf(block), ranges);
  const masked = code.reduce((result, [from, to]) => {
    const at = from - passage.start;
    return result.slice(0, at) + OPAQUE.repeat(to - from) + result.slice(at + to - from);
  }, passage.text);
  // Masks blockquote markers (`>`) at line starts.
  return {...passage, text: masked.replace(/(?<=\n)[ \t]*>/g, fill(' '))};
}
