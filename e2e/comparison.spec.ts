import type {Page} from 'playwright/test';

import {brand} from '../src/data/brand';
import {formatPrice, planNamed} from '../src/data/plans';
import {vendors} from '../src/data/vendors';
import {formatAsOf} from '../src/features/comparison/age';
import {
  sortKeys,
  sortVendors,
  sortWords,
  type SortDirection,
  type SortKey,
} from '../src/features/comparison/sortVendors';
import {vendorRows} from '../src/features/comparison/vendorRows';
import {axeViolations} from './support/axe';
import {hydrated, isLive, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

/** Puts a section at the top of the screen and waits for its code. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((section) => {
    document.getElementById(section)?.scrollIntoView({behavior: 'instant'});
  }, id);
  await expect.poll(() => isLive(page, `#${id}`)).toBe(true);
}

/** The table of twelve, and its section. */
async function openVendors(page: Page, address = '/pricing') {
  await page.goto(address);
  await hydrated(page);
  const section = page.locator('#vendors');
  await show(page, 'vendors');
  const table = section.getByRole('table', {name: 'Prices in US dollars per month'});
  return {
    section,
    table,
    names: table.getByRole('rowheader'),
    row: (name: string) => table.getByRole('row').filter({hasText: new RegExp(`^${name}`)}),
    head: (name: string) => table.getByRole('button', {name}),
    sorted: table.locator('th[aria-sort]'),
    select: section.getByLabel('Sort by'),
    status: section.getByRole('status'),
  };
}

const rows = vendorRows(new Date().toISOString().slice(0, 10));
const firstBy = (key: SortKey, direction: SortDirection) =>
  sortVendors(rows, {key, direction})[0]!.name;
const lastVendor = firstBy('vendor', 'descending');

/** The first row of each column's two orders; what is not known is last in both. */
const orders = sortKeys.map((key) => ({
  key,
  head: sortWords[key].name,
  lowest: firstBy(key, 'ascending'),
  highest: firstBy(key, 'descending'),
}));

for (const path of ['/', '/pricing']) {
  test(`${path} compares twelve vendors, the product at the prices of its plans`, async ({
    page,
  }) => {
    const {names, row, table} = await openVendors(page, path);
    await expect(names).toHaveCount(12);
    const cells = row(brand.name).getByRole('cell');
    await expect(cells.nth(0)).toContainText(formatPrice(planNamed('Free').price.monthly));
    await expect(cells.nth(1)).toContainText(formatPrice(planNamed('Pro').price.monthly));
    await expect(row(brand.name)).toContainText('This site');
    for (const {name, homepage} of vendors) {
      const link = table.getByRole('link', {name: `Visit ${name} (opens in a new tab)`});
      await expect(link).toHaveAttribute('href', homepage);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('what is not known is a dash that is read out', async ({page}) => {
  const {row} = await openVendors(page);
  for (const {name, team, freeTier} of rows) {
    const cells = row(name).getByRole('cell');
    for (const [column, isKnown] of [
      [2, team !== null],
      [3, freeTier !== 'unknown'],
    ] as const) {
      const dash = cells.nth(column).getByRole('img', {name: 'Not known'});
      if (isKnown) await expect(dash).toHaveCount(0);
      else await expect(dash).toHaveText('–');
    }
  }
});

test('without scripts it is the same table', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.locator('#vendors').getByRole('rowheader')).toHaveCount(12);
  await page.goto('/');
  await expect(page.locator('#comparison').getByRole('rowheader')).toHaveCount(8);
  await context.close();
});

for (const {head: name, key, lowest, highest} of orders) {
  test(`${name} sorts by pointer and by keyboard`, async ({page, isMobile}) => {
    test.skip(isMobile, 'A phone has a list instead of the headings.');
    const {head, names, sorted, status} = await openVendors(
      page,
      '/pricing?sort=vendor&order=desc',
    );
    await expect(names.first()).toContainText(lastVendor);
    await head(name).click();
    await expect(names.first()).toContainText(lowest);
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    await expect(sorted).toHaveText(name);
    await expect(page).toHaveURL(key === 'starting' ? /\/pricing$/ : new RegExp(`\\?sort=${key}$`));
    await expect(status).toHaveText(new RegExp(`^Sorted by ${name}, `));

    await page.keyboard.press('Enter');
    await expect(names.first()).toContainText(highest);
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    await expect(head(name), 'the focus stays on the heading').toBeFocused();
    await expect(page).toHaveURL(new RegExp(`\\?sort=${key}&order=desc$`));

    await page.keyboard.press('Space');
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  });

  test(`a phone sorts by ${name} from a list`, async ({page, isMobile}) => {
    test.skip(!isMobile, 'A wide screen has the headings.');
    const {select, names, status} = await openVendors(page, '/pricing?sort=vendor&order=desc');
    await expect(names.first()).toContainText(lastVendor);
    for (const [direction, first] of [
      ['ascending', lowest],
      ['descending', highest],
    ] as const) {
      await select.selectOption(`${key} ${direction}`);
      await expect(names.first()).toContainText(first);
      await expect(status).toHaveText(new RegExp(`^Sorted by ${name}, `));
    }
  });
}

test('the address keeps the order over a reload, and its other values', async ({page}) => {
  const {names} = await openVendors(page, '/pricing?ref=mail&sort=pro&order=desc');
  await expect(names.first()).toContainText(firstBy('pro', 'descending'));
  await page.reload();
  await hydrated(page);
  await show(page, 'vendors');
  await expect(names.first()).toContainText(firstBy('pro', 'descending'));
  await expect(page).toHaveURL(/\?ref=mail&sort=pro&order=desc$/);
});

for (const query of ['?sort=colour&order=desc', '?order=desc', '?sort=toString', '?sort=%00']) {
  test(`"${query}" in the address changes nothing`, async ({page, isMobile}) => {
    const {names, sorted, select} = await openVendors(page, `/pricing${query}`);
    await expect(names).toHaveCount(12);
    await expect(names.first()).toContainText(brand.name);
    if (isMobile) await expect(select).toHaveValue('starting ascending');
    else await expect(sorted).toHaveText('Starting price');
  });
}

test('on a phone each vendor is a block whose figures have names', async ({page, isMobile}) => {
  test.skip(!isMobile, 'A wide screen has a table.');
  const {row, table, select} = await openVendors(page);
  await expect(select).toBeVisible();
  await expect(table.locator('thead')).toBeHidden();
  const {name, starting, pro, asOf} = rows.find(({isOwn}) => !isOwn)!;
  const block = row(name);
  for (const [head, {usd, unit, basis}] of [
    ['Starting price', starting],
    ['Pro price', pro],
  ] as const) {
    for (const words of [head, formatPrice(usd ?? 0), unit, basis ?? '']) {
      await expect(block.getByText(words, {exact: true}).first()).toBeVisible();
    }
  }
  await expect(block.getByText(formatAsOf(asOf))).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  for (const cell of await block.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width, 'nothing has to be scrolled to').toBeLessThanOrEqual(width);
  }
  const link = await block.getByRole('link').boundingBox();
  expect(link!.height, 'a target for a thumb').toBeGreaterThanOrEqual(44);
});

test('a narrow window scrolls inside the box, and the names stay', async ({page, isMobile}) => {
  test.skip(isMobile, 'A phone has blocks.');
  await page.setViewportSize({width: 800, height: 800});
  const {table, names} = await openVendors(page);
  const box = page.locator('#vendors').getByRole('group', {name: 'Prices in US dollars per month'});
  const before = await names.nth(1).boundingBox();
  await box.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await names.nth(1).boundingBox())!.x).toBe(before!.x);
  await expect(table.getByRole('link', {name: /^Visit Close/})).toBeInViewport();
  expect(await overflowingElements(page)).toEqual([]);
});

