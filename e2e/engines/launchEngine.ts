import {firefox, webkit} from 'playwright/test';
import puppeteer, {type KeyInput} from 'puppeteer-core';

import {findFirefox, findWebKit} from '../../scripts/lib/findBrowser.cjs';
import type {Driver} from './driver';
import {launchWebKit} from './webkitDriver';

/** Options that each project in playwright.config.ts sets. */
export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}

/** Launches the machine's own browser if Debian's packages are installed, otherwise Playwright's build. */
export function launchEngine(engine: EngineOptions['engine'], origin: string): Promise<Driver> {
  const ownFirefox = findFirefox();
  if (engine === 'firefox' && ownFirefox) return launchFirefox(ownFirefox);
  const ownWebKit = findWebKit();
  if (engine === 'webkit' && ownWebKit) return launchWebKit(ownWebKit, origin);
  return launchPlaywright(engine);
}

/** Launches the machine's own Firefox over WebDriver BiDi. */
async function launchFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  return {
    ...commandsOf(page),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

/** Launches Playwright's Firefox or WebKit, for machines without the real browsers. */
async function launchPlaywright(engine: EngineOptions['engine']): Promise<Driver> {
  const browser = await {firefox, webkit}[engine].launch();
  const page = await browser.newPage();
  // On macOS, WebKit's Tab skips links, as Safari's does by default.
  const tab = engine === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab';
  return {
    ...commandsOf(page),
    type: (text) => page.keyboard.type(text),
    press(key, modifier) {
      const name = key === 'Tab' ? tab : key;
      return page.keyboard.press(modifier ? `${modifier}+${name}` : name);
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    close: () => browser.close(),
  };
}

interface PageEvents {
  readonly console: {type(): string; text(): string};
  readonly pageerror: unknown;
}

/** The part of Puppeteer's page that Playwright's has, too. */
interface AnyPage {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  click(selector: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  on<Name extends keyof PageEvents>(
    name: Name,
    listener: (event: PageEvents[Name]) => void,
  ): unknown;
}

/** Records a page's console messages, and returns the commands that are the same for both libraries. */
function commandsOf(page: AnyPage) {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (selector) => page.click(selector),
    evaluate: (expression) => page.evaluate(expression),
    messages: () => messages,
  } satisfies Partial<Driver>;
}
