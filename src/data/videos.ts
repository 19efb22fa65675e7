/**
 * The tutorials of the help centre. Each plays in the page: it is the demo's guided run from one of its chapters on,
 * so there is no film to download, and it says what the demo says. `src/features/demo/tour/videos.test.ts` holds
 * the durations against the chapters.
 */
export interface Video {
  readonly title: string;
  /** Which chapter of the guided run it begins with, from 1. */
  readonly chapter: number;
  /** As shown: minutes and seconds. */
  readonly duration: string;
  readonly views: string;
}

export const videos: readonly Video[] = [
  {title: 'From a market to a hot lead', chapter: 1, duration: '0:44', views: '9.8k'},
  {title: 'Rank leads and know why now', chapter: 3, duration: '0:33', views: '6.1k'},
  {title: 'Write a sequence of five emails', chapter: 5, duration: '0:20', views: '7.4k'},
  {title: 'Read the results and call in time', chapter: 6, duration: '0:12', views: '4.9k'},
];
