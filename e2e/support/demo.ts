import type {Locator, Page} from 'playwright/test';

import {stopClock, takeClock} from './clock';
import {hydrated} from './layout';

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
export async function openDemo(page: Page, path = '/demo') {
  await takeClock(page);
  await page.goto(path);
  await hydrated(page);
  await stopClock(page);
  return demoOf(page);
}
