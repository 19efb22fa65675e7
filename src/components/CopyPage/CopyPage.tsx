import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Copy, FileText} from 'lucide-react';
import type {ReactNode} from 'react';

import {useCopy} from '@site/src/lib/useCopy';
import {usePageMarkdown} from '@site/src/lib/usePageMarkdown';
import {Icon} from '../Icon/Icon';
import styles from './CopyPage.module.css';

const labels = {copied: 'Copied', failed: 'Open it and copy there'};

/** The page as Markdown: on the clipboard, or as a file of its own. */
export function CopyPage(): ReactNode {
  const {path, load} = usePageMarkdown();
  const {outcome, copy} = useCopy();
  return (
    <div className={styles.tools} data-markdown="off">
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <button
        type="button"
        className={styles.tool}
        data-needs-scripts
        onClick={() => void copy(load())}>
        <Icon icon={Copy} size={16} />
        <span aria-live="polite">
          {outcome === null ? 'Copy page as Markdown' : labels[outcome]}
        </span>
      </button>
      <Link to={`pathname://${path}`} target="_self" className={styles.tool}>
        <Icon icon={FileText} size={16} />
        View
        <span className="visuallyHidden"> this page as Markdown</span>
      </Link>
    </div>
  );
}
