import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {Grid} from '@site/src/components/Stack/Stack';
import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {getStartedTo} from '@site/src/data/header';
import {withCommas} from '@site/src/data/written';

/** Links to the app, or explains when accounts open while the brand has no app URL. */
export function SignIn({size = 'medium'}: {readonly size?: 'medium' | 'large'}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const variant = size === 'large' ? 'secondary' : 'quiet';

  if (brand.appUrl) {
    return (
      <Button variant={variant} size={size} to={brand.appUrl}>
        Sign in
      </Button>
    );
  }

  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Sign in
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Accounts open with early access">
        <p>
          Our {withCommas(campaign.foundingMembers)} founding members get their accounts by email.
          We review every application within {campaign.reviewHours} hours. To try a standard plan
          without an application,{' '}
          <Link to="/contact?topic=sales" onClick={close}>
            write to sales
          </Link>
          .
        </p>
        <Grid columns={['max-content', 'max-content']} collapse="phone" gap={3} marginTop={6}>
          <Button variant="primary" size="large" to={getStartedTo} onClick={close}>
            Join the waitlist
          </Button>
          <Button size="large" to="/demo" onClick={close}>
            Open the demo
          </Button>
        </Grid>
      </Dialog>
    </>
  );
}
