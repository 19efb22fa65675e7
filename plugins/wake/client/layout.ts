import {firstEvent, idle, intent, responding} from './triggers';

/** Elements without layout at first (src/lib/pageMarks.ts). */
const PARTS = '[data-laid-out-later]';

/** The first element of a step: a long part, or a heading of a text. */
const STEP = ':not(.markdown > *), h2';

/** On `<html>` while parts off the screen have no layout (src/css/site.css). */
const IS_PARTIAL = 'data-partial-layout';

/** The longest that a press may keep the page from its layout. */
const RESPONDS_WITHIN_MS = 15_000;

/** Signs that the page is about to scroll, by itself or because of a press. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'scroll'];

/**
 * The header's controls don't scroll the page, except for links to a place, and a menu opens faster without the layout of
 * what's off the screen.
 */
function mayScroll({type, target}: Event): boolean {
  if (type === 'keydown' || !(target instanceof Element)) return true;
  return type !== 'scroll' && !target.matches('.navbar :not(a[href*="#"], a[href*="#"] *)');
}

/**
 * Whether the browser, or a view that the URL's query opens, goes to a place on the page, which must not move while the page
 * gets its layout.
 */
function goesToPlace({location, performance}: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.search + location.hash !== '' || visit?.type !== 'navigate';
}

/**
 * Lays out what's off the screen in steps, when the browser has nothing else to do, or at once before the page scrolls,
 * because a smooth scroll would end elsewhere. One layout of a long page would block a phone. Call it before the page has
 * content.
 *
 * @param ready is waited for: a font that arrives later would repeat the work.
 */
export async function layOutInSteps(view: Window, ready: Promise<void>): Promise<void> {
  const root = view.document.documentElement;
  if (goesToPlace(view)) return;
  root.setAttribute(IS_PARTIAL, '');
  const end = () => root.removeAttribute(IS_PARTIAL);
  void firstEvent(view, SIGNS, mayScroll).then(end);
  let turn: Promise<unknown> = ready;
  // A press comes first.
  void intent(view).then(() => {
    turn = responding(root, RESPONDS_WITHIN_MS).catch(() => undefined);
  });
  await turn;
  // A page whose fonts are in the cache has no content yet.
  await idle(view);
  for (const part of root.querySelectorAll(PARTS)) {
    if (part.matches(STEP)) {
      // The frame that follows a step would have its layout and its painting in one task.
      root.getBoundingClientRect();
      await idle(view);
      await turn;
    }
    part.setAttribute('data-laid-out', '');
  }
  end();
}
