import {test as base, expect} from 'playwright/test';

import {click, open, until, untilVisible, type Driver} from './driver';
import {launchEngine, type EngineOptions} from './launchEngine';

/** Shares one browser per worker, because starting one takes seconds. A console message fails the test. */
const test = base.extend<{driver: Driver}, EngineOptions & {shared: Driver}>({
  engine: ['firefox', {scope: 'worker', option: true}],
  shared: [
    async ({engine}, use, {project}) => {
      const driver = await launchEngine(engine, project.use.baseURL ?? '');
      await use(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  async driver({shared}, use) {
    const before = shared.messages().length;
    await shared.resize(1280, 900);
    await use(shared);
    // The forms log submissions on purpose.
    const messages = shared
      .messages()
      .slice(before)
      .filter((line) => !line.startsWith('info: Form submission'));
    expect(messages, 'unexpected console messages').toEqual([]);
  },
});

const button = (name: string) => `//button[normalize-space()="${name}"]`;

test('navigation: a menu opens a page, and Back returns', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/about`);
  await click(driver, '//nav[@aria-label="Main"]//button[contains(., "Product")]');
  await click(driver, '//nav[@aria-label="Main"]//a[@href="/pricing"]');
  await until(driver, `location.pathname === '/pricing'`);
  await untilVisible(driver, 'h1');
  await driver.back();
  await until(driver, `location.pathname === '/about'`);
});

test('search: a few letters and Enter open an article', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/help`);
  await driver.press('k', 'Control');
  await untilVisible(driver, '.DocSearch-Input');
  await until(driver, `document.activeElement?.matches('.DocSearch-Input')`);
  await driver.type('bounc');
  await untilVisible(driver, '.DocSearch-Hit[aria-selected="true"] a');
  await driver.press('Enter');
  await until(driver, `location.pathname.startsWith('/help/article/')`);
  // The address changes first; a test that opens its page now would be overtaken by the article.
  await untilVisible(driver, '//button[contains(., "Save Article")]');
});

test('demo: an industry, a lead, and a launch produce results', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/demo`);
  await click(driver, button('SaaS'));
  const lead = '//h3[contains(., "Choose a lead")]/ancestor::section[1]//li//button';
  await click(driver, lead);
  await click(driver, '//button[contains(., "Launch AI Email Sequence")]');
  await until(driver, `document.querySelector('main').innerText.includes('247')`);
});

test('waitlist: a visitor reserves a plan', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/pricing`);
  await click(driver, '//*[@id="pricing"]//button[contains(., "Claim Pro")]');
  const dialog = '//dialog[@open]';
  await click(driver, `${dialog}//input[@type="email"]`);
  await driver.type('ada@lovelace.example');
  await click(driver, `${dialog}${button('Reserve My Spot')}`);
  await untilVisible(driver, `${dialog}//a[contains(., "Open it as an email")]`);
});

test('save: a saved article is listed in the help center', async ({driver, baseURL}) => {
  const article = '/help/article/troubleshoot-bounces';
  await open(driver, `${baseURL}${article}`);
  await click(driver, '//button[contains(., "Save Article")]');
  await untilVisible(driver, '//button[@aria-pressed="true"][contains(., "Saved")]');
  await open(driver, `${baseURL}/help`);
  await untilVisible(driver, `//section[.//h2[contains(., "Saved")]]//a[@href="${article}"]`);
});

test('sandbox: a request gets a response', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/api/search-leads`);
  await click(driver, '//button[contains(., "Try it")]');
  await click(driver, '//button[contains(., "Send request")]');
  await untilVisible(
    driver,
    '//section[@aria-label="Sandbox"]//*[@role="status"][contains(., "200 OK")]',
  );
});

test('color mode: the selected mode survives a reload', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/about`);
  const toggle = 'button[aria-label*="dark and light"]';
  // From the system's mode to light, then from light to dark.
  await click(driver, toggle);
  await until(driver, `document.documentElement.dataset.themeChoice === 'light'`);
  await click(driver, toggle);
  await until(driver, `document.documentElement.dataset.theme === 'dark'`);
  await driver.reload();
  await until(driver, `document.documentElement.dataset.theme === 'dark'`);
});

test('phone menu: opens, follows a link, and closes', async ({driver, baseURL}) => {
  await driver.resize(390, 844);
  await open(driver, `${baseURL}/about`);
  await click(driver, '//header//button[contains(., "Menu") or .//*[@aria-label="Menu"]]');
  await click(driver, '//dialog[@open]//a[@href="/pricing"]');
  await until(driver, `location.pathname === '/pricing'`);
  await until(driver, `!document.querySelector('dialog[open]')`);
});

test('not found: an unknown path shows a 404 page with links', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/help/article/no-such-article`);
  await untilVisible(driver, 'main h1');
  await until(driver, `document.querySelector('main a[href="/help"]')`);
});

test('keyboard: the skip link moves focus past the header', async ({driver, baseURL}) => {
  await open(driver, `${baseURL}/pricing`);
  await driver.press('Tab');
  await until(driver, `document.activeElement?.getAttribute('href')?.startsWith('#')`);
  await driver.press('Enter');
  await until(driver, `!document.activeElement?.closest('header')`);
  await driver.press('Tab');
  await until(driver, `document.activeElement?.closest('main')`);
});

test('fonts: most first visits show the headline font at once', async ({driver, baseURL}) => {
  const shown: string[] = [];
  for (const path of ['/about', '/features', '/docs/quick-start']) {
    await open(driver, `${baseURL}${path}`);
    await until(driver, `!document.querySelector('style[data-web-fonts]')`, 'fonts are settled');
    const families = `Array.from(document.fonts, ({family}) => family)`;
    if (await driver.evaluate(`${families}.includes('Headline')`)) shown.push(path);
  }
  expect(shown.length).toBeGreaterThan(1);
});
