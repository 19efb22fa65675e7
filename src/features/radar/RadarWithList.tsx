import {useReducer, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {radarLeads} from '@site/src/data/radarLeads';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {Board} from './Board';
import {filterLeads, parseHeatFilter, type HeatFilter} from './heatFilter';
import {HeatFilterField} from './HeatFilterField';
import {LeadList} from './LeadList';
import {hottestFirst} from './order';
import {Radar} from './Radar';
import {closedRadar, radarReducer} from './radarMachine';

const leads = hottestFirst(radarLeads);

/** The radar of its own page: with a heat filter, which the address keeps, and the same leads as a list. */
export function RadarWithList(): ReactNode {
  const [state, dispatch] = useReducer(radarReducer, closedRadar);
  const [params, changeParams] = useSearchParams();
  const filter = parseHeatFilter(params.get('heat'));
  const shown = filterLeads(leads, filter);

  const choose = (choice: HeatFilter) => {
    dispatch({type: 'filter', shownIds: filterLeads(leads, choice).map(({id}) => id)});
    changeParams({heat: choice === 'all' ? null : choice});
  };
  return (
    <Section id="radar" tone="band">
      <Board
        id="radar"
        title="Nearer is hotter."
        lead="Each dot is a lead. Press one to see what happened last and what to do next."
        side={<HeatFilterField leads={leads} filter={filter} onChange={choose} />}>
        <Radar leads={shown} state={state} dispatch={dispatch} />
      </Board>
      <LeadList leads={shown} doneIds={state.doneIds} />
    </Section>
  );
}
