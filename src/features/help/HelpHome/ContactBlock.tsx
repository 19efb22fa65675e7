import {Mail, MessageCircle, Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {limits} from '@site/src/data/limits';
import styles from './ContactBlock.module.css';

/** The three ways to a person. */
export function ContactBlock(): ReactNode {
  return (
    <section className={styles.contact}>
      <div>
        <h2 className={styles.title}>Still stuck?</h2>
        <p className={styles.text}>
          Write to us in your own words. In business hours a person answers within{' '}
          {limits.replyHours} hours.
        </p>
      </div>
      <div className={styles.ways}>
        <Button icon={MessageCircle} to="/contact?topic=chat">
          Live Chat
        </Button>
        <Button icon={Mail} to={`mailto:${brand.mail.support}`}>
          Email Support
        </Button>
        <Button icon={Phone} to="/contact?topic=call">
          Book Call
        </Button>
      </div>
    </section>
  );
}
