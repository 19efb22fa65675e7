import type {Page} from 'playwright/test';

import {
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  yearlySaving,
  type BillingCycle,
  type Plan,
} from '../src/data/plans';
import {pricingFaq} from '../src/data/pricingFaq';
import {expect, test} from './support/test';
import {openPlans} from './support/waitlist';

const section = (page: Page) => page.locator('#pricing');
const monthly = (page: Page) => section(page).getByRole('radio', {name: 'Monthly'});
const yearly = (page: Page) =>
  section(page).getByRole('radio', {name: `Yearly Save ${yearlySaving}`});
/** The price of a plan and what stands below it, as it is read. */
const priceText = (name: Plan['name'], cycle: BillingCycle) => {
  const plan = planNamed(name);
  return [`${formatPrice(plan.price[cycle])} a month`, ...priceNotes(plan, cycle)].join(' ');
};
/** What is seen of one plan. */
const column = (page: Page, name: string) =>
  section(page)
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name})});

for (const path of ['/', '/pricing']) {
  test(`${path}: by the month, by the year, and back, in the address`, async ({page}) => {
    await openPlans(page, path);
    await expect(monthly(page)).toBeChecked();
    await expect(column(page, 'Pro')).toContainText(formatPrice(planNamed('Pro').price.monthly));
    await yearly(page).check();
    await expect(page).toHaveURL(`${path}?billing=yearly`);
    const seen = async (name: string) =>
      (await column(page, name).innerText()).replace(/\s+/g, ' ');
    for (const {name} of plans) expect(await seen(name)).toContain(priceText(name, 'yearly'));
    expect(await seen('Free')).not.toContain('Saves');

    await openPlans(page, page.url());
    await expect(yearly(page), 'after a reload').toBeChecked();
    await monthly(page).check();
    await expect(page).toHaveURL(path);
    expect(await seen('Pro')).toContain(priceText('Pro', 'monthly'));
  });
}

test('an unknown billing in the address is ignored', async ({page}) => {
  await openPlans(page, '/pricing?billing=weekly');
  await expect(monthly(page)).toBeChecked();
});

test('arrow keys change the billing', async ({page}) => {
  await openPlans(page, '/pricing');
  await monthly(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(yearly(page)).toBeChecked();
  await expect(yearly(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/pricing');
});

for (const width of [320, 390, 768, 861, 1280, 1920]) {
  test(`at ${width} px nothing wraps or moves when the billing changes`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'The widths are set here.');
    await page.setViewportSize({width, height: 900});
    await openPlans(page, '/pricing');
    // Every element of the section that can be seen, with its place; hidden layers come and go in theirs.
    const places = () =>
      section(page).evaluate((root) =>
        Array.from(root.querySelectorAll('article, h3, button, ul, li, label, p'), (element) => {
          const {x, y, width: w, height} = element.getBoundingClientRect();
          return `${element.localName} ${[x, y + window.scrollY, w, height].map(Math.round).join(' ')}`;
        }),
      );
    // The line beside the toggle says another word, and may be wider for it.
    const status = await section(page).getByRole('status').boundingBox();
    const before = (await places()).filter((_, index) => index >= 3);
    await yearly(page).check();
    const after = (await places()).filter((_, index) => index >= 3);
    expect(before.length).toBeGreaterThan(30);
    expect(after).toEqual(before);
    expect((await section(page).getByRole('status').boundingBox())?.height).toBe(status?.height);

    for (const plan of plans) {
      for (const price of await column(page, plan.name)
        .getByText(/^\$[\d.]+$/)
        .all()) {
        const lines = await price.evaluate((element) => element.getClientRects().length);
        expect(lines, `${plan.name}: the price is one line`).toBe(1);
      }
    }
  });
}

test('the questions open by press and by key, and are said to search engines', async ({page}) => {
  await openPlans(page, '/pricing');
  const faq = page.locator('#faq');
  const [first, second] = pricingFaq;
  await faq.getByText(first!.question).click();
  await expect(faq.getByText(first!.answer)).toBeVisible();
  await faq.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(faq.getByText(second!.answer)).toBeVisible();

  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: pricingFaq.map(({question, answer}) => ({
      name: question,
      acceptedAnswer: {text: answer},
    })),
  });
});

test('it says how the plans relate to those of the help article', async ({page}) => {
  await openPlans(page, '/pricing');
  const note = page.getByRole('note').filter({hasText: 'Two sets of plans'});
  await note.getByRole('link', {name: 'pricing and plans guide'}).click();
  await expect(page).toHaveURL('/help/article/pricing-guide');
});
