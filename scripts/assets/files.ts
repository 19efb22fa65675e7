import {createHash} from 'node:crypto';

import sharp from 'sharp';

/** Files to write, by path below `.generated/`. */
export type Files = Record<string, string | Buffer>;

/** A site path (`/fonts/x.woff2`) as a path below `.generated/`, where `static` holds what's served as it is. */
export const served = (sitePath: string): string => `static${sitePath}`;

/** Eight hexadecimal digits that change with the content, for file names that may be cached forever. */
export function hash8(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Draws an SVG at its own size, times `scale`, as a PNG with all its colors. */
export async function toPng(svg: string, scale = 1): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: 72 * scale})
    .png({compressionLevel: 9, effort: 10})
    .toBuffer();
}

/** Draws an SVG as a PNG with a palette: half the bytes, for flat drawings. More effort saves 2% in six times the time. */
export async function toPalettePng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({palette: true, colours: 192, dither: 0.4, compressionLevel: 9, effort: 3})
    .toBuffer();
}
