// Change: lets every table scroll in its own box. plugins/lib/addImports.ts adds the components that MDX uses without an import.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  );
}

export default {...MDXComponents, table: Table};
