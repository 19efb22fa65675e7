import type {CheerioAPI} from 'cheerio';

import {pageMarks, selectorOf} from '../../src/lib/pageMarks';

/** An article of a booklet. */
export interface ArticlePart {
  readonly slug: string;
  readonly title: string;
  /** The article's text, whose ids start with the slug. Links to other articles are still links to pages. */
  readonly html: string;
}

/** Attributes that have the ids of other elements. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** Parts that make no sense on paper. */
const CONTROLS = [
  'button, script, noscript, .hash-link',
  selectorOf(pageMarks.notPrinted),
  selectorOf(pageMarks.needsScripts),
].join(', ');

/** Headings move down by a level, because a booklet has more levels than a page. */
const LEVELS = {h4: 'h5', h3: 'h4', h2: 'h3'};

const anchorOf = (slug: string, id: string): string => (id ? `${slug}--${id}` : slug);

/**
 * Returns the text of a built article as a part of a booklet.
 *
 * @throws when the page has no text
 */
export function articlePart($: CheerioAPI, slug: string): ArticlePart {
  const text = $('.theme-doc-markdown').first().clone();
  if (text.length === 0) throw new Error(`help-booklets: ${slug} has no text.`);
  text.find(CONTROLS).remove();
  for (const [from, to] of Object.entries(LEVELS)) {
    text.find(from).each((_at, heading) => {
      heading.tagName = to;
    });
  }
  text.find('[data-hash]').removeAttr('data-hash');
  text.find('[id]').each((_at, element) => {
    element.attribs['id'] = anchorOf(slug, element.attribs['id'] ?? '');
  });
  for (const name of REFERENCES) {
    text.find(`[${name}]`).each((_at, element) => {
      const ids = (element.attribs[name] ?? '').split(/\s+/);
      element.attribs[name] = ids.map((id) => anchorOf(slug, id)).join(' ');
    });
  }
  text.find('a[href^="#"]').each((_at, link) => {
    link.attribs['href'] = `#${anchorOf(slug, (link.attribs['href'] ?? '').slice(1))}`;
  });
  return {
    slug,
    title: $('h1').first().text().trim(),
    html: $.html(text).replaceAll('<!-- -->', ''),
  };
}

const ARTICLE_LINK = /href="\/help\/article\/([a-z0-9-]+)(?:#([^"]*))?"/g;

/** Points the links to articles of the same booklet to their place in it. */
export function linkWithin(html: string, slugs: ReadonlySet<string>): string {
  return html.replace(ARTICLE_LINK, (link, slug: string, id: string | undefined) =>
    slugs.has(slug) ? `href="#${anchorOf(slug, id ?? '')}"` : link,
  );
}
