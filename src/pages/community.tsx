import type {ReactNode} from 'react';

import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {claims, moreThan} from '@site/src/data/claims';
import {pageHead} from '@site/src/data/pageHeads';
import {CommunityEvents, CommunityGroups} from '@site/src/features/company/Community';
import {capital} from '@site/src/lib/text';

const members = moreThan(claims.members);

export default function CommunityPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('community')}
      subtitle={`${capital(members)} founders, sales leads and agencies compare notes in three groups and two monthly events.`}
      description={`Three groups on Slack, Discord and LinkedIn with ${members} members, and two monthly events: a deliverability office hour and a workshop.`}>
      <Section id="groups" title="Three groups." isTight>
        <CommunityGroups />
      </Section>
      <Section
        id="events"
        title="Two events a month."
        lead="Both are held online and free. You get the link by reply to your email."
        isTight>
        <CommunityEvents />
      </Section>
    </PageTemplate>
  );
}
