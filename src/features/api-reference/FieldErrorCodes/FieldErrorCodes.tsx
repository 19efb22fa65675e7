import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {FieldErrorCodeData} from '@site/plugins/api-reference/types';
import {Wide} from '../Beside/Beside';
import styles from '../ErrorTypes/ErrorTypes.module.css';

/** The codes of invalid fields. In MDX: `<FieldErrorCodes />`. */
export function FieldErrorCodes({
  of: codes,
}: {
  readonly of: readonly FieldErrorCodeData[];
}): ReactNode {
  return (
    <Wide>
      <ScrollBox label="Codes">
        <table className={styles.types}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({code, meaningHtml}) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td dangerouslySetInnerHTML={{__html: meaningHtml}} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Wide>
  );
}
