import type {ReactNode} from 'react';

import {StatRow} from '@site/src/components/StatTile/StatTile';
import {limits} from '@site/src/data/limits';
import {WhatToInclude} from '../WhatToInclude';
import styles from './ContactDesk.module.css';
import {ContactForm} from './ContactForm';

const stats = [
  {value: `${limits.replyHours} h`, label: 'to a reply in business hours'},
  {value: '24/7', label: 'phone support on Enterprise'},
] as const;

/** The form, and beside it what makes the first answer the last. */
export function ContactDesk(): ReactNode {
  return (
    <div className={styles.desk}>
      <ContactForm />
      <div>
        <StatRow stats={stats} />
        <h3 className={styles.title}>What to put in</h3>
        <WhatToInclude />
      </div>
    </div>
  );
}
