import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';

import {helpCategories, type HelpCategory} from '../../src/data/help';
import {helpOrder} from '../../src/data/helpOrder';
import {walkthroughOf} from '../../plugins/lib/front-matter/walkthrough';
import {mdxFiles} from './mdxFiles';

const folder = 'help/article/';
const articles = mdxFiles().filter(({file}) => file.startsWith(folder));
const slugs = articles.map(({file}) => file.slice(folder.length, -'.mdx'.length));

describe('help articles', () => {
  /** The number of articles that the help center promises in each category. */
  const promised: Readonly<Record<HelpCategory, number>> = {
    'Getting Started': 24,
    Integrations: 32,
    'Features & Tools': 45,
    'Email Deliverability': 18,
    'Billing & Plans': 15,
    Troubleshooting: 28,
    'Best Practices': 21,
    'Advanced Features': 19,
  };

  /** A new article is one file, so these checks apply to it once it has a place in the order. */
  const ordered = articles.flatMap(({frontMatter}, index) => {
    const slug = slugs[index]!;
    if (!helpOrder.includes(slug)) return [];
    return {slug, category: frontMatter.category, related: frontMatter.related as string[]};
  });

  /** The values that occur more than once. */
  const repeated = (values: readonly string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);

  test('each category has the promised number of articles, or more', () => {
    const missing = helpCategories.filter(
      (name) => ordered.filter(({category}) => category === name).length < promised[name],
    );
    expect(missing).toEqual([]);
  });

  test('each article answers a question of its own', () => {
    const questions = articles.map(({frontMatter}) => String(frontMatter.question).toLowerCase());
    expect(repeated(questions)).toEqual([]);
  });

  test('the order names articles that exist, each once', () => {
    expect(helpOrder.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(repeated(helpOrder)).toEqual([]);
  });

  test('each article has two to four others as related', () => {
    const wrong = ordered.filter(
      ({related}) => related.length < 2 || related.length > 4 || repeated(related).length > 0,
    );
    expect(wrong.map(({slug, related}) => `${slug}: ${related.join(', ')}`)).toEqual([]);
  });

  test('each article is related to at least one other, so that readers find it', () => {
    const linked = new Set(ordered.flatMap(({related}) => related));
    expect(ordered.filter(({slug}) => !linked.has(slug)).map(({slug}) => slug)).toEqual([]);
  });

  test('there are enough articles to play for the promised videos', () => {
    // "50+ videos", and a few more in case an article loses a screen.
    const played = articles.filter(({file, content}) => walkthroughOf(file, content).walkthrough);
    expect(played.length).toBeGreaterThanOrEqual(52);
  });
});

/**
 * The build checks every link, too, but takes a minute. This checks the links between help articles in a second, so that
 * writers can run it after each change.
 */
describe('links between help articles', () => {
  const withoutCode = (mdx: string) => mdx.replace(/^( *)```[\s\S]*?^\1```/gm, '');

  /** The text of a heading without Markdown, as Docusaurus makes its anchor from it. */
  const plain = (heading: string) =>
    heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`\\]/g, '');

  function anchorsOf(mdx: string): Set<string> {
    const slugger = createSlugger();
    const headings = withoutCode(mdx).matchAll(/^#{2,6} +(.+?)(?: *\{\/\* #([\w-]+) \*\/\})?$/gm);
    return new Set(Array.from(headings, ([, text, id]) => id ?? slugger.slug(plain(text!))));
  }

  const anchors = new Map(articles.map(({file, content}) => [file, anchorsOf(content)]));

  test('lead to a file and a heading that exist', () => {
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
});
