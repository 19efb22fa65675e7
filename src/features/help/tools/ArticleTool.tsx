import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Text} from '@site/src/components/Text/Text';
import {helpTools, type HelpToolId} from '@site/src/data/helpTools';
import {ToolBox} from './ToolBox';

/** A tool in an article, below its name, because it has no heading there. */
export function ArticleTool({id}: {readonly id: HelpToolId}): ReactNode {
  const {title, description} = helpTools.find((tool) => tool.id === id)!;
  return (
    <Panel marginBottom={6} padding={6}>
      <Text weight="bold" size="large" marginBottom={1}>
        {title}
      </Text>
      <Text tone="muted" size="small" isMeasured marginBottom={4}>
        {description} It stays in your browser. Nothing is sent.
      </Text>
      <ToolBox id={id} isFocused />
    </Panel>
  );
}
