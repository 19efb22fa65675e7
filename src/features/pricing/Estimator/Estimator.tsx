import useIsBrowser from '@docusaurus/useIsBrowser';
import {Link2, Printer} from 'lucide-react';
import type {ReactNode} from 'react';

import {Announced} from '@site/src/components/Announced/Announced';
import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Field} from '@site/src/components/Field/Field';
import {Grid} from '@site/src/components/Stack/Stack';
import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {useBillingCycle} from '@site/src/domain/useBillingCycle';
import {useWaitlistButton} from '@site/src/domain/waitlist';
import {longDate} from '@site/src/lib/dates';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {estimate} from '@site/src/domain/estimate/estimate';
import {MOST, usageValues, type Usage} from '@site/src/domain/estimate/usage';
import {EstimateSheet} from './EstimateSheet';
import styles from './Estimator.module.css';
import {useUsage} from './useUsage';

/** The URL that shows this estimate to someone else: all three numbers, even where they're the default. */
function estimateLink(origin: string, usage: Usage): string {
  return `${origin}/pricing?${new URLSearchParams(usageValues(usage)).toString()}#estimator`;
}

/** Finds the plan for a visitor's own numbers. There's nothing to send: the estimate follows the inputs. */
export function Estimator(): ReactNode {
  const {usage, fields, type, leave} = useUsage();
  const [billingCycle] = useBillingCycle();
  const waitlistButton = useWaitlistButton();
  // The server only knows the public site.
  const origin = useIsBrowser() ? window.location.origin : brand.url;
  const link = estimateLink(origin, usage);
  const pricesOf = useBuildDate();

  return (
    <Grid
      columns={[4, 8]}
      rowGap={8}
      align="start"
      className={styles.estimator}
      {...showsUrl('leads', 'automations', 'users')}>
      <p className={styles.printed}>{brand.name}: your founder plan</p>
      <Grid
        as="form"
        columns={[1]}
        tablet={[1, 1, 1]}
        phone={[1]}
        gap={6}
        align="start"
        aria-label="What you need"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        {...pageMarks.notPrinted}>
        {fields.map(({measure, label, hint, min, step, text, problem}) => (
          <Field
            key={measure}
            label={label}
            hint={hint}
            error={problem}
            type="number"
            inputMode="numeric"
            min={min}
            max={MOST}
            step={step}
            // Explicit, because browsers call a number between two steps invalid.
            aria-invalid={problem !== undefined}
            value={text}
            onChange={(event) => type(measure, event.target.value)}
            onBlur={() => leave(measure)}
          />
        ))}
      </Grid>
      <EstimateSheet
        usage={usage}
        estimate={estimate(usage, plans)}
        claimOf={(plan) => waitlistButton({plan, billingCycle})}>
        <CopyButton icon={Link2} label="Copy link" text={() => link} />
        <Button {...pageMarks.needsScripts} icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </EstimateSheet>
      <Announced
        text={fields
          .flatMap(({label, problem}) => (problem ? `${label}: ${problem}` : []))
          .join(' ')}
      />
      <p className={styles.printed}>
        Prices in US dollars, before taxes, as of {longDate(pricesOf)}. {link}
      </p>
    </Grid>
  );
}
