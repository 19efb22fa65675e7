import {idle, painted} from './triggers';

/** Declares the web fonts (src/lib/pageMarks.ts). */
const WEB_FONTS = 'style[data-web-fonts]';

/** Browsers count an element as shifted if it moves by 3 px, after rounding. */
const SHIFT_PX = 2.9;

/** Not headings, whose spaces are wider already. */
const PARAGRAPHS = 'p,li';

/** Most that texts that move along their line may count as a layout shift. With their boxes, it still rounds to zero. */
const MOST_SHIFT = 0.0001;

/** Changes of a paragraph's spaces that no one notices, in the order in which they're tried. None is the last resort. */
const WORD_SPACINGS = ['', '-.02em', '.02em', '-.04em', '.04em', '-.06em', '.06em', ''];

/** The box of an element, or of each line of a text. */
function boxesOf(node: Node): readonly DOMRect[] | DOMRectList {
  if (node instanceof Element) return [node.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects();
}

/** The position of an element, or of the first line of a text, which has moved, too, if a word is on another line. */
const placeOf = (node: Node): DOMRect | undefined => boxesOf(node)[0];

/**
 * The height on the page at which a node is: the middle of a text, which stays the same in a line. Safari has no
 * `ascent-override`, so the box of a text is higher in one font than in another.
 */
const levelOf = (node: Node, {top, bottom}: DOMRect): number =>
  node instanceof Element ? top : (top + bottom) / 2;

const isParagraph = (node: Node): node is HTMLElement =>
  node instanceof Element && node.matches(PARAGRAPHS);

/** The positions of the visible texts, shapes, fields, and paragraphs on the screen, from top to bottom. */
function placesInView({document, innerHeight}: Window): Map<Node, DOMRect> {
  const places = new Map<Node, DOMRect>();
  const add = (node: Node) => {
    // Most elements of a page: menus, and what belongs to another width.
    if (node instanceof Element && getComputedStyle(node).display === 'none') return;
    const place = placeOf(node);
    // A text between two elements has no place.
    if (!place) return;
    const {top, bottom, width, height} = place;
    // An element without a height can have children with one.
    if (height && (bottom < 0 || top > innerHeight)) return;
    // Another element is where its texts and shapes are.
    if (width && (!node.hasChildNodes() || isParagraph(node))) places.set(node, place);
    node.childNodes.forEach(add);
  };
  // The body is as high as the window, also on a page that's scrolled.
  document.body.childNodes.forEach(add);
  return places;
}

/**
 * Gives texts on one line their former width, so that what's next to them stays: buttons, tabs, cells. Only letters share
 * the difference: with narrower spaces, words would run together. Those directly in paragraphs can't have other spaces than
 * their paragraph.
 *
 * @param places of the first lines, with the former fonts.
 * @param onOneLine the texts that had no other line.
 * @returns the elements that it changed.
 */
function keepWidths(
  places: ReadonlyMap<Node, DOMRect>,
  onOneLine: readonly Node[],
): Iterable<HTMLElement> {
  const spacings = new Map<HTMLElement, Partial<CSSStyleDeclaration>>();
  for (const node of onOneLine) {
    const label = node.parentElement!;
    const [now, nextLine] = boxesOf(node);
    // An element has no data.
    const {data} = node as Text;
    if (label.textContent !== data || !now || nextLine || isParagraph(label)) continue;
    const {letterSpacing, wordSpacing} = getComputedStyle(label);
    const change = (places.get(node)!.width - now.width) / data.replace(/ /g, '').length;
    spacings.set(label, {
      letterSpacing: `${(parseFloat(letterSpacing) || 0) + change}px`,
      wordSpacing: `${parseFloat(wordSpacing) - change}px`,
    });
  }
  spacings.forEach((spacing, {style}) => Object.assign(style, spacing));
  return spacings.keys();
}

/**
 * Shows the fonts if that moves nothing on the screen but a few letters. A label keeps its width, and a paragraph whose
 * lines would break elsewhere gets slightly other spaces, if it then is as before. Nothing is painted in between.
 */
async function showIfNothingMoves(view: Window, faces: readonly FontFace[]): Promise<boolean> {
  // The layout with the fonts is work enough for one task, and so is the first walk. A frame would add its painting.
  await idle(view);
  placesInView(view);
  await idle(view);
  const {document} = view;
  // Again, because the page may have changed.
  const places = placesInView(view);
  const nodes = [...places.keys()];
  const paragraphs = nodes.filter(isParagraph);
  /** Returns how far a node has moved along its line, in pixels; infinite if it's on another line. */
  const shiftOf = (node: Node) => {
    const before = places.get(node)!;
    const now = placeOf(node);
    // The page may have replaced it since.
    if (!now || Math.abs(levelOf(node, now) - levelOf(node, before)) >= SHIFT_PX) return Infinity;
    const shift = Math.abs(now.left - before.left);
    return shift < SHIFT_PX ? 0 : shift;
  };
  const fits = (paragraph: HTMLElement, isExact: boolean) => {
    const parts = nodes.filter((node) => paragraph.contains(node));
    return WORD_SPACINGS.some((spacing) => {
      paragraph.style.wordSpacing = spacing;
      const isAsHigh = placeOf(paragraph)!.height === places.get(paragraph)!.height;
      return isAsHigh && !(isExact && parts.some(shiftOf));
    });
  };
  const onOneLine = nodes.filter((node) => !boxesOf(node)[1]);
  for (const face of faces) document.fonts.add(face);
  const labels = keepWidths(places, onOneLine);
  // One that can't be as before may have moved those below it. Nothing has moved if its end isn't on the screen.
  paragraphs.every((paragraph) => fits(paragraph, true) || fits(paragraph, false));
  let area = 0;
  let farthest = 0;
  for (const node of nodes) {
    const shift = shiftOf(node);
    if (!shift) continue;
    const {width, height} = places.get(node)!;
    area += (width + shift) * height;
    farthest = Math.max(farthest, shift);
  }
  const {innerWidth, innerHeight} = view;
  // Browsers divide by the longer side, which allows a little more.
  const most = MOST_SHIFT * innerWidth * innerHeight * innerHeight;
  const isFitted = area * farthest <= most;
  if (!isFitted) {
    for (const face of faces) document.fonts.delete(face);
    for (const {style} of [...paragraphs, ...labels]) style.wordSpacing = style.letterSpacing = '';
  }
  return isFitted;
}

/**
 * Shows all fonts that move nothing, otherwise one. Each try lays out the whole page, so they're few and in tasks of their
 * own, after the page is back in its fallbacks.
 */
async function showThoseThatMoveNothing(view: Window, faces: readonly FontFace[]): Promise<void> {
  for (const tried of [faces, ...faces.map((face) => [face])]) {
    if (await showIfNothingMoves(view, tried)) return;
  }
}

function facesOf({cssRules}: CSSStyleSheet): FontFace[] {
  return Array.from(cssRules, (rule) => {
    const valueOf = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(valueOf('font-family'), valueOf('src'), {weight: valueOf('font-weight')});
  });
}

/**
 * Shows the page in fallbacks that are as wide until its web fonts have loaded, and longer if a font would move what's on
 * the screen: until no one sees it. Fonts load after the first paint, so that they don't compete with the text, except
 * for one that the page preloads. If the visitor comes from this site, the browser has the fonts, and the sheet's
 * `font-display` decides. Call it before the page has content.
 */
export async function showWebFonts(view: Window): Promise<void> {
  const {document, location} = view;
  const sheet = document.querySelector<HTMLStyleElement>(WEB_FONTS);
  const isCached = document.referrer.startsWith(`${location.origin}/`);
  if (!sheet?.sheet || isCached) return;
  const faces = facesOf(sheet.sheet);
  sheet.media = 'not all';
  await painted(view);
  await Promise.all(faces.map((face) => face.load()));
  await showThoseThatMoveNothing(view, faces);
  document.addEventListener('visibilitychange', () => {
    for (const face of faces) document.fonts.add(face);
  });
  sheet.remove();
}
