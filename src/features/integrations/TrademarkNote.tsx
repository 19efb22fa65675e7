import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {brand} from '@site/src/data/brand';

/** States that the listed tools aren't partners. */
export function TrademarkNote(): ReactNode {
  return (
    <Callout title="Names and trademarks">
      <p>
        Product names are trademarks of their owners, who aren’t partners of {brand.name} and don’t
        endorse it.
      </p>
    </Callout>
  );
}
