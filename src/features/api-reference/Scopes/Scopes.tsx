import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {ScopeData} from '@site/plugins/api-reference/types';
import {Wide} from '../Beside/Beside';

/** The scopes of OAuth 2.0. In MDX: `<Scopes />`. */
export function Scopes({of: scopes}: {readonly of: readonly ScopeData[]}): ReactNode {
  return (
    <Wide>
      <ScrollBox label="Scopes">
        <table>
          <thead>
            <tr>
              <th scope="col">Scope</th>
              <th scope="col">What it allows</th>
              <th scope="col">Endpoint</th>
            </tr>
          </thead>
          <tbody>
            {scopes.map(({scope, allows, endpoints}) => (
              <tr key={scope}>
                <th scope="row">
                  <code>{scope}</code>
                </th>
                <td data-label="">{allows}</td>
                <td data-label="Endpoint">
                  {endpoints.map(({method, path, page}, at) => (
                    <span key={page}>
                      {at > 0 && ', '}
                      <Link to={page}>
                        {method} {path}
                      </Link>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Wide>
  );
}
