import type {Page} from 'playwright/test';

/** Resolves when React has taken over and the fonts are there. */
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
 * The elements that stick out of the page furthest to the side; none when nothing does.
 * `<body>` clips what sticks out, which would hide it from a look at the scroll width alone.
 */
export async function overflowingElements(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({content: 'html, body {overflow-x: visible !important}'});
  const elements = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
    // What stands in a box that scrolls or clips, or is fixed to the screen, does not widen the page.
    const widens = (element: Element) => {
      if (getComputedStyle(element).position === 'fixed') return false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      }
      return true;
    };
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => rightOf(element) > width && widens(element))
      .sort((a, b) => rightOf(b) - rightOf(a))
      .slice(0, 3)
      .map(
        (element) =>
          `<${element.localName} class="${element.className}"> ends at ${rightOf(element)} of ${width} px`,
      )
      .concat(
        `the page is ${document.documentElement.scrollWidth} px wide, the screen ${width} px`,
      );
  });
  await style.evaluate((element) => (element as Element).remove());
  return elements;
}

/** The ids of the first and the last heading that links can point to. */
export async function headingAnchors(page: Page): Promise<string[]> {
  const ids = await page
    .locator('main :is(h1, h2, h3, h4)[id]')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.id),
    );
  return Array.from(new Set([ids[0], ids.at(-1)])).filter((id) => id !== undefined);
}
