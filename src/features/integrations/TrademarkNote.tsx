import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';

/** Which plans include hot leads, and that the listed tools aren't partners. */
export function TrademarkNote(): ReactNode {
  return (
    <Text as="div" isMeasured>
      <Callout title="Plans and trademarks">
        <p>
          Hot leads come with Pro, Professional, and higher plans. Product names are trademarks of
          their owners, who aren’t partners of {brand.name} and don’t endorse it.
        </p>
      </Callout>
    </Text>
  );
}
