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
  /** Of a page whose title is the query. */
  wholeTitleFactor: 1,
  headingFactor: 1,
  proximityFactor: 0.24,
  compoundFactor: 1,
};
