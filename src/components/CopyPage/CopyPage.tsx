import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {FileText} from 'lucide-react';
import type {ReactNode} from 'react';

import {usePageMarkdown} from '@site/src/lib/usePageMarkdown';
import {pageMarks} from '@site/src/lib/pageMarks';
import {CopyButton} from '../CopyButton/CopyButton';
import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import styles from './CopyPage.module.css';

/** The page as Markdown: on the clipboard, or as a file of its own. */
export function CopyPage(): ReactNode {
  const {path, load} = usePageMarkdown();
  return (
    <Cluster gap={4} rowGap={0} className={styles.tools} {...pageMarks.notInMarkdown}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <CopyButton
        variant="bare"
        className={styles.tool}
        {...pageMarks.needsScripts}
        label="Copy page as Markdown"
        text={load}
      />
      <Link to={`pathname://${path}`} target="_self" className={styles.tool}>
        <Icon icon={FileText} size={16} />
        View
        <span className="visuallyHidden"> this page as Markdown</span>
      </Link>
    </Cluster>
  );
}
