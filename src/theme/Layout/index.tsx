// Change: our own announcement, header, and footer: the theme's bar is a second banner landmark and takes its text as
// HTML, and its navbar has neither descriptions in menus nor a modal menu on phones. The content hydrates after the
// header, so that the header responds first (plugins/selective-hydration).
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import {Suspense, type ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Announcement} from '@site/src/features/chrome/Announcement/Announcement';
import {ColorModeToggle} from '@site/src/features/chrome/ColorModeToggle/ColorModeToggle';
import {Footer} from '@site/src/features/chrome/Footer/Footer';
import {Header} from '@site/src/features/chrome/Header/Header';
import {markdownPath} from '@site/src/lib/text';
import {pageMarks, wakesPage} from '@site/src/lib/pageMarks';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import './styles.css';

export default function Layout({
  children,
  noFooter,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  const {container} = ThemeClassNames.layout.main;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <MarkdownLink />
      <SkipToContent />
      <span className="inTranslation" {...wakesPage()} />
      <Announcement />
      <Header />
      <div
        id={SkipToContentFallbackId}
        className={clsx(container, ThemeClassNames.wrapper.main, wrapperClassName)}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </div>
      {!noFooter && (
        <footer className="theme-layout-footer" {...pageMarks.laidOutLater}>
          <div className="pageWidth">
            <BuiltHtml id="footer">
              {process.env.HYDRATE_CLIENT_ENTRY ? null : <DatedFooter />}
            </BuiltHtml>
            <ColorModeToggle />
          </div>
        </footer>
      )}
    </LayoutProvider>
  );
}

/** Pages with `noindex`, which have no copy in Markdown (plugins/machine-readable). */
const withoutMarkdown = /^\/(404(\.html)?|search|help\/(offline|saved))\/?$/;

/** Announces the page's copy in Markdown to programs. */
function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  if (withoutMarkdown.test(pathname)) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
    </Head>
  );
}

/** The footer with the year of the build. */
function DatedFooter(): ReactNode {
  return <Footer year={Number(useBuildDate().slice(0, 4))} />;
}
