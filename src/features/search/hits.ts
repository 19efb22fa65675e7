import type {AlgoliaHit, Level} from '@site/plugins/embedded-search/response';
import {markedWords} from './markedText';

/** Escaped texts of a hit with marks, by level. */
export interface HitTexts {
  readonly hierarchy: Readonly<Partial<Record<Level, {readonly value: string}>>>;
  readonly content?: {readonly value: string};
  /** The same hit with its texts, while they load; null when they can't be loaded. */
  readonly later?: Promise<AlgoliaHit | null>;
}

/** Returns the words of a hit that the query matched; none of a stored hit, which has no texts. */
export function wordsOf({_snippetResult: shown}: {readonly _snippetResult?: HitTexts}): string[] {
  const titles = Object.values(shown?.hierarchy ?? {}).map(({value}) => value);
  return markedWords(...titles, shown?.content?.value ?? '');
}

/** Removes the site's origin, which hits have because Algolia's have it. */
export function pathOf(url: string): string {
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  return pathname + search + hash;
}

/** A page of the site with its sections that a query matches. */
export interface PageHit {
  readonly path: string;
  readonly group: string;
  /** Escaped text with marks. */
  readonly title: string;
  readonly snippet: string;
  readonly words: readonly string[];
  readonly sections: readonly {readonly path: string; readonly title: string}[];
}

/** The headings of a section below its page's title, as one line: a heading such as `bounce` means little alone. */
export function headingPath(hierarchy: HitTexts['hierarchy']): string {
  return Object.entries(hierarchy)
    .filter(([level]) => level !== 'lvl0' && level !== 'lvl1')
    .map(([, {value}]) => value)
    .join(' › ');
}

/** Returns the first hit of each page, or of each tool on the page of all tools. */
export function firstOfPages<Hit extends Pick<AlgoliaHit, 'url_without_anchor' | 'anchor'>>(
  hits: readonly Hit[],
): Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) {
    const {url_without_anchor: page, anchor} = hit;
    // The anchor of a tool with a text is `bounce=550`.
    const key = page.endsWith('/help/tools') ? `${page}#${anchor?.split('=')[0]}` : page;
    if (!first.has(key)) first.set(key, hit);
  }
  return Array.from(first.values());
}

/** Groups hits by page, in their order. */
export function pagesOf(hits: readonly AlgoliaHit[]): readonly PageHit[] {
  const pages = new Map<string, AlgoliaHit[]>();
  for (const hit of hits) {
    const key = hit.hierarchy.lvl0 === 'Tools' ? hit.url : hit.url_without_anchor;
    pages.set(key, [...(pages.get(key) ?? []), hit]);
  }
  return Array.from(pages.entries(), ([key, own]): PageHit => {
    const [best] = own;
    const {hierarchy, content}: HitTexts = best?._snippetResult ?? {hierarchy: {}};
    return {
      path: pathOf(key),
      group: hierarchy.lvl0?.value ?? '',
      title: hierarchy.lvl1?.value ?? '',
      snippet: content?.value ?? '',
      words: Array.from(new Set(own.flatMap(wordsOf))),
      sections: own
        .filter(({anchor, hierarchy: {lvl2}}) => anchor && lvl2)
        .map(({url, _snippetResult: shown}) => ({
          path: pathOf(url),
          title: headingPath(shown.hierarchy),
        })),
    };
  });
}
