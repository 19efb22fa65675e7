import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import type {HelpToolId} from '@site/src/data/helpTools';
import {loadCode} from '@site/src/lib/loadCode';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {ToolBox as Box} from './ToolBox';

/** A button in an article that becomes a tool of /help/tools. */
export function HelpTool({
  id,
  children,
}: {
  readonly id: HelpToolId;
  readonly children: string;
}): ReactNode {
  const [ToolBox, setToolBox] = useState<typeof Box | null>(null);
  const open = async () => {
    const code = await loadCode(() => import('./ToolBox'));
    if (code) setToolBox(() => code.ToolBox);
  };
  if (ToolBox) return <ToolBox id={id} isFocused />;
  return (
    <p {...pageMarks.notText} {...pageMarks.notInMarkdown} {...pageMarks.needsScripts}>
      <Button onClick={() => void open()}>{children}</Button>
    </p>
  );
}
