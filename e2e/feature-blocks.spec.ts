import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test("a feature block's link opens the selected lead in the demo", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('#in-action').scrollIntoViewIfNeeded();
  const block = page.locator('#in-action').getByRole('article').nth(1);
  const leads = block.getByRole('button');
  // The static section becomes interactive when it comes near the viewport.
  await expect(async () => {
    await leads.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(leads.nth(1)).toHaveAttribute('aria-pressed', 'true', {timeout: 500});
  }).toPass();
  await expect(leads.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await block.getByRole('link').click();
  await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=lead');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
