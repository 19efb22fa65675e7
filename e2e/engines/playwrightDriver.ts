import {firefox, webkit} from 'playwright/test';

import type {Driver} from './driver';

/** Launches Playwright's Firefox or WebKit, for machines without the real browsers. */
export async function launchPlaywright(engine: 'firefox' | 'webkit'): Promise<Driver> {
  const browser = await {firefox, webkit}[engine].launch();
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    resize: (width, height) => page.setViewportSize({width, height}),
    evaluate: (expression) => page.evaluate(expression),
    messages: () => messages,
    close: () => browser.close(),
  };
}
