import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** The states of a campaign as `CampaignStatus` of the contract has them. */
export function CampaignStates(): ReactNode {
  return (
    <FlowDrawing
      title="The states of a campaign"
      caption="A campaign created with starts_at begins as scheduled. A paused one can be resumed and is then running again."
      steps={[
        {name: 'draft', note: 'Created without starts_at', then: 'you launch it in the app'},
        {name: 'scheduled', note: 'Waits for starts_at', then: 'the next open time comes'},
        {name: 'running', note: 'Sends, up to daily_limit a day', then: 'a person pauses it'},
        {name: 'paused', note: 'Stopped, can be resumed', then: 'resumed, every email is sent'},
        {name: 'completed', note: 'Every email was sent'},
      ]}
    />
  );
}
