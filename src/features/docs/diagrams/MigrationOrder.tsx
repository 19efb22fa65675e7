import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** The order of a move, and what has to agree before the next step. */
export function MigrationOrder(): ReactNode {
  return (
    <FlowDrawing
      title="The order of a move"
      caption="Each step waits until the counts of the one before agree with your four numbers."
      steps={[
        {
          name: 'Suppressions',
          note: 'Opt-outs, complaints, hard bounces',
          then: 'the counts agree',
        },
        {name: 'Contacts', note: 'Cleaned, as a list of their own', then: 'the counts agree'},
        {name: 'Campaigns', note: 'Drafts, read by a person', then: 'ten leads, two days'},
        {name: 'Switch', note: 'The old tool loses mailbox and keys'},
      ]}
    />
  );
}
