import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {claims, claimsSource, type Claim} from '@site/src/data/claims';
import {companyValues} from '@site/src/data/company';
import {withCommas} from '@site/src/data/written';
import styles from './Rows.module.css';
import {ValueArt} from './ValueArt';

/** The company's story in three paragraphs. */
export function Story(): ReactNode {
  return (
    <Text as="div" size="lead" leading={1.7} isMeasured isTrimmed className="prose">
      <p>
        {brand.name} began in {brand.foundedYear} with the question every sales team asks on Monday:
        which of these two hundred names do we call first? The tools we had answered with two
        thousand more. Replies dropped, complaints rose, and the large mailbox providers made their
        rules for bulk mail stricter.
      </p>
      <p>
        We went the other way. See what a company is about to do, from the roles it’s hiring for to
        the tool it’s replacing. Write to the few people who care now. When one warms up, alert the
        lead’s owner, because a call in five minutes beats a call on Thursday.
      </p>
      <p>
        {brand.name} is made by {brand.legalName}, {brand.legal.entity}. Today we’re in early
        access, with {withCommas(campaign.foundingMembers)} spots. Founding members keep the founder
        price for as long as they stay on a founder plan. See <Link to="/pricing">pricing</Link> or{' '}
        <Link to="/changelog">what’s new</Link>.
      </p>
    </Text>
  );
}

/** The company's values, each with a line of text. */
export function Values(): ReactNode {
  return (
    <Grid columns={[1, 1]} gap={12} rowGap={8}>
      {companyValues.map(({id, title, text}) => (
        <Stack key={title} gap={2} line="above" paddingTop={5}>
          <div className={styles.art}>
            <ValueArt id={id} />
          </div>
          <Text as="h3" size="heading">
            {title}
          </Text>
          <Text tone="muted" isMeasured>
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** Every figure that the company states about itself, with what it counts. */
export function Claims(): ReactNode {
  return (
    <>
      <Stack as="dl" gap={3} isDivided isFramed>
        {Object.values<Claim>(claims).map(({value, label, basis}) => (
          <Grid key={label} columns={[1, 2]} gap={12} rowGap={0} align="baseline">
            <Cluster as="dt" gap={2} rowGap={0} align="baseline">
              <Text as="strong" size="heading" isHead isFigures>
                {value}
              </Text>{' '}
              <Text as="span" tone="muted">
                {label}
              </Text>
            </Cluster>
            <Text as="dd" isMeasured>
              {basis}
            </Text>
          </Grid>
        ))}
      </Stack>
      <Text size="label" tone="muted" marginTop={4}>
        {claimsSource.text}
      </Text>
    </>
  );
}
