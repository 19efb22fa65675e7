import type {CheerioAPI} from 'cheerio';

export interface PageHead {
  /** True for pages with `noindex` and for the 404 page. */
  readonly isHidden: boolean;
  /** Such as `docs-help-2.4` or `blog_posts_list`; `default` for a page without a tag. */
  readonly tag: string;
  /** Version of the help center, guides, or API; null elsewhere. `current` is the published version. */
  readonly version: string | null;
  readonly language: string;
  /** Text of the first `<h1>`; empty when there's none. */
  readonly title: string;
  readonly description: string;
}

/** Reads the metadata of a built page. */
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

/** Returns the last match, because a page's own tags follow the site-wide ones. */
export const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`head meta[name="${name}"]`).last().attr('content')?.trim();

// The theme's search page writes `property` instead of `name`, which search engines ignore.
const isNoIndex = ($: CheerioAPI) =>
  $('head meta[name="robots"], head meta[property="robots"]')
    .toArray()
    .some((robots) => $(robots).attr('content')?.includes('noindex'));
