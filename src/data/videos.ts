/**
 * The help center's tutorials. Each one plays the demo's guided run from a chapter, so there's nothing to download.
 * src/features/demo/tour/videos.test.ts compares the durations with the chapters.
 */
export interface Video {
  readonly title: string;
  /** The chapter that it starts with, from 1. */
  readonly chapter: number;
  /** Minutes and seconds, as shown. */
  readonly duration: string;
}

export const videos: readonly Video[] = [
  {title: 'From an industry to a hot lead', chapter: 1, duration: '0:44'},
  {title: 'See your best leads and why now', chapter: 3, duration: '0:33'},
  {title: 'Write a five-email sequence', chapter: 5, duration: '0:20'},
  {title: 'Read the results and call the hot lead', chapter: 6, duration: '0:12'},
];
