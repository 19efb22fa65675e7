import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {CallData} from '@site/plugins/api-reference/types';

/** Every endpoint of the contract. In MDX: `<Calls />`. */
export function Calls({of: calls}: {readonly of: readonly CallData[]}): ReactNode {
  return (
    <ScrollBox label="Endpoints">
      <table>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({method, path, summary, page}) => (
            <tr key={page}>
              <th scope="row">
                <Link to={page}>{summary}</Link>
              </th>
              <td>
                <code>{method}</code>
              </td>
              <td>
                <code>{path}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
