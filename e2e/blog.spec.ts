import {expect, test} from './support/test';

test('the blog lists posts with date and length, and links to topics', async ({page}) => {
  await page.goto('/blog');
  const entries = page.getByRole('main').locator('li', {has: page.getByRole('heading')});
  expect(await entries.count()).toBeGreaterThan(3);
  for (const entry of await entries.all()) {
    await expect(entry.locator('time')).toHaveAttribute('datetime', /^20/);
    await expect(entry.getByText(/^\d+ min read$/)).toBeVisible();
  }
  const topics = page.getByRole('navigation', {name: 'Blog topics'});
  await expect(topics.locator('[aria-current="page"]')).toHaveAttribute('href', '/blog');
  const topic = topics.getByRole('link').nth(1);
  const name = await topic.innerText();
  await topic.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  await expect(topics.locator('[aria-current="page"]')).toHaveText(name);

  await page.getByRole('link', {name: 'By topic'}).click();
  await expect(page).toHaveURL('/blog/tags');
  await page.getByRole('main').getByRole('link', {name: 'Follow-ups'}).click();
  await expect(topics.locator('[aria-current="page"]')).toHaveText('Follow-ups');
});

test('a table of contents link opens its section', {tag: '@phone'}, async ({page, isMobile}) => {
  await page.goto('/blog/spf-dkim-dmarc-by-example');
  const summary = page.locator('summary', {hasText: 'On this page'});
  if (isMobile) await summary.click();
  else await expect(summary).toBeHidden();
  const contents = isMobile
    ? page.locator('details', {hasText: 'On this page'})
    : page.getByRole('complementary', {name: 'On this page'});
  const link = contents.getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', {name})).toBeInViewport();
});
