import Link from '@docusaurus/Link';
import {useReducer, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {radarLeads} from '@site/src/data/radarLeads';
import {Board} from './Board';
import {Legend} from './Legend';
import {hottestFirst} from './order';
import {Radar} from './Radar';
import {closedRadar, radarReducer} from './radarMachine';
import styles from './RadarSection.module.css';

const leads = hottestFirst(radarLeads);

/** The radar on the home page. */
export function RadarSection(): ReactNode {
  const [state, dispatch] = useReducer(radarReducer, closedRadar);
  return (
    <Section id="radar" tone="band">
      <Board
        id="radar"
        title="Nearer is hotter."
        lead="Each dot is a lead. A ring marks those that are hot now. Press one to see what happened last and what to do next."
        side={
          <>
            <Legend />
            <p className={styles.more}>
              <Link to="/radar" className={styles.link}>
                Open the radar
              </Link>
            </p>
          </>
        }>
        <Radar leads={leads} state={state} dispatch={dispatch} />
      </Board>
    </Section>
  );
}
