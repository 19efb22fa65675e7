import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

import {isScope, scopes} from '../../src/domain/searchScope';
import {pageMarks, SEARCH_LEVEL, selectorOf} from '../../src/lib/pageMarks';
import {metaOf, type BuiltPage} from '../built-pages/readPages';
import type {Section, SectionLink} from '../search-engine/section';
import {codeMarks, type Facets} from './files';

export interface SearchablePage extends Facets {
  readonly sections: readonly Section[];
}

/** Elements that aren't page text: links to other pages, controls, icons, and scripts. */
const noText = [
  'nav, script, style, svg, template, noscript, dialog, button, select, textarea',
  '[aria-hidden="true"], .hash-link',
  selectorOf(pageMarks.notSearched),
  // Controls of the page.
  selectorOf(pageMarks.notInMarkdown) + selectorOf(pageMarks.notPrinted),
  '.theme-doc-breadcrumbs, .pagination-nav, .theme-doc-footer, .theme-doc-version-banner',
  '.theme-doc-version-badge, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .table-of-contents',
  // The blog's date, reading time, and authors; "Tags", "Edit this page", "Read more".
  '.blog-post-page article > header > div, article > footer',
].join(', ');

/** A word may continue across these: `re<b>try</b>`, or the colored tokens of a code line. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * Splits a rendered page into sections.
 *
 * @returns null for a page to leave out: noindex, without <main>, or a list of other pages
 */
export function sectionsOf({path, $, head}: BuiltPage, baseUrl = '/'): SearchablePage | null {
  const main = $('main').first();
  const isNoText = main.length === 0 || main.closest(noText).length > 0;
  if (isNoText || head.isHidden || isList($, head.tag, path)) return null;

  const group = metaOf($, 'search:group') || groupOf(path);
  const question = metaOf($, 'search:question');
  // Visitors type the site's name to find its home page, whose headline doesn't have it.
  const isHome = path === '/';
  const title = {text: titlePart($, isHome ? -1 : 0), isFinal: isHome};
  const cut = new SectionCutter($, title, new Set($(noText).toArray()));
  main.each((_, element) => cut.read(element));
  return {
    language: head.language,
    docusaurus_tag: head.tag,
    sections: cut.sections.map(({anchor, titles, text, links}, at) => ({
      ...{route: baseUrl + path.slice(1), anchor, titles, group},
      text: tidy(text),
      ...(links.length > 0 ? {links} : {}),
      ...(at === 0 && question ? {question} : {}),
    })),
  };
}

/** Lists repeat what the pages they link to say. All have a tag of their own except the blog's archive. */
function isList($: CheerioAPI, tag: string, path: string): boolean {
  const isArchive = $('html').hasClass('plugin-blog') && /\/archive\/?$/.test(path);
  return isArchive || (tag !== 'default' && !tag.startsWith('docs-'));
}

function groupOf(path: string): string {
  const folder = path.split('/')[1] ?? '';
  return scopes[isScope(folder) ? folder : 'pages'];
}

/** Returns a part of <title>: the first is the page's title, and the last the site's name. */
const titlePart = ($: CheerioAPI, at: 0 | -1) =>
  tidy($('title').first().text().split(' | ').at(at) ?? '');

/** Removes the zero-width spaces of heading links and collapses white space. */
const tidy = (text: string) =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface OpenSection {
  readonly anchor: string;
  readonly titles: readonly string[];
  text: string;
  readonly links: SectionLink[];
}

const isFieldName = (node: AnyNode) =>
  'attribs' in node && node.name === 'a' && SEARCH_LEVEL in node.attribs;

/** Walks a page in reading order. Each heading opens a section; text goes to the open section. */
class SectionCutter {
  readonly sections: OpenSection[];
  private outline: {readonly level: number; readonly title: string}[];
  private hasTitle = false;
  private isInCode = false;

  /** @param title names the page; if it isn't final, the first `<h1>` replaces it. */
  constructor(
    private readonly $: CheerioAPI,
    private readonly title: {readonly text: string; readonly isFinal: boolean},
    private readonly noText: ReadonlySet<AnyNode>,
  ) {
    this.outline = [{level: 1, title: title.text}];
    this.sections = [{anchor: '', titles: [title.text], text: '', links: []}];
  }

