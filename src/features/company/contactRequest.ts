import {topicNamed, type ContactTopicId} from '@site/src/data/contact';

const MAX_SLUG_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 1000;

/** The subject of a message, from the page's query: `?topic=billing&article=pricing-guide&message=Hello`. */
export interface ContactRequest {
  readonly topic: ContactTopicId;
  /** Slug of the help article the reader came from. */
  readonly article: string | null;
  /** The beginning of a message, such as a search without a result; empty without one. */
  readonly message: string;
}

/** Reads the query. An unknown topic becomes the first one; an article that isn't a slug becomes null. */
export function readRequest(params: URLSearchParams): ContactRequest {
  const topic = topicNamed(params.get('topic'));
  const article = params.get('article') ?? '';
  const isSlug = /^[a-z0-9-]+$/.test(article) && article.length <= MAX_SLUG_LENGTH;
  const message = (params.get('message') ?? '').slice(0, MAX_MESSAGE_LENGTH);
  return {topic: topic.id, article: isSlug ? article : null, message};
}

/** `pricing guide` for pricing-guide. */
export const articleName = (slug: string): string => slug.replaceAll('-', ' ');
