import {mailboxesFor, mailboxPerDay, ramp} from '../../data/sending';
import {counted} from '../../data/written';
import {DAY_MS, dayOf} from '../../lib/dates';

export interface WarmupDay {
  /** As `2026-11-23`. */
  readonly date: string;
  /** The sending day, counted from 1. */
  readonly day: number;
  readonly perDay: number;
  readonly mailboxes: number;
}

export interface WarmupPlan {
  readonly days: readonly WarmupDay[];
  /** Emails sent before the first day at the target. */
  readonly total: number;
  readonly mailboxes: number;
}

const isWeekend = (date: Date) => [0, 6].includes(date.getUTCDay());

/**
 * Plans the warm-up of a domain along the example ramp, until the target volume is reached.
 *
 * @param start the first day, as `2026-11-23`.
 * @param target emails a day, at most the ramp's last step.
 * @param hasWeekends whether weekends are sending days.
 * @throws RangeError if the start isn't a date or the target isn't in the ramp.
 */
export function planWarmup(start: string, target: number, hasWeekends: boolean): WarmupPlan {
  const first = Date.parse(`${start}T00:00:00Z`);
  const most = ramp.at(-1)!.perDay;
  if (Number.isNaN(first)) throw new RangeError(`${start} isn't a date`);
  if (!(target >= 1 && target <= most))
    throw new RangeError(`the target must be from 1 to ${most}`);
  const days: WarmupDay[] = [];
  // The last step of the ramp has no end, so every plan reaches its target.
  for (let offset = 0; days.at(-1)?.perDay !== target; offset += 1) {
    const date = new Date(first + offset * DAY_MS);
    if (!hasWeekends && isWeekend(date)) continue;
    const day = days.length + 1;
    const step = ramp.find(({from, to}) => day >= from && day <= (to ?? Infinity))!;
    const perDay = Math.min(target, step.perDay);
    const mailboxes = mailboxesFor(perDay, mailboxPerDay.new);
    days.push({date: dayOf(date.getTime()), day, perDay, mailboxes});
  }
  return {
    days,
    total: days.slice(0, -1).reduce((sum, {perDay}) => sum + perDay, 0),
    mailboxes: mailboxesFor(target),
  };
}

/** The days on which the volume changes. */
export const stepsOf = ({days}: WarmupPlan): readonly WarmupDay[] =>
  days.filter(({perDay}, at) => perDay !== days[at - 1]?.perDay);

/** Cuts a line of a calendar after 75 bytes (RFC 5545, 3.1); our lines are ASCII. */
const folded = (line: string) => line.replace(/(.{74})(?=.)/g, '$1\r\n ');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/**
 * Returns a calendar with an all-day event for each change of the daily volume.
 *
 * @param stamp when it's made, as `20261123T090000Z`.
 * @param host the domain of the events' IDs.
 */
export function warmupCalendar(plan: WarmupPlan, stamp: string, host: string): string {
  const events = stepsOf(plan).flatMap(({date, day, perDay, mailboxes}) => {
    const end = dayOf(Date.parse(`${date}T00:00:00Z`) + DAY_MS);
    return [
      'BEGIN:VEVENT',
      `UID:warmup-${date}-${perDay}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`Warm-up: ${counted(perDay, 'email')} a day`)}`,
      `DESCRIPTION:${escaped(`From sending day ${day}, raise the daily limit to ${counted(perDay, 'email')}, from at least ${counted(mailboxes, 'new mailbox')} (${mailboxesFor(perDay)} if warm). First check bounces and complaints.`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Warm-up//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
