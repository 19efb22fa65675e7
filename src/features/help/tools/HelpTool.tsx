import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {HelpToolId} from '@site/src/data/helpTools';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useOpenedCode} from '../useOpenedCode';

const load = () => import('./ArticleTool').then(({ArticleTool}) => ArticleTool);

/** A button in an article that becomes a tool of /help/tools. */
export function HelpTool({
  id,
  children,
}: {
  readonly id: HelpToolId;
  readonly children: string;
}): ReactNode {
  const {code: ArticleTool, note, open} = useOpenedCode(load, 'The tool couldn’t load.');
  if (ArticleTool) return <ArticleTool id={id} />;
  return (
    <p {...pageMarks.notText} {...pageMarks.notInMarkdown} {...pageMarks.needsScripts}>
      <Button onClick={open}>{children}</Button>
      {note}
    </p>
  );
}
