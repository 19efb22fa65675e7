import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {Stack} from '@site/src/components/Stack/Stack';
import {SourceNote} from '@site/src/components/StatTile/StatTile';
import {Text} from '@site/src/components/Text/Text';
import {claims, claimsSource} from '@site/src/data/claims';
import {verifiedLeads} from '@site/src/data/leads';
import {withCommas} from '@site/src/data/written';
import {useCountUp} from '@site/src/lib/motion';
import {wakesPage} from '@site/src/lib/pageMarks';
import {useSeen} from '@site/src/lib/visibility';
import styles from './LeadCounter.module.css';

const COUNT_MS = 2000;

/**
 * Counts to 200,000,000 the first time it's on screen; screen readers get the final figure. Until then the live figure
 * isn't painted, so that no one sees it fall from its end to 0. The built page shows it.
 */
export function LeadCounter(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const isSeen = useSeen(ref);
  const isWaiting = useIsBrowser() && !isSeen;
  const count = useCountUp(verifiedLeads, COUNT_MS, isSeen);
  return (
    <Section id="lead-counter" tone="band" isTight>
      <Stack
        as="p"
        ref={ref}
        gap={5}
        className={clsx(styles.counter, isWaiting && styles.waiting)}
        {...wakesPage()}>
        <span className={styles.figure}>
          {/* Reserves the width of the final figure. */}
          <span className={styles.end}>{withCommas(verifiedLeads)}</span>
          <span className={styles.running} aria-hidden="true" data-count={withCommas(count)} />
        </span>{' '}
        <Text as="span" size="lead" tone="muted" isMeasured>
          verified leads in {claims.countries.value} countries. Find the few who are ready to buy.
        </Text>{' '}
        <SourceNote source={claimsSource} />
      </Stack>
    </Section>
  );
}
