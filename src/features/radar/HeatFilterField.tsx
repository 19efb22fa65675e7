import {useId, type ReactNode} from 'react';

import {hotAbove, type RadarLead} from '@site/src/data/radarLeads';
import {heatBands} from '@site/src/data/scoring';
import {filterLabels, filterLeads, filterNote, heatFilters, type HeatFilter} from './heatFilter';
import styles from './HeatFilterField.module.css';
import {HeatMark} from './HeatMark';
import onBand from './onBand.module.css';

/** The choice of a heat band, with the sign and the range of each, and how many leads it has. */
export function HeatFilterField({
  leads,
  filter,
  onChange,
}: {
  /** All of them. */
  readonly leads: readonly RadarLead[];
  readonly filter: HeatFilter;
  readonly onChange: (filter: HeatFilter) => void;
}): ReactNode {
  const group = useId();
  return (
    <fieldset className={`${styles.filter} ${onBand.onBand}`}>
      <legend className={styles.legend}>Show</legend>
      {heatFilters.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            checked={choice === filter}
            onChange={() => onChange(choice)}
          />
          <span className={styles.sign}>{choice !== 'all' && <HeatMark kind={choice} />}</span>
          <span className={styles.word}>{filterLabels[choice]}</span>{' '}
          <span className={styles.range}>{rangeOf(choice)}</span>{' '}
          <span className={styles.count}>{filterLeads(leads, choice).length}</span>
        </label>
      ))}
      <p className={styles.ring}>
        <HeatMark kind="hotNow" />
        <span>A ring: hot now, above {hotAbove}</span>
      </p>
      <p role="status" className={styles.note}>
        {filterNote(filterLeads(leads, filter).length, leads.length, filter)}
      </p>
    </fieldset>
  );
}

function rangeOf(choice: HeatFilter): string {
  const band = heatBands.find(({name}) => name === filterLabels[choice]);
  return band ? `${band.from} to ${band.to}` : '0 to 100';
}
