import './highlights.css';

/** Name of the highlight in highlights.css. */
const HIGHLIGHT = 'search-words';

const MAX_RANGES = 500;
const ARRIVAL_MS = 5000;

/** Returns the positions of the words in a text, and of words that begin with them. */
export function positionsOf(
  text: string,
  words: readonly string[],
): [start: number, end: number][] {
  const alternatives = words
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  if (!alternatives) return [];
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}])((?:${alternatives})[\\p{L}\\p{N}]*)`, 'giu');
  return Array.from(text.matchAll(pattern), ({0: all, 2: word = '', index}) => {
    const end = index + all.length;
    return [end - word.length, end];
  });
}

/** Adds the browser's own highlight of words to a URL, for pages that open without this code, such as in a new tab. */
export function withTextFragment(url: string, words: readonly string[]): string {
  if (words.length === 0) return url;
  const directives = words
    .slice(0, 5)
    .map((word) => `text=${encodeURIComponent(word).replaceAll('-', '%2D')}`);
  return `${url}${url.includes('#') ? '' : '#'}:~:${directives.join('&')}`;
}

let clear: (() => void) | undefined;

/** Highlights the words on the page that the router is about to show. Escape, the next page, and a button remove it. */
export function highlightOnArrival(words: readonly string[]): void {
  clear?.();
  if (words.length === 0 || typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const before = document.querySelector('main h1');
  const {pathname} = window.location;
  const started = Date.now();
  // The URL has changed, but the page shows the one before until its code is loaded.
  const timer = setInterval(() => {
    const hasArrived = document.querySelector('main h1') !== before;
    const isSamePage = window.location.pathname === pathname && Date.now() - started > 300;
    if (!hasArrived && !isSamePage && Date.now() - started < ARRIVAL_MS) return;
    clearInterval(timer);
    show(words);
  }, 50);
  clear = () => clearInterval(timer);
}

function show(words: readonly string[]): void {
  const ranges = rangesIn(document.querySelector('main'), words);
  if (ranges.length === 0) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const {pathname} = window.location;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clear-highlights';
  button.dataset.search = 'off';
  button.innerHTML = 'Clear highlights <kbd>Esc</kbd>';
  document.body.append(button);

  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') clear?.();
  };
  const leaving = setInterval(() => {
    if (window.location.pathname !== pathname) clear?.();
  }, 250);
  clear = () => {
    CSS.highlights.delete(HIGHLIGHT);
    // It's the last control of the page, so the focus returns to the page's start.
    if (document.activeElement === button) focusHeading();
    button.remove();
    clearInterval(leaving);
    document.removeEventListener('keydown', onKeyDown);
    clear = undefined;
  };
  button.addEventListener('click', () => clear?.());
  document.addEventListener('keydown', onKeyDown);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}

function rangesIn(root: Element | null, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  if (!root) return ranges;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    for (const [start, end] of positionsOf(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
