import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {RowToggle} from '@site/src/components/DataTable/RowToggle';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {EndpointGroupData} from '@site/plugins/api-reference/types';
import {Method, Path} from '../Endpoint/Endpoint';
import styles from './Endpoints.module.css';

/** Every endpoint of the contract, by resource. On phones, a resource opens to its endpoints; the first two are open. In MDX: `<Endpoints />`. */
export function Endpoints({of: groups}: {readonly of: readonly EndpointGroupData[]}): ReactNode {
  return (
    <ScrollBox label="Endpoints">
      <table className={styles.endpoints}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Endpoint</th>
            <th scope="col">Path</th>
          </tr>
        </thead>
        {groups.map(({name, endpoints}, at) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {name}{' '}
                <span className={styles.count} {...pageMarks.notInMarkdown}>
                  {endpoints.length}
                </span>
                <RowToggle of={name} isOpen={at < 2} />
              </th>
            </tr>
            {endpoints.map(({method, path, summary, page}) => (
              <tr key={page}>
                <td>
                  <Method>{method}</Method>
                </td>
                <th scope="row">
                  <Link to={page}>{summary}</Link>
                </th>
                <td>
                  <code>
                    <Path>{path}</Path>
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}
