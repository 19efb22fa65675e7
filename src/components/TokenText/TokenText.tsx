import type {ReactNode} from 'react';

/** A token such as `{{firstName}}`, or a damaged one. */
const token = /(\{[{ ]*[^{}]*\}+)/;

/** Text with its tokens set as code: the text face sets two braces so close that they look like one. */
export function TokenText({text}: {readonly text: string}): ReactNode {
  return text.split(token).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
