import type {ReactNode} from 'react';

import {companyValues} from '@site/src/data/company';
import {Row, Rows} from './Rows';

/** The four values, a line each. */
export function Values(): ReactNode {
  return (
    <Rows>
      {companyValues.map(({title, text}) => (
        <Row key={title} title={title}>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}
