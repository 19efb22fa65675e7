import type {Font} from 'fontkit';

/** A line of text as a path; y grows downwards. */
export interface Outline {
  readonly d: string;
  /** Advance width without the tracking after the last letter. */
  readonly width: number;
  /** What the ink covers. */
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TextStyle {
  readonly font: Font;
  readonly size: number;
  /** Extra room between letters, in em. */
  readonly tracking?: number;
  /** Where the baseline starts; 0,0 when left out. */
  readonly origin?: {readonly x: number; readonly y: number};
}

/** Draws text as outlines, kerned. Throws on a character the font lacks rather than drawing a box. */
export function outlineText(
  text: string,
  {font, size, tracking = 0, origin = {x: 0, y: 0}}: TextStyle,
): Outline {
  const missing = [...text].find((character) => !font.hasGlyphForCodePoint(codePoint(character)));
  if (missing) {
    throw new Error(`The headline font has no "${missing}", which "${text}" needs`);
  }
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  const box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  let d = '';
  let x = origin.x;
  glyphs.forEach((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x, origin.y);
    if (path.commands.length > 0) {
      const ink = path.bbox;
      box.left = Math.min(box.left, ink.minX);
      box.top = Math.min(box.top, ink.minY);
      box.right = Math.max(box.right, ink.maxX);
      box.bottom = Math.max(box.bottom, ink.maxY);
      d += path.toSVG();
    }
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  });
  return {d, width: x - origin.x - tracking * size, box};
}

/** Width of a line without drawing it. */
export function textWidth(text: string, {font, size, tracking = 0}: TextStyle): number {
  const {advanceWidth, glyphs} = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + (glyphs.length - 1) * tracking * size;
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
