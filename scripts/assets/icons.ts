import type {Brand} from '../../src/data/brand';
import {EMBER_PATH, MARK_SIZE, STEPS_PATH} from '../../src/components/Art/mark';
import {escapeHtml} from '../../src/lib/text';
import {served, toPng, type Files} from './files';
import {logoColors, markPaths, monochrome, round, type LogoColors} from './logo';
import type {Palette} from './palette';

const ICO_SIZES = [32, 16];

/** Builds favicons, home-screen icons, and the web app manifest. */
export async function iconFiles(brand: Brand, light: Palette, dark: Palette): Promise<Files> {
  const square: Tile = {
    background: light.paper,
    colors: logoColors(light),
    markShare: 0.56,
    radius: 0,
  };
  const rounded: Tile = {...square, radius: 0.22};
  // Launchers crop a maskable icon to a circle of 80%, which must include the mark's corners.
  const maskable: Tile = {...square, markShare: 0.46};
  const tile = (size: number, look: Tile) => toPng(tileSvg(size, look));

  // An .ico can't adapt to the theme. The ember alone is visible on light and dark tabs.
  const ico = await Promise.all(
    ICO_SIZES.map(async (size) => ({
      size,
      png: await toPng(bareSvg(size, monochrome(light.accent))),
    })),
  );
  return {
    [served('/favicon.svg')]: faviconSvg(brand.name, light, dark),
    [served('/favicon.ico')]: writeIco(ico),
    [served('/apple-touch-icon.png')]: await tile(180, square),
    [served('/icon-192.png')]: await tile(192, rounded),
    [served('/icon-512.png')]: await tile(512, rounded),
    [served('/icon-maskable-512.png')]: await tile(512, maskable),
    [served('/site.webmanifest')]: webManifest(brand.name, brand.tagline, light),
  };
}

/** The mark's visual weight is right of center, so it moves left by this share of its size. */
const OPTICAL_SHIFT = 0.03;

interface Tile {
  readonly background: string;
  readonly colors: LogoColors;
  /** Mark size as a share of the tile. */
  readonly markShare: number;
  /** Corner radius as a share of the tile. */
  readonly radius: number;
}

/** Renders a square tile with the mark in its center as SVG; `size` is in pixels. */
function tileSvg(size: number, {background, colors, markShare, radius}: Tile): string {
  const mark = size * markShare;
  const top = (size - mark) / 2;
  const left = top - mark * OPTICAL_SHIFT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${round(size * radius)}" fill="${background}"/>` +
    `<g transform="translate(${round(left)} ${round(top)}) scale(${mark / MARK_SIZE})">` +
    `${markPaths(colors)}</g></svg>`
  );
}

/** Renders the mark without a background; `size` is in pixels. */
function bareSvg(size: number, colors: LogoColors): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${markPaths(colors)}</svg>`
  );
}

/** Renders the favicon: the mark in the colors of the visitor's system theme. */
function faviconSvg(name: string, light: Palette, dark: Palette): string {
  const rules = ({ink, accent}: Palette) => `.steps{fill:${ink}}.ember{fill:${accent}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">` +
    `<title>${escapeHtml(name)}</title>` +
    `<style>${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}</style>` +
    `<path class="steps" d="${STEPS_PATH}"/><path class="ember" d="${EMBER_PATH}"/></svg>\n`
  );
}

/** Builds the web app manifest, which phones read when the site is added to the home screen. */
function webManifest(name: string, description: string, {paper}: Palette): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

interface IcoImage {
  /** Width and height in pixels, 1 to 256. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs square PNGs into an .ico file: a header, one directory entry per image, then the PNGs unchanged. */
export function writeIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // Type 1: icon.
  header.writeUInt16LE(images.length, 4);

  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({size, png}) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size % 256, 0); // Width and height take one byte each; 0 means 256.
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // Color planes.
    entry.writeUInt16LE(32, 6); // Bits per pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({png}) => png)]);
}
