import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {pageMarks} from '@site/src/lib/pageMarks';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {BesideArt} from '../Art/Art';
import {Eyebrow} from '../Badge/Badge';
import {Button} from '../Button/Button';
import {Panel} from '../Card/Card';
import {HeadlinePreload} from '../HeadlinePreload/HeadlinePreload';
import {Parts} from '../Parts/Parts';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import type {ClosingArtProps} from './ClosingArt';
import styles from './PageTemplate.module.css';

interface CallToAction {
  readonly title: string;
  readonly text?: ReactNode;
  /** "Get Started" by default. */
  readonly label?: string;
  /** `/` by default. */
  readonly to?: string;
  /** A small picture of the page’s topic; rings of the radar by default. */
  readonly art?: ComponentType<ClosingArtProps>;
}

export interface PageTemplateProps {
  readonly badge?: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** In place of badge, title, and subtitle, for a page that opens with an illustration. It has the page's `h1`. */
  readonly stage?: ReactNode;
  /** For search engines; 50 to 160 characters. */
  readonly description: string;
  /** A question that this page answers, in the words of visitors. Only the site’s search reads it. */
  readonly question?: string;
  /** Path of the 1200×630 image for shared links. */
  readonly socialCard?: string;
  /** The visitor's next steps, as buttons. */
  readonly actions?: ReactNode;
  /** Less space around the title, for a page whose visitors come for what's below it. */
  readonly isCompact?: boolean;
  /** A picture next to the title, or below it on narrow screens. */
  readonly art?: ReactNode;
  readonly isArtWide?: boolean;
  /** The box at the end of the page. */
  readonly callToAction?: CallToAction;
  readonly children?: ReactNode;
}

/** The frame of every secondary page: badge, title, subtitle, content, and an optional call-to-action box. */
export function PageTemplate(props: PageTemplateProps): ReactNode {
  const {badge, title, subtitle, description, socialCard, actions, stage, isCompact} = props;
  const {art, isArtWide, callToAction, question, children} = props;
  // In a list of tabs or to a screen reader, a slogan doesn't say which page it is.
  const documentTitle = badge && title.endsWith('.') ? `${badge} | ${title}` : title;
  return (
    <Layout>
      <PageMetadata title={documentTitle} description={description} image={socialCard}>
        {question && <meta name="search:question" content={question} />}
      </PageMetadata>
      <HeadlinePreload />
      <main>
        {stage ?? (
          <header className={clsx(styles.header, isCompact && styles.compact)}>
            <BesideArt art={art} isArtWide={isArtWide} className="pageWidth">
              {badge && <Eyebrow>{badge}</Eyebrow>}
              <Text as="h1" size="title" className={styles.title}>
                {title}
              </Text>
              {subtitle && (
                <Text size="lead" tone="muted" isMeasured marginTop={5}>
                  {subtitle}
                </Text>
              )}
              {actions && (
                <Cluster gap={3} marginTop={8} className={styles.actions}>
                  {actions}
                </Cluster>
              )}
            </BesideArt>
          </header>
        )}
        <Parts>{children}</Parts>
        {callToAction && <CallToActionBox {...callToAction} />}
      </main>
    </Layout>
  );
}

/** The box at the end of a page with its main action. */
function CallToActionBox(props: CallToAction): ReactNode {
  const {title, text, label = 'Get Started', to = '/', art: ClosingArt} = props;
  return (
    <section className={styles.ctaFrame} {...pageMarks.notPrinted}>
      <Panel
        className={clsx('pageWidth', styles.cta, !ClosingArt && styles.rings)}
        {...pageMarks.onInk}>
        <Text as="h2" size="section" tone="ink" className={styles.ctaTitle}>
          {title}
        </Text>
        {text && (
          <Text size="large" tone="muted" isMeasured marginTop={3}>
            {text}
          </Text>
        )}
        <Button variant="primary" size="large" to={to} className={styles.ctaButton}>
          {label}
        </Button>
        {ClosingArt && <ClosingArt className={styles.ctaArt} />}
      </Panel>
    </section>
  );
}
