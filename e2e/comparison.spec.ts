import type {Page} from 'playwright/test';

import {formatPrice} from '../src/data/plans';
import {sortVendors} from '../src/features/comparison/sortVendors';
import {vendorRows} from '../src/features/comparison/vendorRows';
import {shortDate} from '../src/lib/dates';
import {isLive, open, overflowingElements} from './support/layout';
import {builtOn} from './support/sitePages';
import {expect, test} from './support/test';

/** Scrolls to a section and waits until it's interactive. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((section) => {
    document.getElementById(section)?.scrollIntoView({behavior: 'instant'});
  }, id);
  await expect.poll(() => isLive(page, `#${id}`)).toBe(true);
}

/** Opens a page and returns the parts of its vendor table. */
async function openVendors(page: Page) {
  await open(page, '/pricing');
  const section = page.locator('#vendors');
  await show(page, 'vendors');
  const table = section.getByRole('table', {name: /^US dollars a month/});
  return {
    section,
    table,
    names: table.getByRole('rowheader'),
    row: (name: string) => table.getByRole('row').filter({hasText: new RegExp(`^${name}`)}),
    select: section.getByLabel('Sort by'),
  };
}

const rows = vendorRows(builtOn().toISOString().slice(0, 10));

test(
  'on a phone, each vendor is a row that opens, and a select sorts them',
  {tag: '@phone-only'},
  async ({page}) => {
    const {row, select, names} = await openVendors(page);
    await select.selectOption('pro descending');
    const [first] = sortVendors(rows, {key: 'pro', direction: 'descending'});
    await expect(names.first()).toContainText(first!.name);
    const {name, starting, pro, asOf} = rows.find(({isOwn}) => !isOwn)!;
    const block = row(name);
    await expect(block.getByText(formatPrice(starting.usd ?? 0), {exact: true})).toBeVisible();
    const offer = ({plan, unit, basis}: typeof starting) =>
      [plan, unit, basis === 'billed monthly' && basis].filter(Boolean).join(', ');
    await expect(block.getByText(offer(starting), {exact: true})).toBeHidden();
    await block.locator('summary').click();
    for (const [head, price] of [
      ['Starting price', starting],
      ['Pro price', pro],
    ] as const) {
      for (const words of [head, formatPrice(price.usd ?? 0), offer(price)]) {
        await expect(block.getByText(words, {exact: true}).first()).toBeVisible();
      }
    }
    await expect(block.getByText(shortDate(asOf))).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    for (const cell of await block.getByRole('cell').all()) {
      const box = await cell.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width, 'fits without scrolling').toBeLessThanOrEqual(width);
    }
    const link = await block.getByRole('link').boundingBox();
    expect(link!.height, 'touch target').toBeGreaterThanOrEqual(44);
  },
);

test('in a narrow window, the table scrolls sideways and the vendor names stay in view', async ({
  page,
}) => {
  await page.setViewportSize({width: 800, height: 800});
  const {table, names} = await openVendors(page);
  const box = page.locator('#vendors').getByRole('group', {name: /^US dollars a month/});
  const before = await names.nth(1).boundingBox();
  await box.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await names.nth(1).boundingBox())!.x).toBe(before!.x);
  await expect(table.getByRole('link', {name: /^Close website/})).toBeInViewport();
  expect(await overflowingElements(page)).toEqual([]);
});
