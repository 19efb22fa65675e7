import {useState} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {parseJson} from '@site/src/lib/text';
import {useStored} from '@site/src/lib/useStored';

type Vote = 'yes' | 'no';
type ArticleVotes = Readonly<Record<string, Vote>>;

/** Parses the stored votes; drops anything that isn't a vote by slug. */
export function parseVotes(stored: string | null): ArticleVotes {
  return Object.fromEntries(
    Object.entries(parseJson(stored) ?? {}).filter(
      (entry): entry is [string, Vote] => entry[1] === 'yes' || entry[1] === 'no',
    ),
  );
}

/** Casts one vote per article: the same answer again removes it, the other one replaces it. */
export function castVote(votes: ArticleVotes, slug: string, vote: Vote): ArticleVotes {
  const {[slug]: previous, ...others} = votes;
  return previous === vote ? others : {...others, [slug]: vote};
}

/**
 * The confirmation of a vote.
 *
 * @param vote undefined when it was removed.
 * @param isStored whether the device stored it; otherwise it's lost when the page is closed.
 */
function voteNote(vote: Vote | undefined, isStored: boolean): string {
  const place = isStored
    ? 'Your vote is stored on this device.'
    : 'Your vote is stored until you close this page.';
  switch (vote) {
    case 'yes':
      return `Thank you. ${place}`;
    case 'no':
      return `Sorry about that. Tell us below what was missing. ${place}`;
    case undefined:
      return 'Vote removed.';
  }
}

interface ArticleVote {
  /** This device's vote on the article, shared by all controls that use the hook. */
  readonly vote: Vote | undefined;
  /** Casts, changes, or, with the same vote again, removes it. */
  readonly cast: (vote: Vote) => void;
  /** The confirmation of the last vote cast by this control; empty after another control changed it. */
  readonly note: string;
}

/** The vote on one article, stored on the visitor's device. */
export function useArticleVote(slug: string): ArticleVote {
  const [stored, write] = useStored(storageKeys.articleVotes);
  const [last, setLast] = useState<{vote: Vote | undefined; note: string} | null>(null);
  const votes = parseVotes(stored);
  const vote = votes[slug];
  return {
    vote,
    cast: (choice) => {
      const next = castVote(votes, slug, choice);
      const isStored = write(JSON.stringify(next));
      setLast({vote: next[slug], note: voteNote(next[slug], isStored)});
    },
    note: last && last.vote === vote ? last.note : '',
  };
}
