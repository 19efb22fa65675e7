import type {ReactNode} from 'react';

import {formatPrice} from '@site/src/data/plans';
import {NotKnown} from '../NotKnown';
import {teamSize} from '../prices';
import type {PlanPrice, VendorRow} from '../vendorRows';
import styles from './VendorTable.module.css';

/** A plan's price with all it takes to compare it: the plan, what it is for, how it is billed. */
export function PriceCell({plan, usd, unit, basis}: PlanPrice): ReactNode {
  return (
    <>
      <Figure usd={usd} />
      <span className={styles.plan}>{plan}</span>
      <span className={styles.detail}>{unit}</span>
      {basis && <span className={styles.detail}>{basis}</span>}
    </>
  );
}

/** The pro plan for five users, with the sum; a dash where it cannot be worked out. */
export function TeamCell({team, pro}: Pick<VendorRow, 'team' | 'pro'>): ReactNode {
  if (!team) return <Figure usd={null} />;
  return (
    <>
      <Figure usd={team.usd} />
      <span className={styles.detail}>
        {team.counts === 'each' && pro.usd !== null
          ? `${teamSize} × ${formatPrice(pro.usd)}`
          : `one price for ${teamSize}`}
      </span>
    </>
  );
}

function Figure({usd}: {readonly usd: number | null}): ReactNode {
  return <span className={styles.figure}>{usd === null ? <NotKnown /> : formatPrice(usd)}</span>;
}
