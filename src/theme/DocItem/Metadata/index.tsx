// Change: the canonical URL of a page of an older version is the current version's page.
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