  read(node: AnyNode): void {
    if (node.nodeType === 3) {
      this.write(node.data);
    } else if ('tagName' in node && !this.noText.has(node)) {
      // API fields are indexed as headings too; the attribute gives their depth.
      const level = /^h([1-6])$/.exec(node.name)?.[1] ?? node.attribs[SEARCH_LEVEL];
      const isText = !level || (level === '1' && this.title.isFinal);
      if (isText) this.readChildren(node);
      else this.open(node, Number(level));
      if (isText && node.name === 'a') this.addLink(node);
    }
  }

  private readChildren(element: Element): void {
    const isCode = ['pre', 'table', 'figure'].includes(element.name);
    // The text after the name of an API field is its type and its limits.
    const nameAt = element.children.findIndex(isFieldName);
    this.write(this.edgeOf(element));
    this.withCode(isCode, () => {
      for (const child of element.children.slice(0, nameAt + 1)) this.read(child);
      this.withCode(nameAt >= 0, () => {
        for (const child of element.children.slice(nameAt + 1)) this.read(child);
      });
    });
    this.write(this.edgeOf(element));
  }

  /** Marks what's written meanwhile as code, or as a table or a picture: their words in a row aren't a sentence. */
  private withCode(isCode: boolean, read: () => void): void {
    const isOutermost = isCode && !this.isInCode;
    if (isOutermost) {
      this.write(` ${codeMarks[0]}`);
      this.isInCode = true;
    }
    read();
    if (isOutermost) {
      this.write(`${codeMarks[1]} `);
      this.isInCode = false;
    }
  }

  /** Reads the text of a heading without joining words across its lines and blocks. */
  private textOf(node: AnyNode): string {
    if (node.nodeType === 3) return node.data;
    if (!('tagName' in node) || this.noText.has(node)) return '';
    const text = node.children.map((child) => this.textOf(child)).join('');
    return this.edgeOf(node) + text + this.edgeOf(node);
  }

  private edgeOf(element: Element): string {
    return inlineTags.has(element.name) && !this.isChip(element) ? '' : ' ';
  }

  /** Adjacent chips are separate words: only styles put a gap between them. Adjacent tokens of a code block may not be. */
  private isChip({name, prev, parent}: Element): boolean {
    let before = prev;
    while (before && this.noText.has(before)) before = before.prev;
    const isToken = parent?.nodeType === 1 && 'name' in parent && parent.name === 'code';
    return (name === 'code' || (name === 'span' && !isToken)) && before?.nodeType === 1;
  }

  private write(text: string): void {
    const section = this.sections.at(-1);
    if (section) section.text += text;
  }

  private addLink(link: Element): void {
    // Links within the site are absolute paths in built pages.
    const [, route] = /^(\/(?!\/)[^?#]*)/.exec(link.attribs.href ?? '') ?? [];
    const text = tidy(this.textOf(link));
    if (route && text) this.sections.at(-1)?.links.push({route, text});
  }

  private open(heading: Element, level: number): void {
    const title = tidy(this.textOf(heading));
    if (!title) return;
    if (level === 1 && !this.hasTitle) this.namePage(title);
    else this.push(Math.max(level, 2), title, this.anchorOf(heading));
  }

  /** The first <h1> names the page. Text above it (a badge, a link back) isn't part of what the page says. */
  private namePage(title: string): void {
    this.hasTitle = true;
    this.outline = [{level: 1, title}];
    this.sections[0] = {anchor: '', titles: [title], text: '', links: []};
  }

  private push(level: number, title: string, anchor: string): void {
    this.outline = [...this.outline.filter((above) => above.level < level), {level, title}];
    this.sections.push({
      anchor,
      titles: this.outline.map((entry) => entry.title),
      text: '',
      links: [],
    });
  }

  /**
   * Returns the heading's own id, or that of the closest ancestor that has one and begins with the heading. Ignores
   * React-generated ids, which change with each build.
   */
  private anchorOf(heading: Element): string {
    const withId = this.$(heading)
      .closest('[id]:not([id^="_R_"])')
      .not('main, main *:has(h1)')
      .first();
    const isOutside = withId.closest('main').length === 0;
    return isOutside ? '' : (withId.attr('id') ?? '');
  }
}
