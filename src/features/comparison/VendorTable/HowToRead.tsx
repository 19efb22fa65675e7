import type {ReactNode} from 'react';

import {brand} from '@site/src/data/brand';
import {formatPrice} from '@site/src/data/plans';
import {formatAsOf, staleAfterDays} from '../age';
import {teamSize} from '../prices';
import {ownPlan} from '../vendorRows';
import styles from './HowToRead.module.css';

const pro = ownPlan('Pro');
const automations = pro.automationsPerMonth.toLocaleString('en-US');

/** What the figures of the table mean, and what they do not. */
export function HowToRead({builtOn}: {readonly builtOn: string}): ReactNode {
  return (
    <div className={styles.note}>
      <h3 className={styles.title}>How to read it</h3>
      <dl className={styles.points}>
        <div>
          <dt>Per user, or flat</dt>
          <dd>
            A price per user or per seat grows with the team; a flat one does not. So the pro plan
            is also worked out for {teamSize} users, where the unit says how users count.
          </dd>
        </div>
        <div>
          <dt>Billing</dt>
          <dd>
            The others stand at their price billed annually where one is known, usually the lower
            one. {brand.name} stands at its price billed monthly, the higher one: billed annually,
            Pro is {formatPrice(pro.price.yearly)}.
          </dd>
        </div>
        <div>
          <dt>Plans are not alike</dt>
          <dd>
            Limits differ, and a dearer plan may hold more. {brand.name} Pro holds {pro.leads} and{' '}
            {automations} automations a month.
          </dd>
        </div>
        <div>
          <dt>Dates</dt>
          <dd>
            Prices change: look at the vendor’s page before you decide. On{' '}
            <time dateTime={builtOn}>{formatAsOf(builtOn)}</time>, when this page was built, every
            price looked up more than {staleAfterDays} days before was marked. A dash means not
            known.
          </dd>
        </div>
        <div>
          <dt>Names</dt>
          <dd>
            Product names are trademarks of their owners and only say which product is meant. None
            of these vendors endorses {brand.name}.
          </dd>
        </div>
      </dl>
    </div>
  );
}
