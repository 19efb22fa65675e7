import type {Page} from 'playwright/test';

import {industries} from '../src/data/demo/industries';
import {open, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const frameOf = (page: Page) => page.locator('[data-story]');
const leadsOf = (page: Page) => frameOf(page).locator('ol').getByRole('button');
const [saas, , fintech] = industries;

const finishStory = (page: Page) =>
  frameOf(page).evaluate((frame) => {
    for (const animation of frame.getAnimations({subtree: true})) animation.finish();
  });

/** The leads in the order in which they're on the screen. */
const namesFromTop = (page: Page) =>
  leadsOf(page).evaluateAll((leads) =>
    leads
      .map((lead) => ({top: lead.getBoundingClientRect().top, text: lead.textContent ?? ''}))
      .sort((one, other) => one.top - other.top)
      .map(({text}) => text),
  );

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the story raises its lead to the top', async ({page}) => {
    await page.goto('/');
    await expect(frameOf(page).getByRole('button', {name: 'Pause'})).toBeHidden();
    const {name} = fintech!.leads[0];
    expect((await namesFromTop(page))[0]).not.toContain(name);
    const isPlaying = await frameOf(page).evaluate((frame) =>
      frame.getAnimations({subtree: true}).some(({playState}) => playState === 'running'),
    );
    expect(isPlaying).toBe(true);
    await finishStory(page);
    expect((await namesFromTop(page))[0]).toContain(name);
  });
});

test('the story can be paused, and played again from its start', async ({page}) => {
  await open(page, '/');
  const frame = frameOf(page);
  await finishStory(page);
  expect((await namesFromTop(page))[0]).toContain(fintech!.leads[0].name);
  await frame.getByRole('button', {name: 'Play again'}).click();
  await expect
    .poll(async () => (await namesFromTop(page)).at(-1))
    .toContain(fintech!.leads[0].name);
  await frame.getByRole('button', {name: 'Pause'}).click();
  await expect(frame).toHaveAttribute('data-story', 'paused');
  const states = await frame.evaluate((element) =>
    element
      .getAnimations({subtree: true})
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({playState}) => playState),
  );
  expect(new Set(states)).toEqual(new Set(['paused']));
  // Until 3.2 s, the rising row passes the others.
  for (const time of [2600, 2700, 2800]) {
    const isEachOnTop = await frame.evaluate((element, at) => {
      for (const animation of element.getAnimations({subtree: true})) animation.currentTime = at;
      return Array.from(element.querySelectorAll('li:not([data-rises]) > button'), (lead) => {
        const {x, y, width, height} = lead.getBoundingClientRect();
        return lead === document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
      });
    }, time);
    expect(new Set(isEachOnTop), `at ${time} ms, a press is for the row under it`).toEqual(
      new Set([true]),
    );
  }
});

test(
  'a picked industry shows its leads, and a picked lead its draft, which the link opens in the demo',
  {tag: '@phone'},
  async ({page}) => {
    await open(page, '/');
    const frame = frameOf(page);
    await frame.getByRole('button', {name: saas!.name, exact: true}).click();
    for (const {name} of saas!.leads)
      await expect(leadsOf(page).filter({hasText: name})).toBeVisible();
    await expect(frame.getByText(`To ${saas!.leads[0].name}`, {exact: false})).toBeVisible();

    const {name} = saas!.leads[1];
    const lead = leadsOf(page).filter({hasText: name});
    await lead.click();
    await expect(frame.getByText(`To ${name}`, {exact: false})).toBeVisible();
    await expect(lead).toHaveAttribute('aria-pressed', 'true');
    expect(await overflowingElements(page)).toEqual([]);
    await frame.getByRole('link').click();
    await expect(page).toHaveURL('/demo?industry=saas&lead=2&step=sequence');
  },
);
