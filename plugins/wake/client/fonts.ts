/** Declares the web fonts (src/lib/pageMarks.ts). */
const WEB_FONTS = 'style[data-web-fonts]';

const PRELOAD = 'link[rel="preload"][as="font"]';

async function painted(view: Window): Promise<void> {
  if (view.document.readyState !== 'complete') {
    await new Promise((resolve) => view.addEventListener('load', resolve, {once: true}));
  }
  // The first frame begins before the page is painted, the second one after it.
  for (const _ of [1, 2]) await new Promise((resolve) => view.requestAnimationFrame(resolve));
}

/**
 * Lets the web fonts wait for the first paint, so that they don't compete with the text; it's painted in fallbacks that
 * are as wide. They don't wait on a page that preloads one, or if the visitor comes from this site, because the browser
 * has them. Call it before the page has a body.
 */
export async function delayWebFonts(view: Window): Promise<void> {
  const {document, location} = view;
  const sheet = document.querySelector<HTMLStyleElement>(WEB_FONTS);
  const isCached = document.referrer.startsWith(`${location.origin}/`);
  if (!sheet || isCached || document.querySelector(PRELOAD)) return;
  sheet.media = 'not all';
  await painted(view);
  sheet.media = '';
}
