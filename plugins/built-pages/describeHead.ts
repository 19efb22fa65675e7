import type {CheerioAPI} from 'cheerio';

/** What a built page says about itself. */
export interface PageHead {
  /** Search engines are told to leave it out, or it's the page for unknown URLs. */
  readonly isHidden: boolean;
  /** `docs-help-2.4`, `blog_posts_list`; `default` for a page without one. */
  readonly tag: string;
  /** Version of the help center, the guides or the API; null elsewhere. `current` is the one readers get. */
  readonly version: string | null;
  readonly language: string;
  /** Text of the first `<h1>`; empty when there's none. */
  readonly title: string;
  readonly description: string;
}

/** Reads what the readers ask of a built page's head. */
export function describeHead($: CheerioAPI, route: string): PageHead {
  return {
    isHidden: isNoIndex($) || /^\/404(\.html)?\/?$/.test(route),
    tag: metaOf($, 'docsearch:docusaurus_tag') || 'default',
    version: metaOf($, 'docsearch:version') || null,
    language: metaOf($, 'docsearch:language') || $('html').attr('lang') || 'en',
    title: $('h1').first().text().trim(),
    description: $('head meta[name="description"]').attr('content') ?? '',
  };
}

/** The last one counts: a page's own comes after those of the site. */
export const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`head meta[name="${name}"]`).last().attr('content')?.trim();

// The theme's search page writes `property`, which search engines don't read, instead of `name`.
const isNoIndex = ($: CheerioAPI) =>
  $('head meta[name="robots"], head meta[property="robots"]')
    .toArray()
    .some((robots) => $(robots).attr('content')?.includes('noindex'));
