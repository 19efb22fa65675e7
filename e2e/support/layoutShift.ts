import type {Page} from 'playwright/test';

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
        // Another font moves letters along their line, by about one.
        const isInLines = entry.sources.every(
          ({previousRect, currentRect}) =>
            Math.abs(currentRect.y - previousRect.y) < 3 &&
            Math.abs(currentRect.x - previousRect.x) < 12,
        );
        // Smaller shifts aren't visible.
        if (entry.value < (isInLines ? 0.003 : 0.001)) continue;
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
