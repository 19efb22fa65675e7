import {Check} from 'lucide-react';
import {useId, useReducer, type ReactNode} from 'react';

import {Fold} from '@site/src/components/Fold/Fold';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {hotAbove} from '@site/src/data/radarLeads';
import {heatBands} from '@site/src/data/scoring';
import {counted} from '@site/src/data/written';
import {showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {Board} from './Board';
import styles from './Board.module.css';
import {HeatMark} from './HeatMark';
import {
  filterLabels,
  filterNote,
  heatFilters,
  kindLabels,
  kindOf,
  leadsIn,
  parseHeatFilter,
  type HeatedLead,
  type HeatFilter,
} from './leadHeat';
import {Radar} from './Radar';
import {closedRadar, radarReducer} from './radarMachine';

/** Leads that phones list in full; they fold the others. */
const FIRST_LEADS = 3;

/**
 * The top of the radar's page: its title and the radar, with the same leads as a list. Both follow a heat filter, which
 * is in the URL.
 */
export function RadarWithList({
  badge,
  title,
}: {
  readonly badge?: string;
  readonly title: string;
}): ReactNode {
  const [state, dispatch] = useReducer(radarReducer, closedRadar);
  const [params, changeParams] = useSearchParams();
  const filter = parseHeatFilter(params.get('heat'));
  const shown = leadsIn(filter);

  const choose = (choice: HeatFilter) => {
    dispatch({type: 'filter', shownIds: leadsIn(choice).map(({id}) => id)});
    changeParams({heat: choice === 'all' ? null : choice});
  };
  return (
    <Section id="radar" tone="band" isTight>
      <Board
        badge={badge}
        title={title}
        lead="The closer to the center, the hotter the lead. Pick one to see what to do next. The people and companies are fictional."
        side={<HeatFilterField filter={filter} onChange={choose} />}>
        <Radar leads={shown} state={state} dispatch={dispatch} />
      </Board>
      <div className={styles.list} {...showsUrl('heat')}>
        <LeadRows
          label="The same leads, hottest first"
          leads={shown.slice(0, FIRST_LEADS)}
          doneIds={state.doneIds}
        />
        {shown.length > FIRST_LEADS && (
          <Fold summary={`${shown.length - FIRST_LEADS} more`}>
            <LeadRows
              label="The same leads, continued"
              leads={shown.slice(FIRST_LEADS)}
              doneIds={state.doneIds}
            />
          </Fold>
        )}
      </div>
    </Section>
  );
}

/** A choice of heat bands, each with its mark, its range, and its number of leads. */
function HeatFilterField({
  filter,
  onChange,
}: {
  readonly filter: HeatFilter;
  readonly onChange: (filter: HeatFilter) => void;
}): ReactNode {
  const group = useId();
  return (
    <fieldset>
      <Text as="legend" size="label" tone="muted" weight="semibold" marginBottom={3}>
        Show
      </Text>
      {heatFilters.map((choice) => (
        <Grid
          as="label"
          key={choice}
          columns={['1.5rem', 1, 'auto', '2rem']}
          collapse="never"
          gap={3}
          align="center"
          line="above"
          isTarget
          className={styles.choice}>
          <input
            type="radio"
            name={group}
            className="overlay"
            checked={choice === filter}
            onChange={() => onChange(choice)}
          />
          <span>{choice !== 'all' && <HeatMark kind={choice} />}</span>
          <Text as="span" weight="semibold">
            {filterLabels[choice]}
          </Text>{' '}
          <Text as="span" size="small" tone="muted" isFigures>
            {rangeOf(choice)}
          </Text>{' '}
          <Text as="span" size="small" weight="semibold" isFigures className={styles.count}>
            {leadsIn(choice).length}
          </Text>
        </Grid>
      ))}
      <Cluster as="p" gap={3} paddingBlock={3} line="above" isOneLine className={styles.ring}>
        <HeatMark kind="hotNow" />
        <Text as="span" size="small" tone="muted">
          Hot now, above {hotAbove}
        </Text>
      </Cluster>
      {/* The selected row says it to the eye. */}
      <p role="status" className="visuallyHidden">
        {filterNote(filter)}
      </p>
    </fieldset>
  );
}

function rangeOf(choice: HeatFilter): string {
  const band = heatBands.find(({name}) => name === filterLabels[choice]);
  return band ? `${band.from} to ${band.to}` : '0 to 100';
}

function LeadRows({
  label,
  leads,
  doneIds,
}: {
  readonly label: string;
  readonly leads: readonly HeatedLead[];
  readonly doneIds: readonly string[];
}): ReactNode {
  return (
    <Stack as="ol" gap={4} isDivided line="above" aria-label={label}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isDone={doneIds.includes(lead.id)} />
      ))}
    </Stack>
  );
}

/** A lead with the facts that its dot and its card show. */
function LeadRow({lead, isDone}: {readonly lead: HeatedLead; readonly isDone: boolean}): ReactNode {
  const {name, title, company, heat, opens, lastEvent, followUp} = lead;
  const kind = kindOf(heat);
  return (
    <Grid
      as="li"
      columns={['1.5rem', 3, '12rem', 5]}
      tablet={['1.5rem', 1, '12rem']}
      phone={['1.5rem', 1]}
      gap={4}
      rowGap={2}
      align="start"
      className={styles.row}>
      <HeatMark kind={kind} />
      <div>
        <Cluster as={Text} gap={3} rowGap={0} align="baseline" weight="semibold">
          {name}{' '}
          {kind === 'hotNow' && (
            <Text as="span" size="label" className={styles.hotNow}>
              {kindLabels[kind]}
            </Text>
          )}
        </Cluster>
        <Text size="small" tone="muted">
          {title}, {company}
        </Text>
      </div>
      <Stack className={styles.heat}>
        <HeatBar score={heat} />
        <Text size="small" tone="muted">
          {counted(opens, 'open')}
        </Text>
      </Stack>
      <Text as="div" size="small" className={styles.story}>
        <p>{lastEvent}</p>
        <Text tone="muted">{followUp}</Text>
        {isDone && (
          <Cluster as={Text} gap={1} isOneLine weight="semibold">
            <Icon icon={Check} size={16} /> Follow-up done
          </Cluster>
        )}
      </Text>
    </Grid>
  );
}
