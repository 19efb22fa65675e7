import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {Braces} from 'lucide-react';
import type {ReactNode} from 'react';

import {Breadcrumbs} from '@site/src/components/Breadcrumbs/Breadcrumbs';
import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Icon} from '@site/src/components/Icon/Icon';
import {Pager} from '@site/src/components/Pager/Pager';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Contents} from '../Contents/Contents';
import styles from './ApiPage.module.css';

/**
 * The page of every doc in api/ (the instance's `docItemComponent`). The column of the theme's table of contents belongs
 * to the samples, so the contents are a row below the title.
 */
export default function ApiPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const sections = toc.filter(({level}) => level === 2);
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${metadata.id}`}>
        <DocItemMetadata />
        <DocVersionBanner />
        <article className={styles.page}>
          <Breadcrumbs />
          <DocVersionBadge />
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
            <Cluster
              as="header"
              gap={6}
              rowGap={2}
              align="baseline"
              justify="between"
              marginBottom={4}
              className={styles.header}>
              <Heading as="h1">{metadata.title}</Heading>
              <CopyPage>
                <PlainLink to="/api/openapi" tone="muted" tap="full">
                  <Icon icon={Braces} size={16} />
                  OpenAPI
                </PlainLink>
              </CopyPage>
            </Cluster>
            {sections.length > 1 && (
              <Contents
                items={sections.map(({id, value}) => ({
                  id,
                  // The HTML of our own heading.
                  title: <span dangerouslySetInnerHTML={{__html: value}} />,
                }))}
              />
            )}
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
        </article>
        <Pager label="API reference" previous={metadata.previous} next={metadata.next} />
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
