import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** From a customer's approval to a call for their account. */
export function OAuthFlow(): ReactNode {
  return (
    <FlowDrawing
      title="From an approval to a call"
      caption="The secret of your product stays on your server. The customer sees only the first step."
      steps={[
        {name: 'Approval', note: 'The customer reads and accepts scopes', then: 'back with a code'},
        {name: 'Exchange', note: 'Your server trades it for two tokens', then: 'access token'},
        {name: 'Call', note: 'Authorization: Bearer, as with a key', then: 'after 1 hour, a 401'},
        {name: 'Renewal', note: 'The refresh token brings a new one'},
      ]}
    />
  );
}
