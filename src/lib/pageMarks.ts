import type {StorageKey} from '@site/src/data/storageKeys';

/**
 * Data attributes that mark parts of a page for plugins, stylesheets, and tests. Views spread them as props, and plugins find
 * them with `selectorOf`. Stylesheets repeat their names.
 */
export const pageMarks = {
  /** Left out of the search index. */
  notSearched: {'data-search': 'off'},
  /** Left out of the page's Markdown. */
  notInMarkdown: {'data-markdown': 'off'},
  /** The name of what a link with several texts goes to. In the page's Markdown, the other texts follow the link. */
  linkName: {'data-link-name': ''},
  /** Left out of print (src/css/site.css). */
  notPrinted: {'data-print': 'off'},
  /** Neither searched nor printed, because it isn't part of the text. */
  notText: {'data-search': 'off', 'data-print': 'off'},
  /** Hidden without scripts (src/css/site.css). */
  needsScripts: {'data-needs-scripts': true},
  /** A link that does something else with scripts: a press on it waits for them (plugins/wake). */
  pressWaits: {'data-press': ''},
  /** Moved next to the text if there's room (src/features/policies/TextPage). */
  besideText: {'data-beside': ''},
  /** Has the colors of the dark theme in both color modes (src/css/tokens.css). */
  onInk: {'data-ink': ''},
  /** Below the first screen: laid out after what's on it (plugins/wake, src/css/site.css). `deferLayout` marks texts. */
  laidOutLater: {'data-laid-out-later': ''},
  /** Declares the web fonts; plugins/wake decides when they load. */
  webFonts: {'data-web-fonts': true},
  /** Differs from the built HTML, because it shows the visitor's own time. */
  visitorsTime: {'data-visitors-time': ''},
  /** Differs from the built HTML, because it shows what the visitor's device has stored. */
  visitorsDevice: {'data-visitors-device': ''},
} as const;

/**
 * Wakes the page once the element has been on the screen for a time, because it moves by itself (plugins/wake).
 *
 * @param afterMs milliseconds on the screen.
 */
export const wakesPage = (afterMs = 0) => ({'data-wakes': afterMs});

/**
 * Wakes the page immediately if its URL has one of the query parameters, also after the #, and hides the element and what follows it
 * until it shows what the URL asks for (plugins/wake, src/css/site.css). Without names, it always wakes the page.
 */
export const showsUrl = (...parameters: readonly string[]) => ({
  'data-from-url': parameters.join(' '),
});

/**
 * Wakes the page when it's idle if the visitor's browser has stored something that the element shows, also for this tab only
 * (plugins/wake).
 *
 * @param text only if the stored value includes it.
 */
export const showsStored = (key: StorageKey, text = '') => ({
  'data-from-storage': `${key} ${text}`,
});

export type PageMark = (typeof pageMarks)[keyof typeof pageMarks];

export function selectorOf(mark: PageMark): string {
  return Object.entries(mark)
    .map(([name, value]) => (value === 'off' ? `[${name}="off"]` : `[${name}]`))
    .join('');
}

export const SEARCH_LEVEL = 'data-search-level';

/** Marks an element that search indexes like a heading. */
export const searchedAsHeading = (level: number) => ({[SEARCH_LEVEL]: level});
