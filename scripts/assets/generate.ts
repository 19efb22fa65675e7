import type {Brand} from '../../src/data/brand';
import {brandFiles} from './brandFiles';
import type {Card} from './card';
import {cardFiles} from './cardFiles';
import type {Files} from './files';
import {staticFont} from './font';
import {fontFiles} from './fontFiles';
import {iconFiles} from './iconFiles';
import {drawLogo} from './logo';
import {readPalette} from './palette';
import {readTokens} from './tokens';

export interface Inputs {
  readonly brand: Brand;
  /** The cards to draw. */
  readonly cards: readonly Card[];
  /** False to draw cards alone. */
  readonly withSite: boolean;
  /** Text of tokens.css. */
  readonly css: string;
  /** Bytes of the headline font's package file. */
  readonly font: Buffer;
}

/** What was drawn, apart: a card is drawn again by itself, the site's fonts, logos and icons together. */
export interface Drawn {
  readonly site: Files;
  readonly cards: Files;
}

/** Draws the assets of the site. Writes nothing. */
export async function generate({brand, cards, withSite, css, font}: Inputs): Promise<Drawn> {
  const tokens = readTokens(css);
  const light = readPalette(tokens.light);
  const dark = readPalette(tokens.dark);
  const bold = await staticFont(font, 700);
  const semibold = await staticFont(font, 600);
  const logo = drawLogo(brand.name, bold);
  const style = {palette: light, logo, domain: brand.domain, bold, semibold};

  const siteFiles = async (): Promise<Files> => {
    const fonts = await fontFiles(font, bold);
    return {
      ...fonts.files,
      ...(await brandFiles(logo, light, dark)),
      ...(await iconFiles(brand, light, dark)),
      'assets.json': `${JSON.stringify({headlineFont: fonts.src}, null, 2)}\n`,
    };
  };
  return {site: withSite ? await siteFiles() : {}, cards: await cardFiles(cards, style)};
}
