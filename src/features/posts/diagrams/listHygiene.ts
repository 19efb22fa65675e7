/** One mailing of the worked example. Addresses, all of them. */
export interface Mailing {
  readonly name: string;
  readonly sent: number;
  readonly hard: number;
  readonly soft: number;
  readonly complaints: number;
}

/** A first mailing to a list that nobody has cleaned, and the second one, with and without the clean-up between them. */
export const first: Mailing = {
  name: 'First mailing',
  sent: 10_000,
  hard: 540,
  soft: 160,
  complaints: 14,
};

/** Of the soft bounces of the first mailing: still refused after the fifth retry. */
export const exhausted = 48;

/** What goes bad between the two mailings, whichever way. */
const fresh = {hard: 47, soft: 75} as const;

export const secondUncleaned: Mailing = {
  name: 'Second, uncleaned',
  sent: first.sent,
  hard: first.hard + fresh.hard,
  soft: exhausted + fresh.soft,
  complaints: 14,
};

export const secondCleaned: Mailing = {
  name: 'Second, cleaned',
  sent: first.sent - first.hard - first.complaints - exhausted,
  hard: fresh.hard,
  soft: fresh.soft,
  complaints: 5,
};

export const mailings: readonly Mailing[] = [first, secondUncleaned, secondCleaned];

/** The site's own benchmarks: help/article/troubleshoot-bounces.mdx. Per cent of messages sent. */
export const bounceLimits = {healthy: 2, critical: 5} as const;

export type BounceStatus = 'healthy' | 'needs attention' | 'critical';

export const bounced = ({hard, soft}: Mailing): number => hard + soft;

/** Per cent of messages sent, not rounded. */
export const bounceRate = (mailing: Mailing): number => (100 * bounced(mailing)) / mailing.sent;

/** Under 2% healthy, 2 to 5% needs attention, over 5% critical. */
export function bounceStatus(rate: number): BounceStatus {
  if (rate < bounceLimits.healthy) return 'healthy';
  return rate <= bounceLimits.critical ? 'needs attention' : 'critical';
}

/** The most of `sent` that stay under a limit in per cent: 199 of 10,000 under 2%. */
export function mostUnder(limit: number, sent: number): number {
  return Math.ceil((limit * sent) / 100) - 1;
}

/** The drawing in a sentence a mailing. */
export function describeMailings(all: readonly Mailing[]): string {
  return all
    .map((mailing) => {
      const rate = bounceRate(mailing);
      return `${mailing.name}: ${bounced(mailing)} of ${mailing.sent.toLocaleString('en-US')} bounce, ${rate.toFixed(1)}%, ${bounceStatus(rate)}.`;
    })
    .join(' ');
}
