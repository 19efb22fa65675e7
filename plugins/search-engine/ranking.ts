/** Tuned on every other query of `bench:search`, and checked with the rest. */
export const ranking = {
  /** How soon further occurrences of a word stop counting. */
  saturation: 1.15,
  /** How much a long section loses. */
  lengthShare: 0.6,
  /** Occurrences that one in a field counts for. */
  headingWeight: 3,
  questionWeight: 3,
  linkWeight: 2,
  pathWeight: 1,
  /** Share of a page's score that comes from its words in all sections rather than in the best one. */
  pageShare: 0.56,
  titleFactor: 3,
  /** Weight of a word in the path next to one in the title. */
  pathInTitle: 0.5,
  /** Share that a query which is the whole path gets of what it gets when it's the whole title. */
  pathShare: 0.7,
  /** Of a page whose title is the query. */
  wholeTitleFactor: 1,
  headingFactor: 1,
  proximityFactor: 0.24,
  compoundFactor: 1,
};

/** Weights of terms next to the word as typed. */
export const weights = {
  form: 0.7,
  synonym: 0.5,
  /** Of a completion twice as long as what was typed. */
  completion: 0.45,
  /** Of one that lacks a letter. */
  shortCompletion: 0.89,
  oneEdit: 0.75,
  twoEdits: 0.5,
};
