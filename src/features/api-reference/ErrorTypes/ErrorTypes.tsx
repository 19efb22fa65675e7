import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {RowToggle} from '@site/src/components/DataTable/RowToggle';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {ErrorTypeData} from '@site/plugins/api-reference/types';
import {searchedAsHeading} from '@site/src/lib/pageMarks';
import {Wide} from '../Beside/Beside';
import {useTarget} from '../useTarget';
import styles from './ErrorTypes.module.css';

/** Every problem type; on phones, in rows that open. A problem's `type` URL links to its row. In MDX: `<ErrorTypes />`. */
export function ErrorTypes({of: types}: {readonly of: readonly ErrorTypeData[]}): ReactNode {
  const target = useTarget();
  const {collectAnchor} = useBrokenLinks();
  types.forEach(({slug}) => collectAnchor(slug));
  return (
    <Wide>
      <ScrollBox label="Error types">
        <table className={clsx(styles.types, styles.folded)}>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Type</th>
              <th scope="col">Meaning</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({slug, status, title, meaningHtml, remedyHtml}) => (
              <tr key={slug} id={slug} className={clsx(slug === target && styles.target)}>
                <td>{status}</td>
                <th scope="row" {...searchedAsHeading(3)}>
                  {title}
                  <br />
                  <code>{slug}</code>
                  <RowToggle of={title} />
                </th>
                <td dangerouslySetInnerHTML={{__html: meaningHtml}} />
                <td dangerouslySetInnerHTML={{__html: remedyHtml}} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Wide>
  );
}
