import type {ReactNode} from 'react';

import {ClosingChat} from '@site/src/components/PageTemplate/ClosingArt';
import {PageTemplate} from '@site/src/components/PageTemplate/PageTemplate';
import {Section} from '@site/src/components/Section/Section';
import {SourceNote} from '@site/src/components/StatTile/StatTile';
import {claims, claimsSource, moreThan} from '@site/src/data/claims';
import {pageHead} from '@site/src/data/pageHeads';
import {
  CommunityEvents,
  CommunityGroups,
  MEMBERS_PER_DOT,
} from '@site/src/features/company/Community';
import {GroupsArt} from '@site/src/features/company/GroupsArt';

export default function CommunityPage(): ReactNode {
  return (
    <PageTemplate
      {...pageHead('community')}
      art={<GroupsArt />}
      isArtWide
      subtitle={
        <>
          Compare notes with founders, sales team leads, and agencies.{' '}
          <SourceNote source={claimsSource} />
        </>
      }
      description={`Join ${moreThan(claims.members)} members on Slack, Discord, and LinkedIn, and at two monthly events: a deliverability office hour and a sequence workshop.`}
      callToAction={{
        title: 'See what members work with.',
        text: 'Pick an industry and watch a lead warm up.',
        label: 'Open the demo',
        to: '/demo',
        art: ClosingChat,
      }}>
      <Section
        id="groups"
        title="Find your group."
        lead={`Each dot is ${MEMBERS_PER_DOT} members.`}
        isTight>
        <CommunityGroups />
      </Section>
      <Section
        id="events"
        title="Two live events a month."
        lead="Online and free. We’ll email you the link."
        isTight>
        <CommunityEvents />
      </Section>
    </PageTemplate>
  );
}
