import type {Page} from 'playwright/test';

/** Shorter than a test's, so a page that never wakes fails with what its console says. */
const WAKE_TIMEOUT_MS = 30_000;

/** Wakes and lays out the page, as a mouse does, and waits until React has hydrated it and fonts are loaded. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    dispatchEvent(new PointerEvent('pointermove', {movementX: 1}));
    dispatchEvent(new WheelEvent('wheel'));
    const {documentElement, fonts} = document;
    const areFontsDelayed = document.querySelector('style[data-web-fonts][media="not all"]');
    // Layout requests the fonts.
    documentElement.getBoundingClientRect();
    return (
      !areFontsDelayed &&
      documentElement.dataset['hasHydrated'] === 'true' &&
      fonts.status === 'loaded'
    );
  };
  // Repeated, because the page may be reloading.
  await page.waitForFunction(isHydrated, undefined, {timeout: WAKE_TIMEOUT_MS});
}

/** Waits until the page has painted what it shows now. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Opens a page, and waits until it's awake. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Whether React has hydrated the element: it sets a property of its own on each element. */
export const isLive = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/**
 * Returns the elements that overflow the page horizontally the most. `<body>` clips overflow, which hides it from the
 * scroll width, so this suspends the clipping while it measures.
 */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, document.body];
    for (const {style} of boxes) style.setProperty('overflow-x', 'visible', 'important');
    const {clientWidth, scrollWidth} = document.documentElement;
    const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
    // Elements in a container that scrolls or clips, and fixed elements, don't widen the page.
    const widens = (element: Element) => {
      if (getComputedStyle(element).position === 'fixed') return false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      }
      return true;
    };
    const found =
      scrollWidth <= clientWidth
        ? []
        : Array.from(document.body.querySelectorAll('*'))
            .filter((element) => rightOf(element) > clientWidth && widens(element))
            .sort((a, b) => rightOf(b) - rightOf(a))
            .slice(0, 3)
            .map(
              (element) =>
                `<${element.localName} class="${element.className}"> ends at ${rightOf(element)} px`,
            )
            .concat(`the page is ${scrollWidth} px wide, the screen ${clientWidth} px`);
    for (const {style} of boxes) style.removeProperty('overflow-x');
    return found;
  });

/** Returns the IDs of the first and last headings that links can target. */
export async function headingAnchors(page: Page): Promise<string[]> {
  const ids = await page
    .locator('main :is(h1, h2, h3, h4)[id]')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.id),
    );
  return Array.from(new Set([ids[0], ids.at(-1)])).filter((id) => id !== undefined);
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records layout shifts of the pages loaded from now on. Returns a function that reads those of the current page. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // Lighthouse rounds it to zero.
        if (entry.value < 0.0005) continue;
        const placed = ({x, y, width, height}: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join();
        const nodes = entry.sources.map(
          ({node, previousRect, currentRect}) =>
            `${(node?.outerHTML ?? node?.textContent)?.slice(0, 80)} ${placed(previousRect)} → ${placed(currentRect)}`,
        );
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}
