import {Play} from 'lucide-react';
import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Button} from '@site/src/components/Button/Button';
import {SpotsMap} from '@site/src/components/SpotsMap/SpotsMap';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {campaign, spots, spotsText} from '@site/src/data/campaign';
import {claimsSource, heroStats} from '@site/src/data/claims';
import {AppFrame} from './AppFrame';
import styles from './Hero.module.css';

/** Invented initials, three for each disc. */
const discs = [
  ['AK', 'TO', 'MW'],
  ['RM', 'EV', 'DI'],
  ['JL', 'CB', 'YS'],
  ['SN', 'HP', 'FG'],
] as const;

/** The time between two changes, each of one disc, from the first to the last and around again. */
const CHANGE_SECONDS = 3;

/** How long a disc shows the same letters. */
const TURN_SECONDS = CHANGE_SECONDS * discs.length;

/**
 * When letters appear, in seconds after the page; negative for those that are there from the start.
 *
 * @param turn index of the letters on their disc.
 */
function appearsAt(disc: number, turn: number): number {
  return CHANGE_SECONDS * (disc + 1) + TURN_SECONDS * (turn - 1);
}

/** The slogan, the main actions, the product at work, the four figures, and the founding spots. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Grid columns={[1.7, 1]} align="end" gap={12} rowGap={5}>
        <div>
          <Eyebrow dot>Early access</Eyebrow>
          <h1 className={styles.title}>{brand.slogan}.</h1>
        </div>
        <div>
          <Text size="lead" tone="muted" marginBottom={6} className={styles.tagline}>
            {brand.tagline}
          </Text>
          <Cluster as="p" gap={3} className={styles.actions}>
            <Button variant="primary" size="large" to="#demo" onClick={focusDemo}>
              Claim Your Spot Now
            </Button>
            <Button size="large" icon={Play} to="/demo?tour=1">
              Watch demo
            </Button>
          </Cluster>
          <JoinedLine />
        </div>
      </Grid>
      <AppFrame />
      <Grid columns={[1, 1]} gap={16} rowGap={8} align="center">
        <div>
          <StatRow stats={heroStats} source={claimsSource} isSquare />
        </div>
        <SpotsMap {...spots}>{spotsText}</SpotsMap>
      </Grid>
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
    <Cluster as={Text} gap={3} tone="muted" marginTop={5} className={styles.joined}>
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
