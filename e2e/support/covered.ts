import type {Locator, Page} from 'playwright/test';

/** Longer than the widget takes to give way, and to come back once nothing lies beneath it. */
const SETTLED_MS = 900;
const STEP_PX = 450;

/**
 * What is pressed, typed in or focused, and what the page marks to be seen whole. Written out here on purpose: not the
 * widget's own list.
 */
const KEPT_CLEAR =
  'a, button, input, select, textarea, summary, [tabindex="0"], [role="button"], [data-keep-clear]';

export interface Look {
  /** How many px the page is scrolled. */
  readonly at: number;
  /** Height in px of what is seen of the widget; 0 when it stepped aside. */
  readonly seenPx: number;
  /** The controls and the marked parts that what is seen of it lies over. */
  readonly covered: readonly string[];
}

/** What the widget lies over now. Each of its visible parts counts by itself. */
export function lookBeneath(widget: Locator): Promise<Look> {
  return widget.evaluate((dock, keptClear) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      element.getBoundingClientRect().width > 1;
    const boxes = Array.from(dock.querySelectorAll('li, ul + div'))
      .filter(isSeen)
      .map((part) => part.getBoundingClientRect());
    const meets = (box: DOMRect) =>
      boxes.some(
        (part) =>
          box.left < part.right &&
          box.right > part.left &&
          box.top < part.bottom &&
          box.bottom > part.top,
      );
    const covered = Array.from(document.querySelectorAll(keptClear))
      .filter((control) => !dock.contains(control) && isSeen(control))
      // Line by line: a link that wraps is not the whole rectangle around it.
      .filter((control) => Array.from(control.getClientRects()).some(meets))
      .map((control) => `<${control.localName}> ${control.textContent?.trim().slice(0, 40)}`);
    const seenPx = boxes.reduce((sum, {height}) => sum + height, 0);
    return {at: Math.round(window.scrollY), seenPx: Math.round(seenPx), covered};
  }, KEPT_CLEAR);
}

/** Scrolls the whole page in steps and looks beneath the widget at each. */
export async function looksDownThePage(page: Page, widget: Locator): Promise<Look[]> {
  const looks: Look[] = [];
  for (let at = 0; ; at += STEP_PX) {
    const isEnd = await page.evaluate((top) => {
      window.scrollTo({top, behavior: 'instant'});
      return top + window.innerHeight >= document.documentElement.scrollHeight;
    }, at);
    await page.waitForTimeout(SETTLED_MS);
    looks.push(await lookBeneath(widget));
    if (isEnd) return looks;
  }
}
