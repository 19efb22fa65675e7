import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {Text} from '@site/src/components/Text/Text';
import type {ErrorTypeData} from '@site/plugins/api-reference/types';
import {searchedAsHeading} from '@site/src/lib/pageMarks';
import {Wide} from '../Beside/Beside';
import {useTarget} from '../useTarget';
import styles from './ErrorTypes.module.css';

/** Every problem type. A problem's `type` URL links to its row. In MDX: `<ErrorTypes />`. */
export function ErrorTypes({of: types}: {readonly of: readonly ErrorTypeData[]}): ReactNode {
  const target = useTarget();
  const {collectAnchor} = useBrokenLinks();
  types.forEach(({slug}) => collectAnchor(slug));
  return (
    <Wide>
      <ScrollBox label="Error types">
        <table className={styles.types}>
          <thead>
            <tr>
              <th scope="col">Type and status</th>
              <th scope="col">Meaning</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({slug, status, title, meaningHtml, remedyHtml}) => (
              <tr key={slug} id={slug} className={clsx(slug === target && styles.target)}>
                <th scope="row" {...searchedAsHeading(3)}>
                  {title}
                  <br />
                  <code>{slug}</code>
                  <br />
                  <Text as="span" tone="muted" weight="regular">
                    {status}
                  </Text>
                </th>
                <td data-label="Meaning:" dangerouslySetInnerHTML={{__html: meaningHtml}} />
                <td data-label="What to do:" dangerouslySetInnerHTML={{__html: remedyHtml}} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Wide>
  );
}
