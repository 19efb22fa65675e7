import fs from 'node:fs/promises';
import type {Locator, Page} from 'playwright/test';

import {demoPerformance} from '../src/data/demo/performance';
import {stopClock, takeClock} from './support/conditions';
import {isLive, open} from './support/layout';
import {clipboardOf, expect, test} from './support/test';

function demoOf(page: Page) {
  const stage = page.getByRole('group', {name: 'Interactive demo'});
  const part = (title: string): Locator =>
    stage.locator('section', {has: page.getByRole('heading', {level: 3, name: title})});
  return {
    stage,
    industry: (name: string) => stage.getByRole('button', {name, exact: true}),
    progress: stage.getByRole('progressbar'),
    leads: part('Choose a lead').getByRole('listitem').getByRole('button'),
    lead: (name: string) => part('Choose a lead').getByRole('button', {name: new RegExp(name)}),
    launch: stage.getByRole('button', {name: /^Launch/}),
    emails: part('Launch the sequence').locator('details'),
    results: part('See the results'),
    announcement: stage.locator('p[role="status"]').first(),
    tour: page.getByRole('region', {name: 'Guided tour'}),
  };
}

/** Opens the demo with a clock that only the test advances. */
async function openDemo(page: Page, path = '/demo') {
  await takeClock(page);
  await open(page, path);
  await stopClock(page);
  return demoOf(page);
}

