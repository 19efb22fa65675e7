import puppeteer, {type KeyInput} from 'puppeteer-core';

import type {Driver} from './driver';

/** Launches the machine's own Firefox over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: (expression) => page.evaluate(expression),
    messages: () => messages,
    close: () => browser.close(),
  };
}
