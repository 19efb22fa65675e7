import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {statusRecord} from '@site/src/data/status/status';
import {Board, HistoryTable} from '@site/src/features/status/Board';
import {Events} from '@site/src/features/status/Events';
import {Overall} from '@site/src/features/status/Overall';
import {Feeds, HowToRead} from '@site/src/features/status/StatusNotes';

export default function StatusPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('status')}
      subtitle="Every component with its last 90 days, incidents and planned maintenance."
      description="The status, 90-day history, uptime and response time of every component, incidents, planned maintenance, and the day on which this was last written.">
      <Overall record={statusRecord} />
      <Section id="components" title="Components" isTight>
        <Board record={statusRecord} />
        <HistoryTable record={statusRecord} />
        <HowToRead />
      </Section>
      <Events record={statusRecord} />
      <Section
        id="subscribe"
        title="Be told."
        lead="The same page for feed readers and programs."
        isTight>
        <Feeds />
      </Section>
    </PageTemplate>
  );
}
