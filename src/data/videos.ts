/**
 * The help center's tutorials. Each plays in the page as the demo's guided run from one of its chapters, so there's
 * nothing to download. `src/features/demo/tour/videos.test.ts` compares the durations with the chapters.
 */
export interface Video {
  readonly title: string;
  /** The chapter of the guided run that it starts with, from 1. */
  readonly chapter: number;
  /** Minutes and seconds, as shown. */
  readonly duration: string;
}

export const videos: readonly Video[] = [
  {title: 'From a market to a hot lead', chapter: 1, duration: '0:44'},
  {title: 'Rank leads and know why now', chapter: 3, duration: '0:33'},
  {title: 'Write a sequence of five emails', chapter: 5, duration: '0:20'},
  {title: 'Read the results and call in time', chapter: 6, duration: '0:12'},
];
