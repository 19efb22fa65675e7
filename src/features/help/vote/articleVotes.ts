export type Vote = 'yes' | 'no';
export type ArticleVotes = Readonly<Record<string, Vote>>;

/** Reads what the device holds; anything else than votes by slug is dropped. */
export function parseVotes(stored: string | null): ArticleVotes {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, Vote] => entry[1] === 'yes' || entry[1] === 'no',
      ),
    );
  } catch {
    return {};
  }
}

/** One vote per article: the same answer again takes it back, the other one replaces it. */
export function castVote(votes: ArticleVotes, slug: string, vote: Vote): ArticleVotes {
  const {[slug]: previous, ...others} = votes;
  return previous === vote ? others : {...others, [slug]: vote};
}
