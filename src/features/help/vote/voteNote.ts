import type {Vote} from './articleVotes';

/**
 * What a visitor is told after voting.
 *
 * @param vote the vote as it is now; undefined when it was taken back.
 * @param isKept whether the device took it; otherwise it lasts as long as the page.
 */
export function voteNote(vote: Vote | undefined, isKept: boolean): string {
  const kept = isKept
    ? 'Your vote is kept on this device.'
    : 'Your vote is kept until you close this page.';
  switch (vote) {
    case 'yes':
      return `Thank you. ${kept}`;
    case 'no':
      return `Sorry about that; tell us below what was missing. ${kept}`;
    case undefined:
      return 'Your vote is taken back.';
  }
}
