// Change: shows the HTML that plugins/lib/highlighting made of a fence, so that pages don't load a highlighter.
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {WrapText} from 'lucide-react';
import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {HighlightedCode, MoreLines} from '@site/src/components/HighlightedCode/HighlightedCode';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from '@site/src/components/HighlightedCode/CodeBlock.module.css';

export interface Props extends Partial<typeof pageMarks.laidOutLater> {
  readonly html?: string;
  readonly title?: string;
  /** Names the language, for the page's Markdown. */
  readonly className?: string;
  readonly isOnInk?: boolean;
  /** In a panel that's on ink and names the language in its tab. */
  readonly isInTabs?: boolean;
}

/** Titles of code without its own. Plain text has none. */
const languages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  sql: 'SQL',
  ts: 'TypeScript',
  xml: 'XML',
};

/** The text around code explains its fields, so code isn't cut until it's long. */
const MOST_LINES = 20;

export default function CodeBlock({
  html,
  title,
  className,
  isOnInk = false,
  isInTabs = false,
  'data-laid-out-later': laidOutLater,
}: Props): ReactNode {
  const {codeBlockRef: preRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap();
  // Not in the built HTML of posts, which feeds repeat.
  const isInPost = useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';
  const hasButtons = useIsBrowser() || !isInPost;
  if (html === undefined) throw new Error('Use a code fence instead of <CodeBlock>.');

  // One line needs no bar.
  const hasLanguage = !title && !isInTabs && html.includes('\n');
  const language = hasLanguage && languages[className?.replace('language-', '') ?? ''];
  const isBare = !title && !isInTabs && !language;
  const canBeCut = className === 'language-json' && !html.includes('<mark');

  return (
    <div
      className={clsx(styles.block, isBare && styles.bare)}
      data-laid-out-later={laidOutLater}
      {...(isOnInk && !isInTabs && pageMarks.onInk)}>
      {title && <div className={styles.title}>{title}</div>}
      {language && (
        <div className={styles.title} {...pageMarks.notSearched} {...pageMarks.notInMarkdown}>
          {language}
        </div>
      )}
      {/* A box that scrolls must be focusable to scroll by keyboard. */}
      <pre
        ref={preRef}
        dir="ltr"
        className={clsx(styles.pre, className)}
        role="group"
        aria-label={title ?? `${language || 'Example'} code`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}>
        <HighlightedCode html={html} className={styles.code} />
      </pre>
      {canBeCut && <MoreLines html={html} most={MOST_LINES} />}
      {hasButtons && (
        <div
          className={styles.buttons}
          {...pageMarks.notText}
          {...pageMarks.notInMarkdown}
          {...pageMarks.needsScripts}>
          {!isBare && (isEnabled || isCodeScrollable) && (
            <IconButton
              icon={WrapText}
              size={16}
              label="Toggle word wrap"
              title="Toggle word wrap"
              aria-pressed={isEnabled}
              className={styles.button}
              onClick={toggle}
            />
          )}
          <CopyButton
            variant="icon"
            label="Copy code to clipboard"
            className={styles.button}
            text={() => preRef.current?.textContent ?? ''}
          />
        </div>
      )}
    </div>
  );
}
