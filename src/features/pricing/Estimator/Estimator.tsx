import {Link2, Printer} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {useCopy, type CopyOutcome} from '@site/src/lib/useCopy';
import {useOpenWaitlist} from '@site/src/lib/waitlist';
import {useBillingCycle} from '../Plans/useBillingCycle';
import {estimate} from './estimate';
import {EstimateSheet} from './EstimateSheet';
import styles from './Estimator.module.css';
import {estimateLink} from './estimateLink';
import {UsageForm} from './UsageForm';
import {useOrigin} from './useOrigin';
import {useUsage} from './useUsage';

const copyNotes = {
  copied: 'Link copied.',
  failed: 'This browser lets no page copy. Copy the address from its address bar.',
} satisfies Record<CopyOutcome, string>;

/** Finds the plan for a visitor's own figures. Printing this page prints the estimate and nothing else. */
export function Estimator(): ReactNode {
  const {usage, fields, type, leave} = useUsage();
  const [billingCycle] = useBillingCycle();
  const openWaitlist = useOpenWaitlist();
  const {outcome, copy} = useCopy();
  const link = estimateLink(useOrigin(), usage);
  const pricesOf = useBuildDate();

  return (
    <div className={styles.estimator}>
      <p className={styles.printed}>{brand.name}: which founder plan fits</p>
      <div className={styles.inputs}>
        <UsageForm fields={fields} onType={type} onLeave={leave} />
        <div className={styles.actions}>
          <Button icon={Link2} onClick={() => void copy(link)}>
            Copy link
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <p role="status" className={styles.note}>
          {outcome ? copyNotes[outcome] : ''}
        </p>
      </div>
      <EstimateSheet
        usage={usage}
        estimate={estimate(usage, plans)}
        onClaim={(plan) => openWaitlist({plan, billingCycle})}
      />
      <p className={styles.printed}>
        Prices in US dollars, as of {pricesOf}. {link}
      </p>
    </div>
  );
}
