import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {EndpointData} from '@site/plugins/api-reference/types';

/** Every endpoint of the contract. In MDX: `<Endpoints />`. */
export function Endpoints({of: endpoints}: {readonly of: readonly EndpointData[]}): ReactNode {
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
          {endpoints.map(({method, path, summary, page}) => (
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
