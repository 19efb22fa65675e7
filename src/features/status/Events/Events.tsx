import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import type {StatusRecord} from '@site/src/data/status/types';
import {openIncidents, pastIncidents, plannedWork} from './eventLists';
import {Incidents} from './Incidents';
import {PlannedWork} from './PlannedWork';
import {QuietRows} from './QuietRows';

/** Incidents and maintenance: a section for each kind of which there are any, and one list of those without. */
export function Events({record}: {readonly record: StatusRecord}): ReactNode {
  const {components} = record;
  const [open, works, past] = [openIncidents(record), plannedWork(record), pastIncidents(record)];
  const kinds = [
    {
      id: 'incidents',
      title: 'Incidents',
      count: open.length,
      none: 'None is open.',
      list: <Incidents incidents={open} components={components} />,
    },
    {
      id: 'maintenance',
      title: 'Planned maintenance',
      count: works.length,
      none: 'Nothing is planned.',
      list: <PlannedWork works={works} components={components} />,
    },
    {
      id: 'history',
      title: 'Past incidents',
      count: past.length,
      none: 'None in the last 90 days.',
      list: <Incidents incidents={past} components={components} />,
    },
  ];
  const quiet = kinds.filter(({count}) => count === 0);
  return (
    <>
      {kinds
        .filter(({count}) => count > 0)
        .map(({id, title, list}) => (
          <Section key={id} id={id} title={title} isTight>
            {list}
          </Section>
        ))}
      {quiet.length > 0 && (
        <Section
          title={quiet.length === kinds.length ? 'Incidents and maintenance' : undefined}
          isTight>
          <QuietRows rows={quiet} />
        </Section>
      )}
    </>
  );
}
