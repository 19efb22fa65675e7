import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './Operation.module.css';

/** What a caller needs: a key, or a token with the scope. */
export function Access({scopes}: {readonly scopes: readonly string[]}): ReactNode {
  return (
    <p className={styles.access}>
      Needs an <Link to="/api/authentication">API key</Link>
      {scopes.length > 0 && (
        <>
          , or an <Link to="/api/authentication#oauth-20">OAuth token</Link> with the scope{' '}
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </>
      )}
      .
    </p>
  );
}
