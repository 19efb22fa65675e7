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

/** Mailboxes needed to send a daily volume without any of them going over the default limit. */
export const mailboxesFor = (perDay: number): number => Math.ceil(perDay / mailboxPerDay.warm);

/** The figures that texts name as `[[sending.…]]`. `step1` to `step5` are the steps of the ramp. */
export const sendingFigures = {
  newMailbox: mailboxPerDay.new,
  warmMailbox: mailboxPerDay.warm,
  ...providerLimits,
  ...Object.fromEntries(ramp.map(({perDay}, index) => [`step${index + 1}`, perDay])),
  fullVolume: ramp.at(-1)!.perDay,
  fullVolumeMailboxes: mailboxesFor(ramp.at(-1)!.perDay),
};
