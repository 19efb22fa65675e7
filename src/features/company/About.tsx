import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {claims, type Claim} from '@site/src/data/claims';
import {companyValues} from '@site/src/data/company';
import {withCommas} from '@site/src/data/written';
import {Prose, Row, Rows} from './Rows';

/** The company's story in three paragraphs. */
export function Story(): ReactNode {
  return (
    <Prose isLead>
      <p>
        {brand.name} began in {brand.foundedYear} with the question every sales team asks on Monday:
        which of these two hundred names do we call first? The tools we had answered with two
        thousand more. Replies dropped, complaints rose, and the large mailbox providers began to
        reject bulk mail.
      </p>
      <p>
        We went the other way. See what a company is about to do, from the roles it’s hiring for to
        the tool it’s replacing. Write to the few people who care now. When one warms up, alert the
        lead’s owner, because a call in five minutes beats a call on Thursday.
      </p>
      <p>
        Today we’re in early access, with {withCommas(campaign.foundingMembers)} spots. Founding
        members keep the founder price for as long as they stay on a founder plan. See{' '}
        <Link to="/pricing">pricing</Link> or <Link to="/changelog">what’s new</Link>.
      </p>
    </Prose>
  );
}

/** The company's values, each with a line of text. */
export function Values(): ReactNode {
  return (
    <Rows>
      {companyValues.map(({title, text}) => (
        <Row key={title} title={title}>
          <p>{text}</p>
        </Row>
      ))}
    </Rows>
  );
}

/** Every figure that the company states about itself, with what it counts. */
export function Claims(): ReactNode {
  return (
    <Rows>
      {Object.entries<Claim>(claims).map(([id, {value, label, basis}]) => (
        <Row key={id} title={`${value} ${label}`}>
          <p>{basis}</p>
        </Row>
      ))}
    </Rows>
  );
}
