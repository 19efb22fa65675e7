import {Fragment} from 'react';

/** Fills `{name}` in a text. Returns a string if all values are plain, otherwise React nodes. */
export function interpolate(text, values = {}) {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name && name in values ? values[name] : part;
  });
  if (parts.every((part) => ['string', 'number'].includes(typeof part))) return parts.join('');
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export default function Interpolate({children, values}) {
  return interpolate(children, values);
}
