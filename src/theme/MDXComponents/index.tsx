// Change: adds the components that MDX uses without an import, and lets every table scroll in its own box.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import {ScrollBox} from '@site/src/components/DataTable/DataTable';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {InShort} from '@site/src/components/InShort/InShort';
import {TryIt, WebhookPlayground} from '@site/src/features/sandbox/view/TryIt';
import * as screens from '@site/src/features/help/screens/Screen';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  );
}

function Heat({score}: {readonly score: number}): ReactNode {
  return <HeatBar score={score} isInline />;
}

export default {
  ...MDXComponents,
  ...screens,
  Callout,
  Heat,
  InShort,
  table: Table,
  TryIt,
  WebhookPlayground,
};
