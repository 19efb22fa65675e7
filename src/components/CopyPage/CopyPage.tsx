import {useLocation} from '@docusaurus/router';
import {FileText} from 'lucide-react';
import type {ReactNode} from 'react';

import {markdownPath} from '@site/src/lib/text';
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
  const path = markdownPath(useLocation().pathname);
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
      <CopyButton
        variant="bare"
        label="Copy page"
        subject="as Markdown"
        text={() => textAt(path)}
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

/** Rejects if the file can't be fetched. `npm start` doesn't create it. */
async function textAt(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
