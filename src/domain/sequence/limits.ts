import type {Purpose} from './types';

/** The site's own advice: help/article/email-best-practices.mdx. Characters of a subject, words of a body. */
export const subjectLength = {min: 40, max: 50} as const;
const openerWords = {min: 50, max: 125} as const;
const followUpWords = {min: 25, max: 75} as const;

export const wordLimits = (purpose: Purpose) =>
  purpose === 'opener' ? openerWords : followUpWords;

/** The words of a body, greeting and name included. */
export function countWords(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).filter(Boolean).length;
}
