import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {HelpToolId} from '@site/src/data/helpTools';
import {loadCode} from '@site/src/lib/loadCode';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {ArticleTool as Tool} from './ArticleTool';

/** A button in an article that becomes a tool of /help/tools. */
export function HelpTool({
  id,
  children,
}: {
  readonly id: HelpToolId;
  readonly children: string;
}): ReactNode {
  const [ArticleTool, setArticleTool] = useState<typeof Tool | null>(null);
  const open = async () => {
    const code = await loadCode(() => import('./ArticleTool'));
    if (code) setArticleTool(() => code.ArticleTool);
  };
  if (ArticleTool) return <ArticleTool id={id} />;
  return (
    <p {...pageMarks.notText} {...pageMarks.notInMarkdown} {...pageMarks.needsScripts}>
      <Button onClick={() => void open()}>{children}</Button>
    </p>
  );
}
