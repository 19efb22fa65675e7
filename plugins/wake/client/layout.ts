import {idle, intent} from './triggers';

/** The first element of a step: a part that's long and below the first screen (src/lib/pageMarks.ts), or a heading. */
const STEP = '[data-laid-out-later], h2';

/** Elements without layout at first. Few screens show more than nine blocks of an article. */
const PARTS = '[data-laid-out-later], .markdown > :nth-child(n + 10)';

/** On `<html>` while parts off the screen have no layout (src/css/site.css). */
const IS_PARTIAL = 'data-partial-layout';

/** Whether the browser goes to a place on the page, which must not move while the page gets its layout. */
function goesToPlace({location, performance}: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
}

/**
 * Lays out what's off the screen in steps, when the browser has nothing else to do, or at once at the first sign of
 * intent: one layout of a long page would block a phone. Call it before the page has a body.
 *
 * @param ready is waited for: a font that arrives later would repeat the work.
 */
export async function layOutInSteps(view: Window, ready: Promise<void>): Promise<void> {
  const root = view.document.documentElement;
  if (goesToPlace(view)) return;
  root.setAttribute(IS_PARTIAL, '');
  const end = () => root.removeAttribute(IS_PARTIAL);
  void intent(view).then(end);
  await ready;
  for (const part of root.querySelectorAll(PARTS)) {
    if (part.matches(STEP)) await idle(view);
    part.setAttribute('data-laid-out', '');
  }
  end();
}
