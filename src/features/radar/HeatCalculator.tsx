import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {scoringEvents} from '@site/src/data/scoring';
import {CountStepper} from './CountStepper';
import styles from './HeatCalculator.module.css';
import {scoreOf, type EventCounts} from './heatScore';
import {ScoreResult} from './ScoreResult';

/** The first six steps of the help article's example: exactly 80, where Hot begins. */
const example: EventCounts = {open: 2, click: 2, reply: 1, pricing: 1};

/** What a lead did, as counts, and the score that follows, line by line. */
export function HeatCalculator(): ReactNode {
  const [counts, setCounts] = useState(example);
  return (
    <div className={styles.calculator}>
      <form aria-label="What the lead did" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.events}>
          {scoringEvents.map((event) => (
            <CountStepper
              key={event.id}
              event={event}
              count={counts[event.id] ?? 0}
              onChange={(count) => setCounts((before) => ({...before, [event.id]: count}))}
            />
          ))}
        </div>
        <Button className={styles.reset} onClick={() => setCounts({})}>
          Reset to 0
        </Button>
      </form>
      <ScoreResult {...scoreOf(counts)} />
    </div>
  );
}
