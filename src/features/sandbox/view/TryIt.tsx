import {lazy, type ReactNode} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {ConsoleProps} from './Console';
import {CALL_PARAMETER, SandboxPanel, type SandboxPanelProps} from './SandboxPanel';

const Console = lazy(async () => ({default: (await import('./Console')).Console}));
const Playground = lazy(async () => ({default: (await import('./Playground')).Playground}));

/** The button that opens the console for an operation. The console's code is loaded when it opens. */
export function TryIt({
  operationId,
  isOfToday,
  isSecondary,
}: ConsoleProps & Pick<SandboxPanelProps, 'isSecondary'>): ReactNode {
  const [params] = useSearchParams();
  return (
    <SandboxPanel
      opens="Try it"
      isSecondary={isSecondary}
      isLinked={params.get(CALL_PARAMETER) === operationId}>
      <Console operationId={operationId} isOfToday={isOfToday} />
    </SandboxPanel>
  );
}

/** The button that opens the playground for webhooks. Its code is loaded when it opens. */
export function WebhookPlayground(): ReactNode {
  return (
    <SandboxPanel opens="Send a test event">
      <Playground />
    </SandboxPanel>
  );
}
