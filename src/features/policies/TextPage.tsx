import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import '@site/src/css/documents.css';
import {policies} from '@site/src/data/policies';
import {longDate} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './TextPage.module.css';

/**
 * A page of plain text, with the badge of its front matter, a table of contents that's sticky or, on phones, folded, and
 * a margin for `<InShort>`. A policy has the dates of src/data/policies.ts.
 */
export default function TextPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title = '', description = '', frontMatter} = metadata;
  // The schema of pages has validated the front matter.
  const {badge} = frontMatter as {badge?: string};
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  const tocProps = {toc, minHeadingLevel: 2, maxHeadingLevel: 2};

  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <PageTemplate
        badge={badge}
        title={title}
        subtitle={description}
        actions={
          <Cluster gap={5} rowGap={0}>
            {badge === policies.badge && (
              <Text size="small" tone="muted">
                <PolicyDates />
              </Text>
            )}
            <CopyPage marginBottom={0} />
          </Cluster>
        }
        description={description}
        socialCard={frontMatter.image}>
        <div className={styles.frame}>
          <div className={`pageWidth ${styles.layout}`}>
            {hasToc && (
              <nav aria-label="On this page" {...pageMarks.notPrinted}>
                <div className={`touchLinks ${styles.folded}`}>
                  <Disclosure summary="On this page">
                    <TOCItems {...tocProps} linkClassName="table-of-contents__link" />
                  </Disclosure>
                </div>
                <TOC {...tocProps} className={styles.sticky} />
              </nav>
            )}
            <article className={clsx('markdown', 'prose', styles.body)}>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </div>
        </div>
      </PageTemplate>
    </HtmlClassNameProvider>
  );
}

/** The dates when the policies took effect and were last reviewed, shown below each title. */
function PolicyDates(): ReactNode {
  const {inForceSince, lastReviewed} = policies;
  return (
    <>
      In force since <time dateTime={inForceSince}>{longDate(inForceSince)}</time>. Last reviewed{' '}
      <time dateTime={lastReviewed}>{longDate(lastReviewed)}</time>.
    </>
  );
}
