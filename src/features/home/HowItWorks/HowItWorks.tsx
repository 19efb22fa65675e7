import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import styles from './HowItWorks.module.css';

const steps = [
  {
    title: 'It reads buying intent.',
    text: 'Opens, clicks, replies and visits to your pricing page become one score from 0 to 100. You see the points behind it, not a black box.',
  },
  {
    title: 'It writes the sequence.',
    text: 'Five emails for one lead: opener, value, proof, question, break-up. Each comes from what that lead did last, and you can change every word.',
  },
  {
    title: 'It tells you when to call.',
    text: 'A lead that crosses 80 is hot. The alert reaches the person who owns the lead at once, because the advice is to be in touch within 5 minutes.',
  },
];

/** From signal to conversation in three steps. */
export function HowItWorks(): ReactNode {
  return (
    <Section id="how-it-works" eyebrow="How it works" title="From a signal to a conversation.">
      <ol className={styles.steps}>
        {steps.map(({title, text}) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
