/** First string of a core. A change of the format changes it. */
export const INDEX_FORMAT = 'search-4';

export const CORE_FILE = 'core';
export const shardFile = (number: number) => `shard-${number}`;
export const placesFile = (shard: number) => `places-${shard}`;
export const fragmentFile = (page: number, part: number) =>
  part === 0 ? `page-${page}` : `page-${page}-${part}`;

/** Largest number of pages whose titles the core has; they compress to about 25 bytes each. */
export const maxTitledPages = 600;

/** Route and title. */
export type TitleRow = readonly [route: string, title: string];

/** Anchor, titles from the page's down to the section's own, and text. */
export type FragmentSection = readonly [anchor: string, titles: readonly string[], text: string];

/** Sections of a page that load together. */
export interface Fragment {
  readonly route: string;
  readonly sections: readonly FragmentSection[];
}

/** Bits for the places besides the text in which a section has a term. */
export const fields = {heading: 1, question: 2, path: 4, link: 8} as const;

/** Number of bits that `fields` take up. */
export const fieldBits = 4;

/** More occurrences of a term in a section hardly weigh more. */
export const maxFrequency = 15;

/**
 * Lengths and frequencies only weigh matches, so a core has them on coarse scales. A section's two lengths share a
 * byte.
 */
export const packLengths = (headingWords: number, textWords: number) =>
  Math.min(15, headingWords) * 16 + Math.min(15, Math.round(Math.log2(textWords + 1) * 1.7));
export const headingLengthOf = (packed: number) => packed >> 4;
const textLengths = Array.from({length: 16}, (_, step) => Math.round(2 ** (step / 1.7) - 1));
export const textLengthOf = (packed: number) => textLengths[packed & 15] ?? 0;

/** Words after which a fragment is full, so that a long page costs no more than a short one. */
const fragmentWords = 400;

/** Returns the number of the fragment that has each section of a page, from the sections' packed lengths. */
export function fragmentParts(packedLengths: Uint8Array): Uint8Array {
  let part = 0;
  let words = 0;
  return packedLengths.map((packed) => {
    if (words >= fragmentWords) {
      part++;
      words = 0;
    }
    words += textLengthOf(packed);
    return part;
  });
}

export const frequencyStep = (sections: number) => Math.round(Math.log2(sections) * 3);
/** As many steps as 2^31 sections have. */
const frequencies = Array.from({length: 94}, (_, step) => Math.round(2 ** (step / 3)));
export const frequencyOf = (step: number) => frequencies[step] ?? 0;

/** Loads a file of an index, decompressed. Rejects when it's missing or damaged. */
export type LoadFile = (name: string) => Promise<Uint8Array>;
