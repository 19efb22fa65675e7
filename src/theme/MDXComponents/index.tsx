// Change: lets every table scroll in its own box, and marks inline code that may break on phones. plugins/lib/addImports.ts adds the components that MDX uses without an import.
import MDXComponents from '@theme-original/MDXComponents';
import MDXCode from '@theme/MDXComponents/Code';
import type {ComponentProps, ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';

/** A phone's line has room for as many characters (src/css/documents.css). */
const MOST_UNBROKEN = 24;

function Table({'aria-label': label = 'Table', ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label={label} frame="rows">
      <table {...props} />
    </ScrollBox>
  );
}

function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isLong = typeof children === 'string' && children.length > MOST_UNBROKEN;
  return <MDXCode {...props} data-long={isLong || undefined} />;
}

export default {...MDXComponents, code: Code, table: Table};
