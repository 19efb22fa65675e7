import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {overallStatus, statusComponents, statusSummaries} from '@site/src/data/status';
import {HowToRead} from '@site/src/features/status/HowToRead';
import {StatusTable} from '@site/src/features/status/StatusTable';

export default function StatusPage(): ReactNode {
  return (
    <PageTemplate
      badge="Status"
      title="System status"
      subtitle={`${statusSummaries[overallStatus(statusComponents)]}.`}
      description="The status, 90-day uptime and response time of every component, with the day on which these figures were last written."
      socialCard="/social/status.png">
      <Section isTight>
        <StatusTable components={statusComponents} />
        <HowToRead />
      </Section>
    </PageTemplate>
  );
}
