import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {open, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const path = '/help/article/connect-gmail';

function playerOf(page: Page) {
  const player = page.getByRole('dialog', {name: 'Connect Gmail or Google Workspace'});
  return {
    player,
    caption: player.locator('[aria-live="polite"]'),
    step: player.locator('p:not([role])', {hasText: /^Step \d of \d$/}),
    position: player.getByRole('slider', {name: 'Position'}),
    chapters: player.getByRole('navigation', {name: 'Chapters'}).getByRole('button'),
    status: player.getByRole('status'),
    // Typed values keep the room of the rest, which is hidden.
    value: (index: number) =>
      player
        .locator('[data-part="value"]')
        .nth(index)
        .evaluate((element) => element.firstChild?.textContent),
  };
}

async function play(page: Page) {
  await open(page, path);
  const button = page.getByRole('button', {name: /^Play walkthrough · \d:\d\d/});
  await button.click();
  const parts = playerOf(page);
  await expect(parts.player).toBeVisible();
  return {...parts, button};
}

test(
  'a walkthrough plays its steps, types a value, and gives the focus back',
  {tag: '@phone'},
  async ({page}) => {
    await page.clock.install();
    const {player, button, caption, step, position, chapters} = await play(page);
    const pause = player.getByRole('button', {name: 'Pause'});
    await expect(pause).toBeFocused();
    await expect(caption).toHaveText(/^Open Settings/);
    const before = Number(await position.inputValue());
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(before);

    await pause.click();
    await chapters.nth(1).click();
    await expect(step).toHaveText('Step 2 of 5');
    await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'step');
    expect(await playerOf(page).value(0)).toBe('');
    await player.getByRole('button', {name: 'Play', exact: true}).click();
    await page.clock.runFor(2000);
    await expect.poll(() => playerOf(page).value(0)).toBe('Google');

    expect(await overflowingElements(page)).toEqual([]);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await player.getByRole('button', {name: 'Close'}).click();
    await expect(player).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('the keyboard does everything, each key is announced, and the end offers another run', async ({
  page,
}) => {
  await page.clock.install();
  const {player, button, step, position, status} = await play(page);
  await page.keyboard.press(' ');
  await expect(status).toHaveText('Paused');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveText('Step 3 of 5');
  await expect(status).toHaveText('Step 3 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(step).toHaveText('Step 2 of 5');
  await page.keyboard.press('0');
  await expect(position).toHaveValue('0');
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveValue('5000');
  await page.keyboard.press('9');
  await expect(step).toHaveText('Step 5 of 5');
  await player.getByRole('button', {name: 'Speed 1×'}).press('Enter');
  await expect(status).toHaveText('Speed 1.5×');

  await player.getByRole('button', {name: 'Speed 1.5×'}).press('Enter');
  await player.getByRole('button', {name: 'Play', exact: true}).press('Enter');
  await page.clock.runFor(10_000);
  await player.getByRole('button', {name: 'Play again'}).press('Enter');
  await expect(player.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(async () => Number(await position.inputValue())).toBeLessThan(5000);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(button).toBeFocused();
});

test('the help center’s list opens the player, and closing it cleans the URL', async ({page}) => {
  await page.goto('/help');
  await page.locator('summary', {hasText: 'Getting Started'}).click();
  await page.getByRole('link', {name: /^Connect Gmail or Google Workspace \d:\d\d$/}).click();
  const {player} = playerOf(page);
  await expect(player).toBeVisible();
  await expect(page).toHaveURL(`${path}?play=1`);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goto(`${path}?play=1`);
  await expect(player).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('it goes from step to step and never by itself', async ({page}) => {
    const {player, button, caption, step, position} = await play(page);
    await expect(position).toHaveCount(0);
    await expect(caption).toContainText('No mailbox yet');
    const next = player.getByRole('button', {name: 'Next step'});
    await expect(next).toBeFocused();
    await next.press('Enter');
    await expect(step).toHaveText('Step 2 of 5');
    expect(await playerOf(page).value(0)).toBe('Google');
    for (const expected of [3, 4, 5]) {
      await page.keyboard.press('ArrowRight');
      await expect(step).toHaveText(`Step ${expected} of 5`);
    }
    await player.getByRole('button', {name: 'Done'}).click();
    await expect(button).toBeFocused();
  });
});

test('offline, the player opens when the network is back', async ({page, context, log}) => {
  log.allow(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/);
  await open(page, path);
  await context.setOffline(true);
  await page.getByRole('button', {name: /^Play walkthrough/}).press('Enter');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(playerOf(page).player).toBeVisible();
});
