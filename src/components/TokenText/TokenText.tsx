import {Fragment, type ReactNode} from 'react';

/** A token such as `{{firstName}}`, or a damaged one. */
const token = /(\{[{ ]*[^{}]*\}+)/;

/** Behind the dots and the @ of addresses and host names. */
const joint = /(?<=\w[.@])(?=[a-z_])/i;

/**
 * Text with its tokens set as code: the text face sets two braces so close that they look like one. In a narrow place,
 * addresses break at their parts.
 */
export function TokenText({text}: {readonly text: string}): ReactNode {
  return text
    .split(token)
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : withBreaks(part, at)));
}

const withBreaks = (text: string, key: number) =>
  text.split(joint).map((part, at) => (
    <Fragment key={`${key} ${at}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
