/** Default daily limits of a mailbox, in emails. The Owner can raise them up to the provider's limit. */
export const mailboxPerDay = {new: 20, warm: 50} as const;

/**
 * Providers' own limits for one mailbox.
 *
 * @see https://support.google.com/a/answer/166852
 * @see https://learn.microsoft.com/office365/servicedescriptions/exchange-online-service-description/exchange-online-limits
 */
export const providerLimits = {
  googlePerDay: 2_000,
  googleTrialPerDay: 500,
  microsoftRecipientsPerDay: 10_000,
  microsoftPerMinute: 30,
} as const;

export interface RampStep {
  /** First sending day of the step, counted from 1. */
  readonly from: number;
  /** Last sending day of the step. The final step has no end. */
  readonly to?: number;
  readonly perDay: number;
}

/** An example schedule in emails a day per domain, across its mailboxes. There's no standard schedule. */
export const ramp: readonly RampStep[] = [
  {from: 1, to: 3, perDay: 20},
  {from: 4, to: 7, perDay: 40},
  {from: 8, to: 14, perDay: 80},
  {from: 15, to: 21, perDay: 150},
  {from: 22, perDay: 250},
];

/** The number of mailboxes needed to send a daily volume when each sends up to a limit, by default that of a warm one. */
export const mailboxesFor = (perDay: number, limit: number = mailboxPerDay.warm): number =>
  Math.ceil(perDay / limit);

/** Emails sent by the end of each step, without the final one. */
export const rampTotals: readonly number[] = ramp
  .filter(({to}) => to !== undefined)
  .reduce<number[]>((totals, {from, to, perDay}) => {
    totals.push((totals.at(-1) ?? 0) + (to! - from + 1) * perDay);
    return totals;
  }, []);

const numbered = (name: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, value]));

/**
 * The values that MDX uses as `[[sending.…]]`. `step1` is the daily volume of the ramp's first step, `newMailboxes1` the
 * number of new mailboxes it needs, and `total1` the number of emails sent by its end.
 */
export const sendingFigures = {
  newMailbox: mailboxPerDay.new,
  warmMailbox: mailboxPerDay.warm,
  ...providerLimits,
  ...numbered(
    'step',
    ramp.map(({perDay}) => perDay),
  ),
  ...numbered(
    'newMailboxes',
    ramp.map(({perDay}) => mailboxesFor(perDay, mailboxPerDay.new)),
  ),
  ...numbered('total', rampTotals),
  fullVolume: ramp.at(-1)!.perDay,
  fullVolumeMailboxes: mailboxesFor(ramp.at(-1)!.perDay),
};
