import {cardSvg, type Card, type CardStyle} from './card';
import {served, type Files} from './files';
import {toPalettePng} from './png';

const MAX_BYTES = 60 * 1024;

/** Social cards as files. Throws when one cannot be drawn or outgrows the 60 KB that link previews load at once. */
export async function cardFiles(cards: readonly Card[], style: CardStyle): Promise<Files> {
  const files = await Promise.all(
    cards.map(async (card): Promise<[string, Buffer]> => {
      const png = await toPalettePng(svgOf(card, style));
      if (png.length > MAX_BYTES) {
        throw new Error(`The card ${card.path} is ${png.length} bytes, over ${MAX_BYTES}`);
      }
      return [served(card.path), png];
    }),
  );
  return Object.fromEntries(files);
}

/** A card that cannot be drawn is named by its address, which is its page's. */
function svgOf(card: Card, style: CardStyle): string {
  try {
    return cardSvg(card, style);
  } catch (error) {
    throw new Error(
      `The card ${card.path}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
