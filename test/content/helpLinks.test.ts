import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';

import {mdxFiles} from './mdxFiles';

/**
 * The build checks every link, too, but takes a minute. This checks the links between help articles in a second, so that
 * writers can run it after each change.
 */

const withoutCode = (mdx: string) => mdx.replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** The text of a heading without Markdown, as Docusaurus makes its anchor from it. */
const plain = (heading: string) =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`\\]/g, '');

function anchorsOf(mdx: string): Set<string> {
  const slugger = createSlugger();
  const headings = withoutCode(mdx).matchAll(/^#{2,6} +(.+?)(?: *\{\/\* #([\w-]+) \*\/\})?$/gm);
  return new Set(Array.from(headings, ([, text, id]) => id ?? slugger.slug(plain(text!))));
}

const articles = mdxFiles().filter(({file}) => file.startsWith('help/article/'));
const anchors = new Map(articles.map(({file, content}) => [file, anchorsOf(content)]));

test('links between help articles lead to a file and a heading that exist', () => {
  const links = articles.flatMap(({file, content}) =>
    Array.from(withoutCode(content).matchAll(/\]\(([^):\s]*?\.mdx)?(?:#([^)\s]+))?\)/g)).flatMap(
      ([link, target, anchor]) => {
        if (!target && !anchor) return [];
        const to = target ? path.posix.join(path.posix.dirname(file), target) : file;
        return {file, link, to, anchor};
      },
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({to, anchor}) => {
    const known = anchors.get(to);
    return !known || (anchor && !known.has(anchor));
  });
  expect(broken.map(({file, link}) => `${file}: ${link}`)).toEqual([]);
});
