import {painted} from './triggers';

/** Declares the web fonts (src/lib/pageMarks.ts). */
const WEB_FONTS = 'style[data-web-fonts]';

const PRELOAD = 'link[rel=preload][as=font]';

/** Browsers count an element as shifted if it moves this far. */
const SHIFT_PX = 3;

/** Along a line, what follows a text may move by a letter or two. */
const LETTERS_PX = 15;

/** What's shorter than this may move farther along its line: a tab in a row of them. */
const SHORT_PX = 64;

/** Not headings, whose spaces are wider already. */
const PARAGRAPHS = 'p,li';

/** Changes of a paragraph's spaces that no one notices, the smallest first. */
const WORD_SPACINGS_EM = [-0.04, 0.04, -0.06, 0.06];

/** Distance of the lines on which `placesInView` looks for elements. */
const ROW_PX = 24;
const COLUMNS = [0.1, 0.5, 0.85];

const nextFrame = async (view: Window) => {
  await new Promise((resolve) => view.requestAnimationFrame(resolve));
};

/** Resolves when what was laid out last is on the screen. */
async function repainted(view: Window): Promise<void> {
  // The first frame begins before the page is painted, the second one after it.
  await nextFrame(view);
  await nextFrame(view);
}

/** The position of an element, or of the first line of a text, which has moved, too, if a word is on another line. */
function placeOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0];
}

/**
 * The positions of a sample of the elements on the screen and of the text in them, from top to bottom. Measuring all of it
 * takes too long on a phone.
 */
function placesInView({document, innerWidth, innerHeight}: Window): Map<Node, DOMRect> {
  const places = new Map<Node, DOMRect>();
  for (let y = ROW_PX / 2; y < innerHeight; y += ROW_PX) {
    for (const column of COLUMNS) {
      const element = document.elementFromPoint(column * innerWidth, y);
      for (const node of element ? [element, ...element.childNodes] : []) {
        const place = placeOf(node);
        // A text between two elements has no place, and what's on the screen can have parts below it.
        if (place && place.top < innerHeight) places.set(node, place);
      }
    }
  }
  return places;
}

/**
 * Shows the fonts if that moves nothing on the screen. A paragraph whose lines would break elsewhere gets slightly other
 * spaces, if it then is as before. Nothing is painted in between.
 */
function showIfNothingMoves(view: Window, faces: readonly FontFace[]): boolean {
  const {document} = view;
  const places = placesInView(view);
  const isStill = (node: Node) => {
    const before = places.get(node);
    const now = before && placeOf(node);
    return (
      !now ||
      (Math.abs(now.top - before.top) < SHIFT_PX &&
        (now.width < SHORT_PX || Math.abs(now.left - before.left) < LETTERS_PX))
    );
  };
  for (const face of faces) document.fonts.add(face);
  const nodes = Array.from(places.keys());
  const paragraphs = nodes.filter(
    (node): node is HTMLElement => node instanceof HTMLElement && node.matches(PARAGRAPHS),
  );
  for (const paragraph of paragraphs) {
    const {style, childNodes} = paragraph;
    const isAsBefore = () =>
      placeOf(paragraph)?.height === places.get(paragraph)?.height &&
      Array.from(childNodes).every(isStill);
    if (isAsBefore()) continue;
    WORD_SPACINGS_EM.some((spaceEm) => {
      style.wordSpacing = `${spaceEm}em`;
      return isAsBefore();
    });
  }
  const isFitted = nodes.every(isStill);
  if (!isFitted) {
    for (const face of faces) document.fonts.delete(face);
    for (const {style} of paragraphs) style.wordSpacing = '';
  }
  return isFitted;
}

/**
 * Shows all fonts that move nothing, otherwise one. Each try lays out the whole page, so they're few and in tasks of their
 * own, after the page is back in its fallbacks.
 */
async function showThoseThatMoveNothing(view: Window, faces: readonly FontFace[]): Promise<void> {
  for (const tried of [faces, ...faces.map((face) => [face])]) {
    if (showIfNothingMoves(view, tried)) return;
    await repainted(view);
  }
}

function facesOf({cssRules}: CSSStyleSheet): FontFace[] {
  return Array.from(cssRules, (rule) => {
    const {style} = rule as CSSFontFaceRule;
    const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
      style.getPropertyValue(name),
    );
    return new FontFace(family!, source!, {weight: weight!});
  });
}

/**
 * Shows the page in fallbacks that are as wide until its web fonts have loaded, and longer if a font would move what's on
 * the screen: until no one sees it. Fonts load after the first paint, so that they don't compete with the text, except
 * on a page that preloads one. If the visitor comes from this site, the browser has the fonts, and the sheet's
 * `font-display` decides. Call it before the page has a body.
 */
export async function showWebFonts(view: Window): Promise<void> {
  const {document, location} = view;
  const sheet = document.querySelector<HTMLStyleElement>(WEB_FONTS);
  const isCached = document.referrer.startsWith(`${location.origin}/`);
  if (!sheet?.sheet || isCached) return;
  const faces = facesOf(sheet.sheet);
  sheet.media = 'not all';
  if (!document.querySelector(PRELOAD)) await painted(view);
  await Promise.all(faces.map((face) => face.load()));
  await nextFrame(view);
  await showThoseThatMoveNothing(view, faces);
  document.addEventListener('visibilitychange', () => {
    for (const face of faces) document.fonts.add(face);
  });
  sheet.remove();
}
