import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {mailto} from './mailto';
import {Prose} from './Prose';

const questions = `Company and website:
Country:
Who our customers are:
How we would introduce the product:
Customers we could refer in the first year, roughly:
`;

/** How to apply, with the questions already in the mail. */
export function PartnerApplication(): ReactNode {
  return (
    <Prose>
      <ol>
        <li>
          Write to {brand.mail.partners}. The button opens a mail with the five questions we ask.
        </li>
        <li>You start as an Affiliate; there is no minimum to begin with.</li>
        <li>As your referred customers grow in number, your tier and its commission follow.</li>
      </ol>
      <Button
        variant="primary"
        size="large"
        to={mailto(brand.mail.partners, 'Partner application', questions)}>
        Apply by email
      </Button>
    </Prose>
  );
}
