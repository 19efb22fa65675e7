/** A help center tutorial, which plays the demo's guided tour from a chapter to its end. */
export interface Video {
  readonly title: string;
  /** Counted from 1, as in `/demo?tour=1&chapter=3`. */
  readonly chapter: number;
  /** As shown: `0:44`. src/features/demo/tour/guide.test.ts compares it with the chapters. */
  readonly duration: string;
}

export const videos: readonly Video[] = [
  {title: 'From buying signal to hot lead', chapter: 1, duration: '0:44'},
  {title: 'Find your best leads, and why now', chapter: 3, duration: '0:33'},
  {title: 'Write a five-email sequence', chapter: 5, duration: '0:20'},
  {title: 'Read the results and call a hot lead', chapter: 6, duration: '0:12'},
];
