import {painted} from './triggers';

/** Declares the web fonts (src/lib/pageMarks.ts). */
const WEB_FONTS = 'style[data-web-fonts]';

const PRELOAD = 'link[rel="preload"][as="font"]';

/** Browsers count an element as shifted if it moves this far. */
const SHIFT_PX = 3;

/** Along a line, what follows a text may move by a letter. */
const LETTER_PX = 8;

/** Distance of the lines on which `nodesInView` looks for elements. */
const ROW_PX = 32;
const COLUMNS = [0.1, 0.5, 0.9];

const nextFrame = async (view: Window) => {
  await new Promise((resolve) => view.requestAnimationFrame(resolve));
};

/** Resolves when what was laid out last is on the screen. */
async function repainted(view: Window): Promise<void> {
  // The first frame begins before the page is painted, the second one after it.
  await nextFrame(view);
  await nextFrame(view);
}

/** A sample of the elements on the screen and of the text in them. Measuring all of it takes too long on a phone. */
function nodesInView({document, innerWidth, innerHeight}: Window): Set<Node> {
  const found = new Set<Node>();
  for (let y = ROW_PX / 2; y < innerHeight; y += ROW_PX) {
    for (const column of COLUMNS) {
      const element = document.elementFromPoint(column * innerWidth, y);
      if (element) for (const node of [element, ...element.childNodes]) found.add(node);
    }
  }
  return found;
}

/** The position of an element, or of the first line of a text, which has moved, too, if a word is on another line. */
function placeOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0];
}

function isMoved(before: DOMRect | undefined, now: DOMRect | undefined, screenPx: number): boolean {
  // A text between two elements may have no line.
  if (!before || !now) return before !== now;
  // What's on the screen can have parts below it.
  if (Math.min(before.top, now.top) >= screenPx) return false;
  return (
    Math.abs(now.top - before.top) >= SHIFT_PX || Math.abs(now.left - before.left) >= LETTER_PX
  );
}

/** Shows the fonts if they break no line elsewhere and so move nothing on the screen. Nothing is painted in between. */
function showIfNothingMoves(view: Window, faces: readonly FontFace[]): boolean {
  const {fonts} = view.document;
  const before = Array.from(nodesInView(view), (node) => [node, placeOf(node)] as const);
  for (const face of faces) fonts.add(face);
  const isStill = before.every(([node, place]) => !isMoved(place, placeOf(node), view.innerHeight));
  if (!isStill) for (const face of faces) fonts.delete(face);
  return isStill;
}

/**
 * Shows all fonts that move nothing, otherwise one. Each try lays out the whole page, so they're few and in tasks of their
 * own, after the page is back in its fallbacks.
 *
 * @returns the other fonts
 */
async function showThoseThatMoveNothing(
  view: Window,
  faces: readonly FontFace[],
): Promise<readonly FontFace[]> {
  for (const tried of [faces, ...faces.map((face) => [face])]) {
    if (showIfNothingMoves(view, tried)) return faces.filter((face) => !tried.includes(face));
    await repainted(view);
  }
  return faces;
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
  for (const face of await showThoseThatMoveNothing(view, faces)) {
    document.addEventListener('visibilitychange', () => document.fonts.add(face), {once: true});
  }
  sheet.remove();
}
