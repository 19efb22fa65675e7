import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

import {ArchivePage} from '@site/src/components/Posts/ListPages';

export default function ChangelogArchivePage({archive}: Props): ReactNode {
  return <ArchivePage archive={archive} what="releases" socialCard="/social/changelog.png" />;
}
