import type {Page} from 'playwright/test';

/** Resolves when React has hydrated the page and the fonts are loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(() => document.fonts.ready);
}

/** Whether React has taken the element over: it keeps its own property on each of its elements. */
export const isLive = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/**
 * The elements that stick out of the page furthest to the side. `<body>` clips them, which hides them from the scroll
 * width, so its clipping is suspended while the page is measured.
 */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, document.body];
    for (const {style} of boxes) style.setProperty('overflow-x', 'visible', 'important');
    const {clientWidth, scrollWidth} = document.documentElement;
    const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
    // An element in a box that scrolls or clips, or that's fixed to the screen, doesn't widen the page.
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

/** The ids of the first and the last heading that links can point to. */
export async function headingAnchors(page: Page): Promise<string[]> {
  const ids = await page
    .locator('main :is(h1, h2, h3, h4)[id]')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.id),
    );
  return Array.from(new Set([ids[0], ids.at(-1)])).filter((id) => id !== undefined);
}