test('the demo runs from an industry and a lead to the results', async ({page}) => {
  const demo = await openDemo(page);
  const announced: string[] = [];
  await page.exposeFunction('noteAnnouncement', (text: string) => announced.push(text));
  await demo.announcement.evaluate((status) => {
    const note = (window as unknown as {noteAnnouncement: (text: string) => void}).noteAnnouncement;
    new MutationObserver(() => note(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

  await test.step('progress goes from 10 to 100, and the leads appear after 1.2 s', async () => {
    await expect(demo.launch).toBeDisabled();
    await demo.industry('FinTech').click();
    await expect(demo.progress).toHaveAttribute('aria-valuenow', '10');
    await page.clock.runFor(900);
    await expect(demo.progress).toHaveAttribute('aria-valuenow', '100');
    await expect(demo.leads).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(demo.progress).toHaveCount(0);
    await expect(demo.leads).toHaveCount(3);
  });

  await test.step('the emails appear immediately, the results 1.5 s later', async () => {
    await demo.lead('Sara Kim').click();
    await demo.launch.click();
    await expect(demo.emails).toHaveCount(5);
    await page.clock.runFor(1400);
    await expect(demo.results).not.toContainText('Hot lead');
    await page.clock.runFor(100);
    await expect(demo.results).toContainText('Hot lead: Sara Kim');
    await page.clock.runFor(3000);
    for (const figure of Object.values(demoPerformance)) {
      await expect(demo.results.getByText(String(figure), {exact: true})).toBeVisible();
    }
    await expect.poll(() => announced.length, 'one announcement per step').toBe(5);
    expect(new Set(announced).size).toBe(5);
  });

  await test.step('another lead resets the later steps, another industry all of them', async () => {
    await demo.lead('Dev Mehta').click();
    await expect(demo.emails).toHaveCount(0);
    await expect(demo.results).not.toContainText('Hot lead');
    await demo.industry('SaaS').click();
    await expect(demo.leads).toHaveCount(0);
    await expect(demo.launch).toBeDisabled();
    await expect(demo.progress).toHaveAttribute('aria-valuenow', '10');
  });
});

test('the demo can be completed by keyboard', async ({page}) => {
  const demo = await openDemo(page);
  const press = async (button: ReturnType<typeof demo.industry>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await demo.industry('AI/ML').focus();
  await press(demo.industry('AI/ML'));
  await page.clock.runFor(1200);
  await press(demo.leads.nth(1));
  await press(demo.launch);
  await expect(demo.emails).toHaveCount(5);
  await expect(demo.launch, 'keeps focus').toBeFocused();
  const second = demo.emails.nth(1);
  await press(second.locator('summary'));
  await expect(second).toHaveAttribute('open');
});

test("the demo's emails can be copied and downloaded", async ({page}) => {
  const demo = await openDemo(page, '/demo?industry=fintech&lead=1&step=sequence');
  const clipboard = () => clipboardOf(page);

  await demo.stage.getByRole('button', {name: 'Copy all five'}).click();
  await expect(demo.stage.getByRole('button', {name: 'Copied'})).toBeVisible();
  const all = await clipboard();
  expect(all.match(/^Subject: /gm)).toHaveLength(5);

  const opener = demo.emails.first();
  await opener.getByRole('button', {name: 'Copy this email'}).click();
  const subject = await opener.locator('summary span span').last().innerText();
  await expect.poll(clipboard).toContain(`Subject: ${subject}`);
  expect((await clipboard()).match(/^Subject: /gm)).toHaveLength(1);

  const download = page.waitForEvent('download');
  await demo.stage.getByRole('button', {name: 'Download .txt'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sequence-sara-kim-ledgerloom.txt');
  expect(await fs.readFile(await file.path(), 'utf8')).toBe(all);
});

test.describe("the demo's URL", () => {
  test('follows each step, and Back returns to it', async ({page}) => {
    const demo = await openDemo(page);
    await demo.industry('FinTech').click();
    await expect(page).toHaveURL('/demo?industry=fintech&step=leads');
    await page.clock.runFor(1200);
    await demo.lead('Dev Mehta').click();
    await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=lead');
    await demo.launch.click();
    await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=sequence');
    await page.clock.runFor(1500);
    await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=results');

    await page.goBack();
    await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=lead');
    await expect(demo.emails).toHaveCount(0);
    await page.goBack();
    await expect(demo.leads).toHaveCount(3);
    await expect(demo.launch).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL('/demo');
    await expect(demo.leads).toHaveCount(0);
    await page.goForward();
    await expect(demo.leads).toHaveCount(3);
  });

  test('can be copied on the home page, whose own URL stays the same', async ({page}) => {
    const demo = await openDemo(page, '/');
    await demo.stage.scrollIntoViewIfNeeded();
    await expect.poll(() => isLive(page, '#demo')).toBe(true);
    await demo.industry('FinTech').click();
    await expect(demo.progress).toBeVisible();
    await page.clock.runFor(1200);
    await expect(demo.leads).toHaveCount(3);
    await demo.stage.getByRole('button', {name: 'Copy link'}).click();
    await expect.poll(() => clipboardOf(page)).toMatch(/\/demo\?industry=fintech&step=leads$/);
    await expect(page).toHaveURL('/');
  });
});

test.describe('the guided tour', () => {
  // Its bar moves while the page scrolls smoothly to a chapter, so a click could miss a button.
  test.use({reducedMotion: 'reduce'});

  test('can be paused, stepped, skipped, restarted, and closed', async ({page}) => {
    const demo = await openDemo(page);
    await demo.stage.getByRole('button', {name: 'Watch the guided tour'}).click();
    const press = (name: string) => demo.tour.getByRole('button', {name, exact: true}).click();

    await press('Next');
    await expect(demo.progress).toHaveAttribute('aria-valuenow', '10');
    await press('Pause');
    await page.clock.runFor(30_000);
    await expect(demo.progress).toHaveAttribute('aria-valuenow', '10');
    await expect(demo.tour).toContainText('2 of 7');
    await press('Next');
    await expect(demo.leads).toHaveCount(3);
    await press('Back');
    await expect(demo.tour).toContainText('2 of 7');
    await demo.tour.getByRole('button', {name: 'Write five emails'}).click();
    await expect(demo.emails).toHaveCount(5);
    await expect(demo.tour.locator('[aria-current="step"]')).toHaveText('Write five emails');
    await press('Play');
    await page.clock.runFor(8000);
    await expect(demo.tour).toContainText('6 of 7');
    await press('Start over');
    await expect(demo.tour).toContainText('1 of 7');
    await expect(demo.leads).toHaveCount(0);
    await press('Exit the guided tour');
    await expect(demo.tour).toHaveCount(0);
    await expect(demo.stage.getByRole('heading', {name: 'Pick an industry'})).toBeFocused();
  });

  const pauseOf = (page: Page) => page.getByRole('button', {name: 'Pause', exact: true});

  test('has the focus on its pause button when its URL is opened', async ({page}) => {
    await page.goto('/demo?tour=1&chapter=3');
    await expect(pauseOf(page)).toBeFocused();
  });

  test('has the focus on its pause button when a link leads to it', async ({page}) => {
    await open(page, '/help');
    await page.locator('main a[href^="/demo?tour=1"]').last().press('Enter');
    await expect(pauseOf(page)).toBeFocused();
  });
});

test("the demo's leads and results appear without a layout shift", async ({page}) => {
  const demo = await openDemo(page);
  const footerTop = () =>
    page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
  for (const industry of ['SaaS', 'E-commerce', 'AI/ML']) {
    await demo.industry(industry).click();
    const whileReading = await footerTop();
    await page.clock.runFor(1200);
    await expect(demo.leads).toHaveCount(3);
    expect(await footerTop()).toBe(whileReading);
    await demo.leads.first().click();
    await demo.launch.click();
    const whileSending = await footerTop();
    await page.clock.runFor(1500);
    await expect(demo.results).toContainText('Hot lead');
    expect(await footerTop()).toBe(whileSending);
  }
});
