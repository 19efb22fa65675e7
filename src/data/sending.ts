/** Emails that one mailbox sends in a day. The Owner can raise it up to the provider's limit. */
export const mailboxPerDay = {new: 20, warm: 50} as const;

/**
 * The providers' own limits for one mailbox.
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
  readonly from: number;
  /** The last sending day of the step; none for the step that stays. */
  readonly to?: number;
  readonly perDay: number;
}

/** Emails a day from one domain, over all its mailboxes: an example, since no standard fixes a schedule. */
export const ramp: readonly RampStep[] = [
  {from: 1, to: 3, perDay: 20},
  {from: 4, to: 7, perDay: 40},
  {from: 8, to: 14, perDay: 80},
  {from: 15, to: 21, perDay: 150},
  {from: 22, perDay: 250},
];

/** Mailboxes needed to send a daily volume without any of them going over its limit. */
export const mailboxesFor = (perDay: number, limit: number = mailboxPerDay.warm): number =>
  Math.ceil(perDay / limit);

/** Emails sent by the end of each step that ends. */
export const rampTotals: readonly number[] = ramp
  .filter(({to}) => to !== undefined)
  .reduce<number[]>((totals, {from, to, perDay}) => {
    totals.push((totals.at(-1) ?? 0) + (to! - from + 1) * perDay);
    return totals;
  }, []);

const numbered = (name: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, value]));

/**
 * The figures that texts name as `[[sending.…]]`: `step1` is the daily volume of the ramp's first step, `newMailboxes1`
 * the new mailboxes it needs, `total1` the emails sent by its end.
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
