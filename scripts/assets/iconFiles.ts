import type {Brand} from '../../src/data/brand';
import {served, type Files} from './files';
import {writeIco} from './ico';
import {bareSvg, faviconSvg, tileSvg, type Tile} from './icon';
import {webManifest} from './manifest';
import {logoColors, monochrome, type Palette} from './palette';
import {toPng} from './png';

const ICO_SIZES = [32, 16];

/** Favicons, home screen icons and the manifest that lists them. */
export async function iconFiles(brand: Brand, light: Palette, dark: Palette): Promise<Files> {
  const square: Tile = {
    background: light.paper,
    colors: logoColors(light),
    markShare: 0.56,
    radius: 0,
  };
  const rounded: Tile = {...square, radius: 0.22};
  // Launchers cut a maskable icon down to a circle of 80 %; the mark's corners must lie inside it.
  const maskable: Tile = {...square, markShare: 0.46};
  const tile = (size: number, look: Tile) => toPng(tileSvg(size, look));

  // An .ico cannot adapt to the theme. Ember alone stands out on light and on dark tabs.
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
