import type {ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';

export function SampleTitle({children}: {readonly children: string}): ReactNode {
  return (
    <Text size="label" tone="muted" weight="bold" isCaps isTrimmed padding={[2, 3]}>
      {children}
    </Text>
  );
}
