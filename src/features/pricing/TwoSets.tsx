import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';

/** How the founder plans relate to the other set, which the help article explains. */
export function TwoSets(): ReactNode {
  return (
    <Callout title="Two sets of plans">
      <p>
        These are the founder plans of early access, measured in leads and automations. The standard
        plans, measured in emails and contacts, are in the{' '}
        <Link to="/help/article/pricing-guide">pricing and plans guide</Link>. An account is on one
        set or the other.
      </p>
    </Callout>
  );
}
