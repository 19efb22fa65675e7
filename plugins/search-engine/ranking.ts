/** Tuned on every other query of `bench:search`, and checked with the rest. */
export const ranking = {
  /** How soon further occurrences of a word stop counting. */
  saturation: 1,
  /** How much of what a long text gets for its length is taken away: 0 is nothing, 1 is all. */
  lengthShare: 0.95,
  /** Occurrences in a text that one in a field counts for. */
  headingWeight: 1.6,
  questionWeight: 3,
  linkWeight: 2,
  pathWeight: 1,
  /** Score of a page for having a word at all, however long the page is; one occurrence in an average page scores 1. */
  presence: 0.25,
  /** Share of a page's score that comes from all its sections together rather than from the best ones. */
  pageShare: 0.8,
  /** Weight of each of a page's best sections, as a share of the one before. */
  sectionFade: 0.6,
  /** Of a page whose title or path is like the query. */
  nameFactor: 3,
  /** Of a page whose title is the query, word for word. */
  titleFactor: 1,
  headingFactor: 1,
  pairFactor: 0.4,
  compoundFactor: 1,
};

/** Weights of terms next to the word as typed. */
export const weights = {
  form: 0.45,
  synonym: 0.5,
  completion: 0.45,
  oneEdit: 0.75,
  twoEdits: 0.5,
};
