import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {benchmarks} from '@site/src/data/benchmarks';
import marks from '@site/src/components/Drawing/marks.module.css';

/** A mailing of the worked example, in numbers of addresses. */
export interface Mailing {
  readonly name: string;
  readonly sent: number;
  readonly hard: number;
  /** Soft bounces that fail on the last retry, too. */
  readonly soft: number;
  readonly complaints: number;
}

/** The first mailing to a list that was never cleaned, and the second with and without the cleanup. */
export const first: Mailing = {
  name: 'First mailing',
  sent: 10_000,
  hard: 540,
  soft: 48,
  complaints: 14,
};

/** Soft bounces of the first mailing on the first attempt. */
export const softAtFirst = 160;

/** Addresses that go bad between the two mailings. */
const fresh = {hard: 47, soft: 22} as const;

export const secondUncleaned: Mailing = {
  name: 'Second, uncleaned',
  sent: first.sent,
  hard: first.hard + fresh.hard,
  soft: first.soft + fresh.soft,
  complaints: 14,
};

export const secondCleaned: Mailing = {
  name: 'Second, cleaned',
  sent: first.sent - first.hard - first.soft - first.complaints,
  hard: fresh.hard,
  soft: fresh.soft,
  complaints: 5,
};

const mailings = [first, secondUncleaned, secondCleaned];

/** Percent of messages sent. */
export const bounceLimits = {
  healthy: benchmarks.bouncePercent,
  critical: benchmarks.criticalBouncePercent,
} as const;

export const bounced = ({hard, soft}: Mailing): number => hard + soft;

/** Percent of messages sent. */
const bounceRate = (mailing: Mailing): number => (100 * bounced(mailing)) / mailing.sent;

function statusOf(rate: number): 'healthy' | 'needs attention' | 'critical' {
  if (rate < bounceLimits.healthy) return 'healthy';
  return rate <= bounceLimits.critical ? 'needs attention' : 'critical';
}

/** Right end of the scale, in percent of messages sent. */
const SCALE_END = 8;
const x = (rate: number) => (DRAWING_WIDTH * rate) / SCALE_END;

const HEAD = 26;
const ROW = 50;
const BAR = {y: 20, height: 14};

const description = mailings
  .map((mailing) => {
    const rate = bounceRate(mailing);
    return `${mailing.name}: ${bounced(mailing)} of ${mailing.sent.toLocaleString('en-US')} bounce, ${rate.toFixed(1)}%, ${statusOf(rate)}.`;
  })
  .join(' ');

/** Three mailings against the limits of a healthy and a critical rate. */
export function BounceScale(): ReactNode {
  const {healthy, critical} = bounceLimits;
  return (
    <Drawing
      title="Bounce rate of three mailings"
      description={`A rate is healthy under ${healthy}%, needs attention up to ${critical}%, and is critical above that. ${description}`}
      height={HEAD + mailings.length * ROW - 12}>
      <text y="12" fill="var(--muted)">
        healthy
      </text>
      {[healthy, critical].map((limit) => (
        <text key={limit} x={x(limit)} y="12" textAnchor="middle" fill="var(--muted)">
          {limit}%
        </text>
      ))}
      <text x={DRAWING_WIDTH} y="12" textAnchor="end" fill="var(--muted)">
        critical
      </text>
      {mailings.map((mailing, index) => {
        const rate = bounceRate(mailing);
        const status = statusOf(rate);
        const isHealthy = status === 'healthy';
        return (
          <g key={mailing.name} transform={`translate(0 ${HEAD + index * ROW})`}>
            <text y="13" className={marks.name}>
              {mailing.name}
            </text>
            <text
              x={DRAWING_WIDTH}
              y="13"
              textAnchor="end"
              className={marks.name}
              fill={isHealthy ? undefined : 'var(--accent-text)'}>
              {rate.toFixed(1)}%, {status}
            </text>
            <rect {...BAR} width={DRAWING_WIDTH} fill="var(--line)" />
            <rect {...BAR} width={x(rate)} fill={isHealthy ? 'var(--ink)' : 'var(--accent)'} />
            {[healthy, critical].map((limit) => (
              <path
                key={limit}
                d={`M${x(limit)} ${BAR.y - 3}v${BAR.height + 6}`}
                stroke="var(--ink)"
              />
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
