import {lazy, type ReactNode} from 'react';

import {useSearchParams} from '@site/src/lib/useSearchParams';
import {CALL_PARAMETER} from './callParameter';
import type {ConsoleProps} from './Console';
import {SandboxPanel} from './SandboxPanel';

const Console = lazy(async () => ({default: (await import('./Console')).Console}));

/** The button that opens the console for an operation. The console's code is fetched when it is opened. */
export function TryIt({operationId, isOfToday}: ConsoleProps): ReactNode {
  const [params] = useSearchParams();
  return (
    <SandboxPanel opens="Try it" isLinked={params.get(CALL_PARAMETER) === operationId}>
      <Console operationId={operationId} isOfToday={isOfToday} />
    </SandboxPanel>
  );
}
