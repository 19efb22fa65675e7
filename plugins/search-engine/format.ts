/** First string of a core. A change of the format changes it. */
export const INDEX_FORMAT = 'search-1';

export const CORE_FILE = 'core';
export const shardFile = (number: number) => `shard-${number}`;
export const fragmentFile = (page: number) => `page-${page}`;

/** Anchor, titles from the page's down to the section's own, and text. */
export type FragmentSection = readonly [anchor: string, titles: readonly string[], text: string];

/** What's shown of a page. */
export interface Fragment {
  readonly route: string;
  readonly sections: readonly FragmentSection[];
}

/** Text lengths only weigh matches, so a core has them on a scale of one byte. */
export const lengthStep = (words: number) => Math.round(Math.log2(words + 1) * 4);
export const lengthOf = (step: number) => Math.round(2 ** (step / 4) - 1);

/** Loads a file of an index, decompressed. Rejects when it's missing or damaged. */
export type LoadFile = (name: string) => Promise<Uint8Array>;
