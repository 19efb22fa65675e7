import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {HelpToolId} from '@site/src/data/helpTools';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';

const load = () => import('./ArticleTool').then(({ArticleTool}) => ArticleTool);

/** A button in an article that becomes a tool of /help/tools. */
export function HelpTool({
  id,
  children,
}: {
  readonly id: HelpToolId;
  readonly children: string;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {code: ArticleTool, isOffline, hasFailed, retry} = useLoadedCode(isOpen ? load : null);
  if (ArticleTool) return <ArticleTool id={id} />;
  const open = () => {
    if (hasFailed) retry();
    setIsOpen(true);
  };
  return (
    <p {...pageMarks.notText} {...pageMarks.notInMarkdown} {...pageMarks.needsScripts}>
      <Button onClick={open}>{children}</Button>
      {isOffline && <span role="status">You’re offline. This opens when the network is back.</span>}
      {hasFailed && (
        <span role="status">The tool couldn’t load. Check your connection, and try again.</span>
      )}
    </p>
  );
}
