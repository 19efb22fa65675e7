import {highlight} from './highlight';
import {textOf, type HtmlNode} from '../htmlNode';

/** Reads the ranges in braces after a fence's language: `{1,3-5}` has the lines 1, 3, 4, and 5. */
function linesIn(meta: string): Set<number> {
  const ranges = /\{([\d,-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({length: last - first + 1}, (_, at) => first + at);
    }),
  );
}

/** The title of a sample of the API's response: `part=409` is its status. */
function responseTitle(meta: string): string | undefined {
  const status = /\bpart=(\d+)/.exec(meta)?.[1];
  return status && `Response ${status}`;
}

/** Returns the props of `src/theme/CodeBlock` for a fence's <code>. */
function propsOf(code: HtmlNode, isOnInk: boolean) {
  const {className, metastring} = code.properties ?? {};
  const meta = typeof metastring === 'string' ? metastring : '';
  const language = /language-(\S+)/.exec(String(className))?.[1] ?? 'text';
  return {
    className: `language-${language}`,
    title: /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? responseTitle(meta),
    tab: /\btab=(["'])(.*?)\1/.exec(meta)?.[2],
    form: /\bform=(sdk|http)\b/.exec(meta)?.[1],
    html: highlight(textOf(code).replace(/\n$/, ''), language, linesIn(meta)),
    ...(isOnInk && {isOnInk}),
  };
}

/**
 * A plugin for MDX that replaces the text of each fence with highlighted HTML, in the props of its <code>.
 *
 * @param options `isOnInk` for code in the colors of the dark theme in both color modes
 */
export default function highlightFences({isOnInk = false}: {readonly isOnInk?: boolean} = {}) {
  return function visit({children = []}: HtmlNode): void {
    for (const node of children) {
      const [code] = node.children ?? [];
      if (node.tagName === 'pre' && code?.tagName === 'code') {
        code.properties = propsOf(code, isOnInk);
        code.children = [];
      } else {
        visit(node);
      }
    }
  };
}
