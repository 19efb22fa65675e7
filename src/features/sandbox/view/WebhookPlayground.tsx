import {lazy, type ReactNode} from 'react';

import {SandboxPanel} from './SandboxPanel';

const Playground = lazy(async () => ({default: (await import('./Playground')).Playground}));

/** The button that opens the playground for webhooks. Its code is fetched when it is opened. */
export function WebhookPlayground(): ReactNode {
  return (
    <SandboxPanel opens="Send yourself an event">
      <Playground />
    </SandboxPanel>
  );
}
