import {purposes, steps, type Purpose} from '@site/src/domain/sequence/steps';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Returns the weekdays on which a send window of the sequence is open.
 *
 * @param sendWindow such as `Tuesday to Thursday, 09:00 to 11:00`.
 * @throws when the days don't read `Any weekday`, `X to Y` or `X or Y`.
 */
function openDays(sendWindow: string): readonly Weekday[] {
  const [days = ''] = sendWindow.split(',');
  if (days === 'Any weekday') return weekdays.slice(0, 5);
  const [, first, word, last] = /^(\w+) (to|or) (\w+)$/.exec(days) ?? [];
  const from = weekdays.findIndex((day) => day === first);
  const to = weekdays.findIndex((day) => day === last);
  if (from === -1 || to <= from || (word === 'or' && to !== from + 1)) {
    throw new Error(`steps.ts: no weekdays can be read from "${sendWindow}"`);
  }
  return weekdays.slice(from, to + 1);
}

interface SendDay {
  readonly purpose: Purpose;
  readonly label: string;
  /** The day on which the wait ends; the launch is day 1. */
  readonly due: number;
  /** The first day from then on with an open send window. */
  readonly sent: number;
}

/**
 * Returns the days on which the demo's five emails go out if day 1 is this weekday. Each wait starts when the previous
 * email is sent (help/article/email-best-practices.mdx), so an email that waits for its window delays the ones after it.
 */
export function sendDays(firstDay: Weekday): readonly SendDay[] {
  const offset = weekdays.indexOf(firstDay);
  const weekdayOf = (day: number) => weekdays[(offset + day - 1) % 7]!;
  const days: SendDay[] = [];
  for (const purpose of purposes) {
    const {label, day, sendWindow} = steps[purpose];
    const before = days.at(-1);
    const due = before ? before.sent + day - steps[before.purpose].day : day;
    const open = openDays(sendWindow);
    let sent = due;
    while (!open.includes(weekdayOf(sent))) sent += 1;
    days.push({purpose, label, due, sent});
  }
  return days;
}
