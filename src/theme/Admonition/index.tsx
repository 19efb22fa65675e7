// Change: our own callout.
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';

const kinds: Readonly<Record<string, 'note' | 'tip' | 'warning'>> = {
  tip: 'tip',
  warning: 'warning',
  danger: 'warning',
  caution: 'warning',
};

export default function Admonition({type, title, children}: Props): ReactNode {
  return (
    <Callout kind={kinds[type] ?? 'note'} title={title}>
      {children}
    </Callout>
  );
}
