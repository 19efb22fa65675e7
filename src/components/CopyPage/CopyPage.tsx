import Head from '@docusaurus/Head';
import {FileText} from 'lucide-react';
import type {ReactNode} from 'react';

import {usePageMarkdown} from '@site/src/lib/usePageMarkdown';
import {pageMarks} from '@site/src/lib/pageMarks';
import {CopyButton} from '../CopyButton/CopyButton';
import {Icon} from '../Icon/Icon';
import {PlainLink} from '../PlainLink/PlainLink';
import {Cluster} from '../Stack/Stack';
import {Text, type Spacing} from '../Text/Text';

/** The page as Markdown, copied to the clipboard or as a file, and links to other forms of its text. */
export function CopyPage({
  children,
  marginBottom = 2,
}: Pick<Spacing, 'marginBottom'> & {readonly children?: ReactNode}): ReactNode {
  const {path, load} = usePageMarkdown();
  return (
    <Text
      as={Cluster}
      size="small"
      tone="muted"
      gap={4}
      rowGap={0}
      marginBottom={marginBottom}
      {...pageMarks.notInMarkdown}
      {...pageMarks.notPrinted}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <CopyButton
        variant="bare"
        {...pageMarks.needsScripts}
        label="Copy page"
        subject="as Markdown"
        text={load}
      />
      <PlainLink to={`pathname://${path}`} target="_self" tone="muted" tap="full">
        <Icon icon={FileText} size={16} />
        View
        <span className="visuallyHidden"> this page as Markdown</span>
      </PlainLink>
      {children}
    </Text>
  );
}
