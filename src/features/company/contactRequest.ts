import {topicNamed, type ContactTopicId} from '@site/src/data/contact';

const MAX_SLUG_LENGTH = 80;

/** The subject of a message, from the page's query: `?topic=billing&article=pricing-guide`. */
export interface ContactRequest {
  readonly topic: ContactTopicId;
  /** Slug of the help article the reader came from. */
  readonly article: string | null;
}

/** Reads the query. An unknown topic becomes the first one; an article that isn't a slug becomes null. */
export function readRequest(params: URLSearchParams): ContactRequest {
  const topic = topicNamed(params.get('topic'));
  const article = params.get('article') ?? '';
  const isSlug = /^[a-z0-9-]+$/.test(article) && article.length <= MAX_SLUG_LENGTH;
  return {topic: topic.id, article: isSlug ? article : null};
}

/** `pricing guide` for pricing-guide. */
export const articleName = (slug: string): string => slug.replaceAll('-', ' ');
