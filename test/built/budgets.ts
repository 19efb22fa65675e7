import {legalLinks} from '../../src/data/navigation';
import {loadedFiles, sum, type PageWeight, type WeighedFile} from './pageWeight';

/** Most bytes that a page may load, by type, compressed with brotli at quality 9. */
interface Budget {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** Scripts that run up to the load event, including inline ones. */
  readonly scripts: number;
  /** Everything up to the load event. */
  readonly all: number;
  /** Scripts that have run when the page is awake. */
  readonly awake: number;
}

/** A build has one main.js for all pages. React DOM takes 67 k of it, and the theme and the router most of the rest. */
export const MAIN_BUDGET = 102_000;

const everyPage: Budget = {
  // The header with its menus, the footer, and the script that wakes the page take 13 k.
  html: 17_200,
  // The stylesheet that every page has takes 8 k.
  css: 14_050,
  // Two fonts, reduced to the characters that the pages use.
  fonts: 31_500,
  // Only inline scripts: they set the color mode, store early presses, and wake the page.
  scripts: 5_050,
  all: 75_000,
  // Pages fetch it when idle. If a visitor acts before that, 140 k take 0.7 s on slow 4G (1.6 Mbit/s).
  awake: 140_000,
};

interface PageKind {
  readonly kind: string;
  readonly paths: RegExp;
  readonly budget: Budget;
}

const policies = legalLinks.map(({to}) => to).join('|');

/**
 * Budgets of every page in the build: the first kind whose `paths` match applies. HTML budgets are about a tenth more than
 * the longest page of the kind, so that writers can add a paragraph, and dates another digit, without a change here.
 */
const pageKinds: readonly PageKind[] = [
  {
    kind: 'home',
    paths: /^\/$/,
    // It has the text of all its sections, and an illustration in most of them.
    budget: {...everyPage, html: 30_000, css: 17_000, all: 78_000},
  },
  {kind: 'pricing', paths: /^\/pricing$/, budget: {...everyPage, html: 23_300}},
  {
    kind: 'help article',
    paths: /^\/help\/(?:\d[\d.]*\/)?article\//,
    // Search engines send most first-time visitors to an article. 70 k arrive within 0.35 s on slow 4G.
    budget: {...everyPage, html: 25_000, all: 70_000},
  },
  {
    kind: 'help category',
    paths: /^\/help(?:\/|$)/,
    // The landing page lists every walkthrough, and says what each tool does.
    budget: {...everyPage, html: 24_600},
  },
  {kind: 'docs guide', paths: /^\/docs(?:\/|$)/, budget: {...everyPage, html: 25_900}},
  {
    kind: 'API operation',
    paths: /^\/api(?:\/|$)/,
    // A request is shown in nine forms: with cURL, and with an SDK and plain HTTP in four languages.
    budget: {...everyPage, html: 28_300, css: 14_500},
  },
  {kind: 'blog post', paths: /^\/blog(?:\/|$)/, budget: {...everyPage, html: 21_100}},
  {kind: 'changelog', paths: /^\/changelog(?:\/|$)/, budget: everyPage},
  {kind: 'policy', paths: new RegExp(`^(?:${policies})$`), budget: {...everyPage, html: 24_200}},
  {kind: 'status', paths: /^\/status$/, budget: everyPage},
  {kind: 'search', paths: /^\/search$/, budget: everyPage},
  {kind: '404', paths: /^\/404$/, budget: everyPage},
  {kind: 'marketing', paths: /^\//, budget: {...everyPage, html: 21_600}},
];

export const kinds = pageKinds.map(({kind}) => kind);

/** Returns a page's kind and budget. */
export function budgetOf(path: string): PageKind {
  return pageKinds.find(({paths}) => paths.test(path))!;
}

/** Files named in an error. */
const LARGEST = 3;

const count = (bytes: number) => bytes.toLocaleString('en-US');

/** Returns an error with the largest files, or nothing if they're within the budget. */
export function overrun(what: string, files: readonly WeighedFile[], budget: number): string[] {
  const bytes = sum(files);
  if (bytes <= budget) return [];
  const largest = [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, LARGEST)
    .map((file) => `${file.name} ${count(file.bytes)}`);
  return [`${what}: ${count(bytes)} bytes, budget ${count(budget)} (${largest.join(', ')})`];
}

const filesOf = (weight: PageWeight) => ({...weight, all: loadedFiles(weight)});

/**
 * Returns an error for each type of files that is over the budget, for the heaviest page only: a shared file usually puts
 * all pages of a kind over it.
 */
export function overruns(weights: ReadonlyMap<string, PageWeight>, budget: Budget): string[] {
  return Object.entries(budget).flatMap(([type, limit]: [string, number]) => {
    const over = Array.from(weights, ([path, weight]) => ({
      path,
      files: filesOf(weight)[type as keyof Budget],
    }))
      .filter(({files}) => sum(files) > limit)
      .sort((a, b) => sum(b.files) - sum(a.files));
    const [worst, ...others] = over;
    if (!worst) return [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return overrun(`${worst.path}${more}: ${type}`, worst.files, limit);
  });
}
