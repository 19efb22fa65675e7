import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {CallData} from '@site/plugins/api-reference/types';

/** Calls by their method and path, separated by commas. */
export function CallLinks({calls}: {readonly calls: readonly CallData[]}): ReactNode {
  return calls.map(({method, path, page}, at) => (
    <span key={page}>
      {at > 0 && ', '}
      <Link to={page}>
        {method} {path}
      </Link>
    </span>
  ));
}
