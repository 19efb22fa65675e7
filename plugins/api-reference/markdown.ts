import {micromark} from 'micromark';

/** A description as HTML. The text is our own, so nothing is cleaned. */
export const markdownToHtml = (text: string): string => micromark(text.trim());
