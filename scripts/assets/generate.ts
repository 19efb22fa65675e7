import {readTokens} from '../../plugins/lib/tokens';
import type {Brand} from '../../src/data/brand';
import {cardFiles, type Card} from './cards';
import type {Files} from './files';
import {fontFiles, headlineFonts, type FontSources} from './fonts';
import {iconFiles} from './icons';
import {brandFiles, drawLogo} from './logo';
import {menuFiles, type RadarPoint} from './menus';
import {readPalette} from './palette';

interface Inputs {
  readonly brand: Brand;
  readonly cards: readonly Card[];
  readonly radar: readonly RadarPoint[];
  /** False to draw only cards. */
  readonly withSite: boolean;
  /** Contents of tokens.css. */
  readonly css: string;
  readonly fontSources: FontSources;
}

/** Cards can be redrawn individually; the site's fonts, logos, and icons are drawn together. */
export interface Drawn {
  readonly site: Files;
  readonly cards: Files;
}

/** Draws the site's assets. Doesn't write any file. */
export async function generate({
  brand,
  cards,
  radar,
  withSite,
  css,
  fontSources,
}: Inputs): Promise<Drawn> {
  const tokens = readTokens(css);
  const light = readPalette(tokens.light);
  const dark = readPalette(tokens.dark);
  const fonts = await headlineFonts(fontSources.headline);
  const logo = drawLogo(brand.name, fonts.bold.font);

  const siteFiles = async (): Promise<Files> => {
    const web = await fontFiles(fontSources);
    return {
      ...web.files,
      ...(await brandFiles(logo, light, dark)),
      ...(await iconFiles(brand, light, dark)),
      ...menuFiles(radar, dark),
      'assets.json': `${JSON.stringify({headlineFont: web.paths.headline}, null, 2)}\n`,
    };
  };
  return {
    site: withSite ? await siteFiles() : {},
    cards: await cardFiles(cards, {palette: light, logo, domain: brand.domain, fonts}),
  };
}
