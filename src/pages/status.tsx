import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {pageHead} from '@site/src/data/pageHeads';
import {statusSummaries} from '@site/src/data/status/levels';
import {statusRecord} from '@site/src/data/status/status';
import {Board} from '@site/src/features/status/Board/Board';
import {HistoryTable} from '@site/src/features/status/Board/HistoryTable';
import {Incidents} from '@site/src/features/status/Events/Incidents';
import {PlannedWork} from '@site/src/features/status/Events/PlannedWork';
import {Feeds} from '@site/src/features/status/Feeds';
import {HowToRead} from '@site/src/features/status/HowToRead';
import {overallLevel} from '@site/src/lib/status/history';

export default function StatusPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('status')}
      subtitle={`${statusSummaries[overallLevel(statusRecord)]}.`}
      description="The status, 90-day history, uptime and response time of every component, incidents, planned maintenance, and the day on which this was last written.">
      <Section id="components" title="Components" isTight>
        <Board record={statusRecord} />
        <HistoryTable record={statusRecord} />
        <HowToRead writtenAt={statusRecord.writtenAt} />
      </Section>
      <Section id="incidents" title="Incidents" isTight>
        <Incidents record={statusRecord} which="open" none="None is open." />
      </Section>
      <Section id="maintenance" title="Planned maintenance" isTight>
        <PlannedWork record={statusRecord} />
      </Section>
      <Section id="history" title="Past incidents" isTight>
        <Incidents record={statusRecord} which="past" none="None in the last 90 days." />
      </Section>
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
