// Change: a page of a frozen version names the current page as its canonical URL; the theme names the page itself.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import {LatestCanonical} from '@site/src/components/LatestCanonical/LatestCanonical';

export default function DocItemMetadataWithCanonical(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <LatestCanonical />
    </>
  );
}
