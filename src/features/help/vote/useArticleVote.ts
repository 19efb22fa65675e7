import {useState} from 'react';

import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';
import {castVote, parseVotes, type Vote} from './articleVotes';

/**
 * What a visitor is told after voting.
 *
 * @param vote the vote as it is now; undefined when it was taken back.
 * @param isKept whether the device took it; otherwise it lasts as long as the page.
 */
function voteNote(vote: Vote | undefined, isKept: boolean): string {
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

export interface ArticleVote {
  /** This device's vote on the article; one for all controls that use the hook. */
  readonly vote: Vote | undefined;
  /** Casts, changes or, when it is the same again, takes back the vote. */
  readonly cast: (vote: Vote) => void;
  /** What to say about the last vote cast through this control; empty when another control has changed it since. */
  readonly note: string;
}

/** The vote on one article, kept on the visitor's device. */
export function useArticleVote(slug: string): ArticleVote {
  const [stored, write] = useStored(storageKeys.articleVotes);
  const [said, setSaid] = useState<{vote: Vote | undefined; note: string} | null>(null);
  const votes = parseVotes(stored);
  const vote = votes[slug];
  return {
    vote,
    cast: (pressed) => {
      const next = castVote(votes, slug, pressed);
      const isKept = write(JSON.stringify(next));
      setSaid({vote: next[slug], note: voteNote(next[slug], isKept)});
    },
    note: said && said.vote === vote ? said.note : '',
  };
}
