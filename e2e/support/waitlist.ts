import {expect, type Locator, type Page} from 'playwright/test';

import {isLive, open} from './layout';

export interface Modal {
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly email: Locator;
  /** Labeled "Reserve My Spot", or "Try again" after an error. */
  readonly submit: Locator;
}

/** Locates the modal's parts, which exist once a plan's button is clicked. */
export function modalOf(page: Page, opener = 'Claim Pro'): Modal {
  const dialog = page.getByRole('dialog');
  return {
    opener: page.locator('#pricing').getByRole('button', {name: opener}),
    dialog,
    email: dialog.getByLabel('Work email'),
    submit: dialog.getByRole('button', {name: /Reserve My Spot|Try again/}),
  };
}

/**
 * Opens a page with plans and waits until they're interactive; on the home page, their code loads near the viewport.
 */
export async function openPlans(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect.poll(() => isLive(page, '#pricing')).toBe(true);
}

export async function openModal(page: Page, path: string, opener?: string): Promise<Modal> {
  await openPlans(page, path);
  const modal = modalOf(page, opener);
  await modal.opener.click();
  return modal;
}