for (const width of [320, 640, 641, 1920]) {
  test(`at ${width} px nothing sticks out`, async ({page, isMobile}) => {
    test.skip(isMobile, 'The width is set here.');
    await page.setViewportSize({width, height: 800});
    for (const path of ['/', '/pricing']) {
      await openVendors(page, path);
      expect(await overflowingElements(page), path).toEqual([]);
    }
  });
}

test('eight features, with the plan, the count and the marks in words', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  const section = page.locator('#comparison');
  await show(page, 'comparison');
  await expect(section.getByRole('rowheader')).toHaveCount(8);
  const cells = section.getByRole('row').filter({hasText: 'Email warm-up'}).getByRole('cell');
  await expect(cells.nth(0)).toContainText(/Yes\s*From Pro/);
  await expect(cells.nth(1)).toContainText(/6 of 11\s*1 partly, 4 not known/);
  await expect(cells.nth(2)).toContainText('Partly');
  await expect(cells.nth(5)).toContainText('Not known');
  if (isMobile) {
    const word = await cells.nth(5).getByText('Not known').boundingBox();
    expect(word!.width, 'the word is seen').toBeGreaterThan(40);
  }

  await section.getByRole('link', {name: 'Compare the prices of all 12'}).click();
  await expect(page).toHaveURL(/\/#vendors$/);
  await expect(page.getByRole('heading', {name: 'What the others charge.'})).toBeInViewport();
});

for (const [path, id] of [
  ['/', 'comparison'],
  ['/pricing', 'vendors'],
] as const) {
  test(`${path}#${id} breaks no rule of accessibility`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await show(page, id);
    await expect(page.locator(`#${id}`).getByRole('table')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
