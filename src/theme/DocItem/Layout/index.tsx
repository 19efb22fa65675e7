// Change: the title comes first, then the contents, on narrow screens, and the buttons for the page's Markdown.
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Breadcrumbs} from '@site/src/components/Breadcrumbs/Breadcrumbs';
import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {FoldedContents} from '@site/src/components/FoldedContents/FoldedContents';
import {Pager} from '@site/src/components/Pager/Pager';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isMobile = useWindowSize() === 'mobile';
  return (
    <div className={clsx('row', styles.page)}>
      <div className={clsx('col', hasContents && 'col--9')}>
        <DocVersionBanner />
        <article>
          <Breadcrumbs />
          <DocVersionBadge />
          <div className="theme-doc-markdown markdown">
            <header className={styles.header}>
              <Heading as="h1">{metadata.title}</Heading>
              <div className={styles.tools}>
                {hasContents && <FoldedContents toc={toc} className={styles.contents} />}
                <CopyPage />
              </div>
            </header>
            <MDXContent>{children}</MDXContent>
          </div>
        </article>
        <Pager label="Docs" previous={metadata.previous} next={metadata.next} />
      </div>
      {hasContents && !isMobile && (
        <nav className="col col--3" aria-label="On this page">
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
