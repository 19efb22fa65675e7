import {DocProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import {HelpArticle, type HelpFrontMatter} from '../HelpArticle/HelpArticle';
import {frozenMetadata} from './frozenMetadata';

/**
 * The page of every doc in help/ (the instance's `docItemComponent`): articles in the frame of an article, the landing
 * page as help/index.mdx defines it.
 */
export default function HelpDoc({content: Content}: Props): ReactNode {
  const {id, title, description} = Content.metadata;
  const {isLast, label} = useDocsVersion();
  const body = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  const isArticle = id.startsWith('article/');
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      {!isLast && <PageMetadata {...frozenMetadata(title, description, label)} />}
      <DocVersionBanner />
      {isArticle ? (
        <HelpArticle
          slug={id.replace('article/', '')}
          title={title}
          // plugins/lib/front-matter validated it before the build.
          frontMatter={Content.frontMatter as unknown as HelpFrontMatter}
          toc={Content.toc}>
          {body}
        </HelpArticle>
      ) : (
        body
      )}
    </DocProvider>
  );
}
