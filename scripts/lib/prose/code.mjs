import {parseSync} from 'oxc-parser';
import {BREAK, fill, maskInline, OPAQUE, passageOf} from './mask.mjs';

const directive =
  /^\s*(?:(?:eslint|oxlint|stylelint|prettier|knip)-|@ts-|@vitest|@jest|\/\s*<|#|v8 |c8 |@__PURE__)/;
const testCall = /^(?:describe|test|it|bench|suite)$/;
const silentAttribute =
  /^(?:className|class|style|id|key|href|to|src|srcSet|sizes|media|d|points|viewBox|transform|fill|stroke.*|rel|type|name|role|htmlFor|autoComplete|xmlns|aria-(?:labelledby|describedby|controls|owns)|data-.*|.*ClassName)$/;
const silentCall =
  /^(?:clsx|cx|require|RegExp|querySelector|querySelectorAll|getElementById|closest|matches|matchMedia|getPropertyValue|setProperty|addEventListener|split|join|locator|z)$/;
const silentProperty =
  /^(?:className|transition|animation|transform|fontFamily|font|gridTemplate.*|boxShadow|background|margin|padding|border|rootMargin|pattern|path|d|viewBox|href|accept|cacheControl|code|sample|snippet)$/;
const hasWords = /\p{L}{2,}[,;:’'")]*\s+["“(]?[\p{L}\d\uE000]/u;
const codeLike =
  /=>|\(\)|[;{]\s*\n|^\s*(?:import|const|curl|npm|npx|pip|git|SELECT|select|@media)\s|^[\w#.:[\]>~-]+(?:\s+[>~+]\s+|\s*\{)|^\s*<\w|[a-z]+:[a-z0-9-]+;|^\(?(?:min|max|prefers)-|\b(?:var|calc|minmax|repeat|clamp|translate|rotate|scale)\(|^v=(?:spf|DKIM)/;

/** Returns the comments of a stylesheet or of code. Masks the stars of a block and joins adjacent lines. */
function commentPassages(source, comments) {
  const passages = [];
  let last;
  for (const {type, start, end} of comments) {
    const isBlock = type === 'Block';
    const inner = isBlock ? source.slice(start + 2, end - 2) : source.slice(start + 2, end);
    if (directive.test(inner)) continue;
    const text = ' '.repeat(2) + (isBlock ? maskDoc(inner) : inner);
    const between = last && source.slice(last.start + last.text.length, start);
    if (!isBlock && last?.isLine && /^[ \t]*\r?\n[ \t]*$/.test(between)) {
      last.text += between + text;
      continue;
    }
    const kind = isBlock && inner.startsWith('*') ? 'docstring' : 'comment';
    last = {kind, start, text, isLine: !isBlock};
    passages.push(last);
  }
  return passages.map(({kind, start, text}) => ({kind, start, text: maskInline(text)}));
}

const maskDoc = (inner) =>
  inner
    .replace(/^\*|(?<=\n)[ \t]*\*/g, fill(' '))
    .replace(
      /@(?:param|typedef|property|template)\s+(?:\{.*\}(?=\s)\s+)?[[\w.\]]+(?:\s+-)?|@\w+(?:\s+\{.*\}(?=\s|$))?/g,
      fill(BREAK),
    );

/** Returns the text ranges in a JSX element and its direct child elements. */
function jsxRanges(children, consumed) {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return [[child.start, child.end]];
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') {
      consumed.add(child);
      return jsxRanges(child.children, consumed);
    }
    return [];
  });
}

function jsxPassage(node, source, consumed) {
  const ranges = jsxRanges(node.children, consumed);
  if (!ranges.some(([from, to]) => /\p{L}/u.test(source.slice(from, to)))) return [];
  const bounds = [node.children[0].start, node.children.at(-1).end];
  return [passageOf('prose', source, bounds, ranges, OPAQUE)];
}

const escapes = /\\(?:[nrt]|u\{?[0-9a-fA-F]{2,6}\}?|x..)|\\(?=["'`])/g;

/** Returns a string or template literal without its quotes. */
function stringPassage(kind, source, {start, end, quasis}) {
  const bounds = [start + 1, end - 1];
  // In TypeScript files, the parser includes the marks around a template piece, `}` and `${`, in the piece.
  const margin = quasis?.[0].start === start ? 1 : 0;
  const ranges = quasis?.map((quasi) => [
    quasi.start + margin,
    quasi.end - margin * (quasi.tail ? 1 : 2),
  ]) ?? [bounds];
  const passage = passageOf(kind, source, bounds, ranges, OPAQUE);
  return {...passage, text: passage.text.replace(escapes, fill(' '))};
}

const isString = (node) =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');

const calleeName = (callee) => {
  if (callee?.type === 'Identifier') return callee.name;
  if (callee?.type === 'MemberExpression') return callee.property.name;
  if (callee?.type === 'CallExpression') return calleeName(callee.callee);
  if (callee?.type === 'TaggedTemplateExpression') return calleeName(callee.tag);
};

const rootName = (callee) => {
  if (callee?.type === 'Identifier') return callee.name;
  return callee && rootName(callee.object ?? callee.callee ?? callee.tag);
};

/** Whether the strings inside this node aren't for people. */
function isSilent(node, key) {
  switch (node.type) {
    case 'JSXAttribute':
      return silentAttribute.test(node.name.name ?? '');
    case 'CallExpression':
    case 'NewExpression':
      return silentCall.test(calleeName(node.callee) ?? '');
    case 'Property':
      return key === 'key' || silentProperty.test(node.key.name ?? node.key.value ?? '');
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return key === 'source';
    case 'BinaryExpression':
      return node.operator !== '+';
    case 'TaggedTemplateExpression':
    case 'TSLiteralType':
      return true;
    default:
      return false;
  }
}

/**
 * Returns passages for the strings, JSX texts, and test names below an ESTree node.
 *
 * @param {{strings: boolean, tests: boolean}} reads
 */
export function stringPassages(program, source, reads) {
  const passages = [];
  const consumed = new Set();
  const visit = (node, isRead) => {
    if (
      reads.tests &&
      node.type === 'CallExpression' &&
      testCall.test(rootName(node.callee) ?? '')
    ) {
      const [name] = node.arguments;
      if (isString(name)) {
        passages.push(stringPassage('test', source, name));
      }
    }
    if (reads.strings && isRead) {
      if (isString(node)) {
        const passage = stringPassage('prose', source, node);
        if (hasWords.test(passage.text) && !codeLike.test(passage.text)) {
          passages.push(passage);
        }
      }
      if (node.children?.length > 0 && !consumed.has(node)) {
        passages.push(...jsxPassage(node, source, consumed));
      }
    }
    for (const key in node) {
      const child = node[key];
      if (child === null || typeof child !== 'object') continue;
      const isChildRead = isRead && !isSilent(node, key);
      if (Array.isArray(child)) {
        for (const item of child) if (item?.type) visit(item, isChildRead);
      } else if (child.type) visit(child, isChildRead);
    }
  };
  visit(program, true);
  return passages;
}

/** In the sandbox's seed data, visitors see only names of fictional companies and people. */
const isShown = (file) => /^(?:src|blog)\//.test(file) && !file.includes('/seed/') && !isTest(file);
const isTest = (file) => /\.(?:test|spec)\.|\.steps\.|^(?:test|e2e)\//.test(file);

/** Returns the comments of a script, its test names, and the strings that visitors see. */
export function codePassages(source, file) {
  const {program, comments, errors} = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const reads = {tests: isTest(file), strings: isShown(file)};
  const strings = reads.tests || reads.strings ? stringPassages(program, source, reads) : [];
  return [...commentPassages(source, comments), ...strings];
}

/** Returns the comments of a stylesheet. */
export function stylePassages(source) {
  const comments = Array.from(source.matchAll(/\/\*[\s\S]*?\*\//g), ({index, 0: {length}}) => ({
    type: 'Block',
    start: index,
    end: index + length,
  }));
  return commentPassages(source, comments);
}
