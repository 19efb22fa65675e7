import {useState} from 'react';

import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';
import {castVote, parseVotes, type Vote} from './articleVotes';
import {voteNote} from './voteNote';

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
