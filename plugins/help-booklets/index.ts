import fs from 'node:fs/promises';
import path from 'node:path';

import {helpCategoryCards} from '../../src/data/help';
import {longDate} from '../../src/lib/dates';
import type {Build, PageReader} from '../built-pages';
import type {BuiltPage} from '../built-pages/readPages';
import {articlePart, type ArticlePart} from './articlePart';
import {bookletPage, PRINT_SCRIPT, type Booklet} from './bookletPage';

interface Part extends ArticlePart {
  readonly stylesheets: readonly string[];
}

type Category = Omit<Booklet, 'articles'> & {
  readonly file: string;
  /** In the order of the category's page. */
  readonly slugs: readonly string[];
};

const slugOf = (href: string, folder: string): string | null =>
  new RegExp(`^/help/${folder}/([a-z0-9-]+)$`).exec(href)?.[1] ?? null;

const stylesheetsOf = ({$}: BuiltPage): string[] =>
  $('link[rel="stylesheet"]')
    .toArray()
    .map(({attribs}) => attribs['href'] ?? '');

/**
 * Writes a page with all articles of each category of the current version, for print. They aren't routes, so search, the
 * sitemap, and the copies for machines don't repeat the articles.
 */
export default function helpBooklets({outDir, siteConfig}: Build): PageReader {
  const parts = new Map<string, Part>();
  const categories: Category[] = [];

  const readCategory = (page: BuiltPage, slug: string) => {
    const {$} = page;
    categories.push({
      file: `help/booklet/${slug}.html`,
      category: page.head.title,
      description: helpCategoryCards.find((card) => card.slug === slug)?.description ?? '',
      categoryPath: page.path,
      brand: siteConfig.title,
      day: longDate(siteConfig.customFields?.['builtOn'] as string),
      head: $.html($('head > style, head > link[rel~="icon"]')),
      stylesheets: stylesheetsOf(page),
      slugs: $('main a')
        .toArray()
        .flatMap((link) => slugOf(link.attribs['href'] ?? '', 'article') ?? []),
    });
  };

  return {
    read(page) {
      const article = slugOf(page.path, 'article');
      const category = slugOf(page.path, 'category');
      if (article) {
        parts.set(article, {
          ...articlePart(page.$, article),
          stylesheets: stylesheetsOf(page),
        });
      }
      if (category) readCategory(page, category);
    },
    async write() {
      await fs.mkdir(path.join(outDir, 'help/booklet'), {recursive: true});
      await fs.writeFile(path.join(outDir, PRINT_SCRIPT.path), PRINT_SCRIPT.text);
      for (const {file, slugs, stylesheets, ...category} of categories) {
        const articles = slugs.map((slug) => {
          const part = parts.get(slug);
          if (!part) throw new Error(`help-booklets: ${file} has no article ${slug}.`);
          return part;
        });
        const all = [...stylesheets, ...articles.flatMap((part) => part.stylesheets)];
        const html = bookletPage({...category, articles, stylesheets: [...new Set(all)]});
        await fs.writeFile(path.join(outDir, file), html);
      }
    },
  };
}
