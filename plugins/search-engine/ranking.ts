import {frequencyOf, frequencyStep} from './format';

/** Tuned on every other query of `bench:search`, and checked with the rest. */
export const ranking = {
  /** How soon further occurrences of a word in a section, and on a page, stop counting: 0 is at once. */
  saturation: 1,
  pageSaturation: 1.4,
  /** How much a text's length counts against its matches, BM25's `b`: 0 ignores it, 1 counts it in full. */
  lengthShare: 0.9,
  /** Occurrences in a text that one in a field counts for. */
  headingWeight: 1.6,
  questionWeight: 3,
  linkWeight: 2,
  pathWeight: 1,
  /** Of the rarity of words such as "why" and "my", which instructions rarely have. */
  functionWord: 0.25,
  /** Score of a page for having a word at all, however long the page is; one occurrence in an average page scores 1. */
  presence: 0.2,
  /** Share of a page's score that comes from all its sections together rather than from the best ones. */
  pageShare: 0.7,
  /** Weight of each of a page's best sections, as a share of the one before. */
  sectionFade: 0.6,
  /** Of a page whose title or path is like the query. */
  nameFactor: 2.6,
  /** Of a page whose title is the query, word for word. */
  titleFactor: 1,
  headingFactor: 1,
  pairFactor: 0.5,
  compoundFactor: 1,
};

/** Weights of terms next to the word as typed. */
export const weights = {
  form: 0.4,
  synonym: 0.5,
  completion: 0.5,
  oneEdit: 0.85,
  twoEdits: 0.4,
};

/** Returns how much a word of this many sections tells, as BM25 has it. */
export const rarityOf = (frequency: number, sections: number) =>
  Math.log(1 + (sections - Math.min(frequency, sections) + 0.5) / (frequency + 0.5));

const stepsPerUnit = 4;

/** Returns the total rarity of words with these frequencies, on a scale for the core. */
export const rarityStep = (frequencies: readonly number[], sections: number) =>
  Math.round(
    stepsPerUnit *
      frequencies.reduce(
        // A core has frequencies on a scale, and both sides must see the same.
        (sum, frequency) => sum + rarityOf(frequencyOf(frequencyStep(frequency)), sections),
        0,
      ),
  );

export const rarityOfStep = (step: number) => step / stepsPerUnit;
