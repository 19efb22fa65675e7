import type {CheerioAPI} from 'cheerio';

/** What the head of a built page says of it. */
export interface PageHead {
  /** Search engines are told to leave it out, or it is the page for unknown addresses. */
  readonly isHidden: boolean;
  /** `docs-help-2.4`, `blog_posts_list`; `default` for a page without one. */
  readonly tag: string;
  /** Version of the help centre, the guides or the API; null elsewhere. `current` is the one readers get. */
  readonly version: string | null;
  readonly language: string;
}

/** Reads what the plugins ask of a built page's head. */
export function describeHead($: CheerioAPI, route: string): PageHead {
  const tag = metaOf($, 'docsearch:docusaurus_tag') || 'default';
  return {
    isHidden: isNoIndex($) || /^\/404(\.html)?\/?$/.test(route),
    tag,
    version: /^docs-[a-z]+-(.+)$/.exec(tag)?.[1] ?? null,
    language: metaOf($, 'docsearch:language') || $('html').attr('lang') || 'en',
  };
}

/** The last one counts: a page's own stands behind those of the site. */
export const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[name="${name}"]`).last().attr('content')?.trim();

// The theme's search page writes `property`, which search engines do not read, instead of `name`.
const isNoIndex = ($: CheerioAPI) =>
  $('meta[name="robots"], meta[property="robots"]')
    .toArray()
    .some((robots) => $(robots).attr('content')?.includes('noindex'));
