import {hydrated} from './support/layout';
import {expect, test} from './support/test';

for (const path of ['/', '/help/article/setup-account', '/blog']) {
  test(`${path} loads the headline font once, from where it is preloaded`, async ({page}) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const preloaded = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
    expect(fonts).toEqual([preloaded]);
    const isUsed = await page.locator('h1').evaluate((h1) => {
      const [family] = getComputedStyle(h1).fontFamily.split(',');
      return document.fonts.check(`700 40px ${family}`);
    });
    expect(isUsed, 'the headline is set in it').toBe(true);
  });
}
