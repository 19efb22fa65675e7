import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {getStartedTo} from '@site/src/data/navigation';

/** Leads to the application when the brand names one; until then it says when accounts open. */
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
          There is nothing to sign in to yet. The first{' '}
          {campaign.foundingMembers.toLocaleString('en-US')} founding members get their accounts by
          e-mail, and every application is reviewed within {campaign.reviewHours} hours.
        </p>
        <Button variant="primary" to={getStartedTo} onClick={close}>
          Join the waitlist
        </Button>
      </Dialog>
    </>
  );
}
