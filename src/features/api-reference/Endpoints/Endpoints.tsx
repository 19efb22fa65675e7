import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {Cluster} from '@site/src/components/Stack/Stack';
import type {EndpointData} from '@site/plugins/api-reference/types';
import {Method, Path} from '../Endpoint/Endpoint';
import styles from '../Endpoint/Endpoint.module.css';

/** Every endpoint of the contract. In MDX: `<Endpoints />`. */
export function Endpoints({of: endpoints}: {readonly of: readonly EndpointData[]}): ReactNode {
  return (
    <ScrollBox label="Endpoints">
      <table className={styles.endpoints}>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Request</th>
          </tr>
        </thead>
        <tbody>
          {endpoints.map(({method, path, summary, page}) => (
            <tr key={page}>
              <th scope="row">
                <Link to={page}>{summary}</Link>
              </th>
              <td>
                <Cluster as="span" gap={2} rowGap={1} align="baseline">
                  <Method>{method}</Method>
                  <code>
                    <Path>{path}</Path>
                  </code>
                </Cluster>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
