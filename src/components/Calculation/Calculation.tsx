import {Fragment, type ReactNode} from 'react';

import {Text} from '../Text/Text';

/** A calculation in one quiet line, such as `2 + 3 = 5`. Where it's too long, it breaks between its terms. */
export function Calculation({text}: {readonly text: string}): ReactNode {
  return (
    <Text as="span" size="label" tone="muted" isBlock isFigures>
      {text.split(/ (?=[+−] |capped )/).map((term, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <Text as="span" isOneLine>
            {term}
          </Text>
        </Fragment>
      ))}
    </Text>
  );
}
