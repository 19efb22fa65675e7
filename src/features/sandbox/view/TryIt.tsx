import type {ReactNode} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {ConsoleProps} from './Console';
import {CALL_PARAMETER, SandboxPanel, type SandboxPanelProps} from './SandboxPanel';

const loadConsole = async () => (await import('./Console')).Console;
const loadPlayground = async () => (await import('./Playground')).Playground;

/** The button that opens the console for an operation. The console's code is loaded when it opens. */
export function TryIt({
  operationId,
  isOfToday,
  isSecondary,
}: ConsoleProps & Pick<SandboxPanelProps<unknown>, 'isSecondary'>): ReactNode {
  const [params] = useSearchParams();
  return (
    <SandboxPanel
      opens={
        <>
          Try it<span className="visuallyHidden"> {operationId}</span>
        </>
      }
      load={loadConsole}
      isSecondary={isSecondary}
      isLinked={params.get(CALL_PARAMETER) === operationId}>
      {(Console) => <Console operationId={operationId} isOfToday={isOfToday} />}
    </SandboxPanel>
  );
}

/** The button that opens the playground for webhooks. Its code is loaded when it opens. */
export function WebhookPlayground(): ReactNode {
  return (
    <SandboxPanel opens="Send a test event" load={loadPlayground}>
      {(Playground) => <Playground />}
    </SandboxPanel>
  );
}
