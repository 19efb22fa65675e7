interface Range {
  readonly min: number;
  readonly max: number;
}

/** Healthy figures of a campaign, in percent. Articles and policies name them as `[[benchmarks.…]]`. */
export const benchmarks = {
  /** Keep bounces under this. */
  bouncePercent: 2,
  /** Above this, bounces are critical. */
  criticalBouncePercent: 5,
  /** Keep spam complaints under this. */
  complaintPercent: 0.1,
  deliveryPercent: 95,
  openPercent: '20-30',
  emailSize: '100 KB',
  cleanUpMonths: 6,
} as const;

/** Characters of a subject line. */
export const subjectLength: Range = {min: 40, max: 50};

/** Words of a body. */
export const openerWords: Range = {min: 50, max: 125};
export const followUpWords: Range = {min: 25, max: 75};

/** `40-50` */
export const rangeText = ({min, max}: Range): string => `${min}-${max}`;
