const MAX_SLUG_LENGTH = 80;

/**
 * The subject of a mail to support, made from the page's address: `?article=pricing-guide` names the article.
 *
 * @param search the query, with or without its question mark.
 * @param fallback used without an article, and when the article's name is none.
 */
export function contactSubject(search: string, fallback: string): string {
  const article = new URLSearchParams(search).get('article') ?? '';
  const isSlug = /^[a-z0-9-]+$/.test(article) && article.length <= MAX_SLUG_LENGTH;
  return isSlug ? `Help article: ${article.replaceAll('-', ' ')}` : fallback;
}
