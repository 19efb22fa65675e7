import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';

/** How the two sets of plans relate. */
export function TwoSets(): ReactNode {
  return (
    <Callout title="Two sets of plans">
      <p>
        Founder plans are for members accepted through early access, and are measured in leads and
        automations. Everyone else is on a standard plan, measured in emails and contacts; see the{' '}
        <Link to="/help/article/pricing-guide">pricing guide</Link> for their terms. You can move
        from a founder plan to a standard plan at any time, but not back. To start on a standard
        plan, <Link to="/contact?topic=sales">write to sales</Link>: we send you a link for the free
        trial of Professional, and you choose a plan in the app.
      </p>
    </Callout>
  );
}
