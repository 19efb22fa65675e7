import {Fragment, type ReactNode} from 'react';

import styles from './Endpoint.module.css';

/** An HTTP method in its tint. */
export function Method({children}: {readonly children: string}): ReactNode {
  return (
    <span className={styles.method} data-method={children}>
      {children}
    </span>
  );
}

/** A path, or a URL, that breaks at its slashes if it doesn't fit on a line. */
export function Path({children}: {readonly children: string}): ReactNode {
  const parts = children.match(/(?:^\w+:\/\/)?\/?[^/]+/g) ?? [];
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
