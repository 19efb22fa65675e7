import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** The way of a change from an event to the CRM. */
export function CrmFlow(): ReactNode {
  return (
    <FlowDrawing
      title="From an event to the CRM"
      caption="Events bring a change within moments. The nightly reading finds what was missed."
      steps={[
        {
          name: 'Webhook',
          note: 'lead.hot, email.bounced, email.replied',
          then: 'verify, store, answer',
        },
        {name: 'Queue', note: 'One row for each event id', then: 'look up by email address'},
        {name: 'CRM record', note: 'One match, none, or a case for a person', then: 'every night'},
        {name: 'Comparison', note: 'GET /v1/contacts, all pages, by id'},
      ]}
    />
  );
}
