import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {claims, type Claim} from '@site/src/data/claims';
import {companyValues} from '@site/src/data/company';
import {Prose, Row, Rows} from './Rows';

/** Where the product comes from, in three paragraphs. */
export function Story(): ReactNode {
  return (
    <Prose>
      <p>
        {brand.name} began in {brand.foundedYear} with the question every sales team asks on a
        Monday: which of these two hundred names do we call first? The tools we had answered with
        two thousand more names. So teams wrote more, replies got rarer, complaints went up, and the
        large mailbox providers started to refuse bulk mail that was not authenticated.
      </p>
      <p>
        We went the other way. Read first what a company is about to do: the roles it advertises,
        the office it opens, the tool it replaces. Write to the few people for whom that matters
        now, about that. And when one of them warms up, tell the person who owns the lead at once,
        because a call within five minutes is a different call from one on Thursday.
      </p>
      <p>
        Today {brand.name} is in early access. The first{' '}
        {campaign.foundingMembers.toLocaleString('en-US')} members keep founder pricing for life,
        and every application is reviewed within {campaign.reviewHours} hours. What it costs is on
        the <Link to="/pricing">pricing page</Link>; what changed lately is in the{' '}
        <Link to="/changelog">changelog</Link>.
      </p>
    </Prose>
  );
}

/** The company's values, a line each. */
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
