import type {Brand} from '../../src/data/brand';
import type {Section} from '../../src/data/sections';
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
  readonly sections: readonly Section[];
  /** A card each. */
  readonly posts: readonly Card[];
  /** Text of tokens.css. */
  readonly css: string;
  /** Bytes of the headline font's package file. */
  readonly font: Buffer;
}

/** Draws every asset of the site. Writes nothing. */
export async function generate({brand, sections, posts, css, font}: Inputs): Promise<Files> {
  const tokens = readTokens(css);
  const light = readPalette(tokens.light);
  const dark = readPalette(tokens.dark);
  const bold = await staticFont(font, 700);
  const semibold = await staticFont(font, 600);
  const logo = drawLogo(brand.name, bold);

  const fonts = await fontFiles(font, bold);
  const sectionCards = sections.map(({id, ...card}) => ({path: `/social/${id}.png`, ...card}));
  const cards = await cardFiles([...sectionCards, ...posts], {
    palette: light,
    logo,
    domain: brand.domain,
    bold,
    semibold,
  });
  return {
    ...fonts.files,
    ...cards,
    ...(await brandFiles(logo, light, dark)),
    ...(await iconFiles(brand, light, dark)),
    'assets.json': `${JSON.stringify({headlineFont: fonts.src}, null, 2)}\n`,
  };
}
