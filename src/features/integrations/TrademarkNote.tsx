import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {brand} from '@site/src/data/brand';

/** What a name on this page means, and what it does not. */
export function TrademarkNote(): ReactNode {
  return (
    <Callout title="Names and trademarks">
      <p>
        Product names are trademarks of their owners and are used here only to say which tool is
        meant. A tool on this page is not a partner of {brand.name} and does not endorse it.
      </p>
    </Callout>
  );
}
