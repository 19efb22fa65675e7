import type {ReactNode} from 'react';

/** A dash, read out as what it means. */
export function NotKnown(): ReactNode {
  return (
    <span role="img" aria-label="Not known">
      –
    </span>
  );
}
