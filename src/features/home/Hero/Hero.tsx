import {Play} from 'lucide-react';
import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Button} from '@site/src/components/Button/Button';
import {Calculation} from '@site/src/components/Calculation/Calculation';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {campaign} from '@site/src/data/campaign';
import {claimsSource, heroStats} from '@site/src/data/claims';
import {sara} from '@site/src/data/demo/emails/sara';
import {fintech} from '@site/src/data/demo/fintech';
import {scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {capital} from '@site/src/lib/text';
import {Piece} from '../Piece/Piece';
import piece from '../Piece/Piece.module.css';
import styles from './Hero.module.css';
import {appearsAt, discs} from './letters';

/** The slogan, the main actions, a piece of the product, and the four figures. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Grid columns={[1.1, 0.9]} align="center" className={styles.columns}>
        <div>
          <Eyebrow dot>Early access</Eyebrow>
          <h1 className={styles.title}>{brand.slogan}.</h1>
          <Text size="lead" tone="muted" marginTop={6} marginBottom={8} className={styles.tagline}>
            {brand.tagline}
          </Text>
          <Cluster as="p" gap={4} rowGap={3} className={styles.actions}>
            <Button variant="primary" size="large" to="#demo" onClick={focusDemo}>
              Claim Your Spot Now
            </Button>
            <Button size="large" icon={Play} to="/demo?tour=1">
              Watch demo
            </Button>
          </Cluster>
          <JoinedLine />
        </div>
        <LeadPanel />
      </Grid>
      <StatRow stats={heroStats} source={claimsSource} />
    </header>
  );
}

/** Moves the focus along with the link's scroll, so that the next Tab is in the demo. */
function focusDemo(): void {
  document.getElementById('demo')?.focus({preventScroll: true});
}

/** How many joined this week, next to discs whose letters change by an animation, which needs no scripts. */
function JoinedLine(): ReactNode {
  return (
    <Cluster as={Text} gap={3} tone="muted" marginTop={6}>
      <Cluster as="span" isOneLine aria-hidden="true">
        {discs.map((turns, disc) => (
          <span key={disc} className={styles.disc}>
            {turns.map((letters, turn) => (
              <span
                key={letters}
                className={styles.letters}
                // Generated content, so that it isn't part of the sentence.
                data-letters={letters}
                style={{animationDelay: `${appearsAt(disc, turn)}s`}}
              />
            ))}
          </span>
        ))}
      </Cluster>
      <span>
        <Text as="strong" tone="ink" isFigures>
          {campaign.joinedThisWeek}
        </Text>{' '}
        joined this week{' '}
        <Text as="span" size="label">
          (sample data)
        </Text>
      </span>
    </Cluster>
  );
}

const [subject, opening] = sara.opener;

/** The demo's leads with their scores, and the email for the hottest one. */
function LeadPanel(): ReactNode {
  return (
    <Piece
      shadow="float"
      label="Matched leads with their scores, and the email for the hottest one"
      title={
        <>
          <span>{fintech.name}</span>
          <span>{fintech.leads.length} leads matched</span>
        </>
      }>
      <Stack as="ul" gap={4} isDivided className={piece.body}>
        {fintech.leads.map((lead) => (
          <Cluster as="li" key={lead.name} gap={4} rowGap={2}>
            <Avatar name={lead.name} score={scoreOf(lead)} />
            <Text as="span" leading={1.35} grow={10}>
              <TwoLines title={lead.name} note={`${lead.title}, ${lead.company}`} />
              <Text as="span" size="label" tone="muted" isBlock>
                {capital(lead.recentActivity)}
              </Text>
            </Text>
            <Stack gap={1}>
              <HeatBar score={scoreOf(lead)} />
              <Calculation text={scoreArithmetic(lead)} />
            </Stack>
          </Cluster>
        ))}
      </Stack>
      <Stack gap={1} className={piece.highlight}>
        <Text weight="semibold" leading={1.4}>
          Subject: {subject}
        </Text>
        <Text size="small" tone="muted">
          {opening}
        </Text>
      </Stack>
    </Piece>
  );
}
