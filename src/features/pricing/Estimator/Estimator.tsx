import {Link2, Printer} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {useOpenWaitlist} from '@site/src/domain/waitlist';
import {useBillingCycle} from '@site/src/domain/billing/useBillingCycle';
import {estimate} from './estimate';
import {EstimateSheet} from './EstimateSheet';
import {dayText} from './texts';
import {UsageForm} from './UsageForm';
import {useOrigin} from './useOrigin';
import {useUsage} from './useUsage';
import {usageValues, type Usage} from './usage';
import styles from './Estimator.module.css';

/** The address that shows this estimate to somebody else: all three figures, even where they are the default. */
function estimateLink(origin: string, usage: Usage): string {
  return `${origin}/pricing?${new URLSearchParams(usageValues(usage)).toString()}#estimator`;
}

/** Finds the plan for a visitor's own figures. */
export function Estimator(): ReactNode {
  const {usage, fields, type, leave} = useUsage();
  const [billingCycle] = useBillingCycle();
  const openWaitlist = useOpenWaitlist();
  const link = estimateLink(useOrigin(), usage);
  const pricesOf = useBuildDate();

  return (
    <div className={styles.estimator}>
      <p className={styles.printed}>{brand.name}: which founder plan fits</p>
      <div className={styles.inputs}>
        <UsageForm fields={fields} onType={type} onLeave={leave} />
        <div className={styles.actions}>
          <CopyButton icon={Link2} label="Copy link" text={() => link} />
          <Button icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <EstimateSheet
        usage={usage}
        estimate={estimate(usage, plans)}
        onClaim={(plan) => openWaitlist({plan, billingCycle})}
      />
      <p className={styles.printed}>
        Prices in US dollars, as of {dayText(pricesOf)}. {link}
      </p>
    </div>
  );
}
