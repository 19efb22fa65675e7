// Change: the policy pages (src/pages/*.mdx) stand in the look of PageTemplate, with their date and a sticky table of contents.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {policiesUpdatedOn} from '@site/src/data/policies';
import styles from './styles.module.css';

const updatedOn = new Date(`${policiesUpdatedOn}T00:00:00Z`).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title = '', description = '', frontMatter} = metadata;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;

  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <PageTemplate
        badge="Policies"
        title={title}
        subtitle={
          <>
            {description}
            <span className={styles.updated}>
              Last updated <time dateTime={policiesUpdatedOn}>{updatedOn}</time>
            </span>
          </>
        }
        description={description}
        socialCard="/social/legal.png">
        <div className={styles.frame}>
          <div className={styles.layout}>
            <article className={clsx('markdown', 'prose', styles.body)}>
              <ContentVisibility metadata={metadata} />
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            {hasToc && (
              <div className={styles.side}>
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </div>
      </PageTemplate>
    </HtmlClassNameProvider>
  );
}
