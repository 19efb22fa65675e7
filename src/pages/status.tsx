import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {brand} from '@site/src/data/brand';
import {pageHead} from '@site/src/data/pageHeads';
import {statusRecord} from '@site/src/data/status/status';
import {HISTORY_DAYS} from '@site/src/domain/status/history';
import {Board, HistoryTable} from '@site/src/features/status/Board';
import {Events} from '@site/src/features/status/Events';
import {Overall} from '@site/src/features/status/Overall';
import {Feeds, ReportProblem} from '@site/src/features/status/StatusNotes';

export default function StatusPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('status')}
      question={`Is ${brand.name} down right now or not working today, is the API or a server down, or is there an outage, downtime, or maintenance?`}
      stage={<Overall record={statusRecord} {...pageHead('status')} />}
      description={`Current status and ${HISTORY_DAYS}-day uptime of the app, API, email delivery, and integrations, with incidents and planned maintenance.`}>
      <Section id="components" title="Components" isTight>
        <Board record={statusRecord} />
        <HistoryTable record={statusRecord} />
        <ReportProblem />
      </Section>
      <Events record={statusRecord} />
      <Section
        id="subscribe"
        title="Get status updates"
        lead="Know when something changes."
        isBeside
        isTight>
        <Feeds />
      </Section>
    </PageTemplate>
  );
}
