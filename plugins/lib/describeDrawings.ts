import type {CheerioAPI} from 'cheerio';

/** Replaces drawings with their descriptions, for readers that don't have the site's styles. */
export function describeDrawings($: CheerioAPI): void {
  $('svg:has(> desc)').each(
    (_at, svg) => void $(svg).replaceWith($('<p>').text($(svg).children('desc').text())),
  );
}
