import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';
import {castVote, parseVotes, type Vote} from './articleVotes';

/** This device's vote on one article and the way to cast, change or take it back. */
export function useArticleVote(slug: string): {vote: Vote | undefined; cast: (vote: Vote) => void} {
  const [stored, write] = useStored(storageKeys.articleVotes);
  const votes = parseVotes(stored);
  return {vote: votes[slug], cast: (vote) => write(JSON.stringify(castVote(votes, slug, vote)))};
}
