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
