import {expect, test, type Page} from 'playwright/test';

import {hydrated} from './support/layout';

const PATHS = ['/', '/pricing', '/help/article/email-deliverability', '/api/get-analytics'];

/** The tallest line of body text. */
const LINE_PX = 32;

test.use({reducedMotion: 'reduce'});

test(
  'pages move by a line at most when their fonts arrive, and most first visits show them immediately',
  {tag: '@phone'},
  async ({page}) => {
    const missing: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator('style[data-web-fonts]')).toHaveCount(0);
      const fonts = await page.evaluate(() => Array.from(document.fonts, ({family}) => family));
      missing.push(...['Headline', 'Text'].filter((font) => !fonts.includes(font)));

      await hydrated(page);
      // Fonts that would move something are shown when the page is hidden.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const withFonts = await layoutOf(page);
      await useFallbacks(page);
      const withFallbacks = await layoutOf(page);

      expect(withFonts.blocks.length, path).toBeGreaterThan(5);
      // A paragraph can have a line more or less: that depends on its words.
      for (const [index, {text, top}] of withFallbacks.blocks.entries()) {
        const now = withFonts.blocks[index];
        const distance = now ? Math.abs(top - now.top) : 0;
        expect.soft(distance, `${path}: ${text}`).toBeLessThanOrEqual(LINE_PX);
      }
      // Below the first screen, a few paragraphs have a line more or less: more of them in the narrow columns of the API.
      const growth = withFallbacks.height / withFonts.height - 1;
      expect.soft(Math.abs(growth), `${path}: height`).toBeLessThan(0.02);
    }
    expect(missing.length).toBeLessThanOrEqual(PATHS.length / 2);
  },
);

test('labels keep their width by the spacing of their letters, not of their words', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('style[data-web-fonts]')).toHaveCount(0);
  // A paragraph around a label gets other spaces later.
  const labels = page.locator('[style*="letter-spacing"]:not(p *, li *)');
  const changes = await labels.evaluateAll((elements) =>
    elements.map((label) => {
      const {style} = label as HTMLElement;
      const spaceOf = ({letterSpacing, wordSpacing}: CSSStyleDeclaration) =>
        (parseFloat(letterSpacing) || 0) + parseFloat(wordSpacing);
      const now = spaceOf(getComputedStyle(label));
      style.letterSpacing = style.wordSpacing = '';
      return Math.abs(now - spaceOf(getComputedStyle(label)));
    }),
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(Math.max(...changes)).toBeLessThan(0.01);
});

/** Shows the page as it is until its fonts have loaded. */
async function useFallbacks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fallbacks = ['Text Fallback', 'Headline Fallback'];
    const [text, headline] = fallbacks.map((family) => `'${family}'`);
    const faces = await Promise.all(
      [`400 1em ${text}`, `700 1em ${text}`, `700 1em ${headline}`].map((font) =>
        document.fonts.load(font),
      ),
    );
    if (faces.some((found) => found.length === 0)) throw new Error('A fallback is missing.');
    const {style} = document.documentElement;
    style.setProperty('--font-text', text ?? '');
    style.setProperty('--font-head', headline ?? '');
  });
}

/** Returns the page's height and where each block of text in the first screen starts. */
function layoutOf(page: Page) {
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    blocks: Array.from(document.querySelectorAll('header, main :is(h1, h2, h3, p, li, pre, table)'))
      .filter((block) => block.checkVisibility())
      .map((block) => ({
        text: block.textContent.slice(0, 40),
        top: Math.round(block.getBoundingClientRect().top),
      }))
      .filter(({top}) => top < window.innerHeight),
  }));
}
