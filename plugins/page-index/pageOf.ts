import {load} from 'cheerio';

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** The page behind a route as the index lists it, or null when search engines are told to leave it out. */
export function pageOf(route: string, html: string): IndexedPage | null {
  const $ = load(html);
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  const title = $('h1').first().text().trim();
  // A frozen version repeats the current one; nobody who got lost is looking for it.
  const isFrozen = /^docs-.+-(?!current$)[^-]+$/.test(
    $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? '',
  );
  if (isFrozen || robots.includes('noindex') || !title || route === '/404.html') return null;
  return {path: route, title};
}
