// Change: our own disclosure.
import type {Props} from '@theme/Details';
import {isValidElement, type ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';

export default function Details({summary, children}: Props): ReactNode {
  const label = isValidElement<{children: ReactNode}>(summary) ? summary.props.children : summary;
  return <Disclosure summary={label}>{children}</Disclosure>;
}
