import type {Section} from '../../src/data/sections';
import {cardSvg, type CardStyle} from './card';
import {served, type Files} from './files';
import {toPalettePng} from './png';

/** Card by section id, as site paths. */
export type CardPaths = Record<string, string>;

const MAX_BYTES = 60 * 1024;

/** One social card per section. Throws when one outgrows the 60 KB that link previews load at once. */
export async function cardFiles(
  sections: readonly Section[],
  style: CardStyle,
): Promise<{paths: CardPaths; files: Files}> {
  const paths: CardPaths = {};
  const files: Files = {};
  await Promise.all(
    sections.map(async (section) => {
      const png = await toPalettePng(cardSvg(section, style));
      if (png.length > MAX_BYTES) {
        throw new Error(`The card "${section.id}" is ${png.length} bytes, over ${MAX_BYTES}`);
      }
      files[served(`/social/${section.id}.png`)] = png;
    }),
  );
  // In the order of the list, whichever card was drawn first.
  for (const {id} of sections) paths[id] = `/social/${id}.png`;
  return {paths, files};
}
