// Change: lets every table scroll in its own box. Other components come from the page that shows the text: DocItem, MDXPage, HelpDoc.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/DataTable';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  );
}

export default {...MDXComponents, table: Table};
