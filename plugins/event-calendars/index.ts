import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import ical, {ICalEventRepeatingFreq, ICalWeekday} from 'ical-generator';

import {communityEvents, type CommunityEvent} from '../../src/data/community';
import {nextStart} from '../../src/domain/events';

/** Writes a calendar file for each community event to `/community/<id>.ics`. */
export default function eventCalendars({siteConfig}: LoadContext): Plugin {
  return {
    name: 'event-calendars',

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'community');
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        communityEvents.map((event) =>
          fs.writeFile(path.join(folder, `${event.id}.ics`), calendarFile(event, siteConfig.url)),
        ),
      );
    },
  };
}

/** Start of every calendar; the recurrence rule covers later dates. */
const SINCE = new Date('2026-01-01T00:00:00Z');

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
] as const;

/** Returns the calendar of a monthly event, to subscribe to once. */
export function calendarFile(event: CommunityEvent, url: string): string {
  const {week, weekday, durationMinutes} = event.rule;
  const start = nextStart(event.rule, SINCE);
  const {hostname} = new URL(url);
  const calendar = ical({name: event.name, prodId: `//${hostname}//community//EN`});
  calendar.createEvent({
    id: `${event.id}@${hostname}`,
    // A fixed stamp keeps the file identical between builds unless the event changes.
    stamp: SINCE,
    start,
    end: new Date(start.getTime() + durationMinutes * 60_000),
    summary: event.name,
    description: event.text,
    url: `${url}/community#events`,
    repeating: {
      freq: ICalEventRepeatingFreq.MONTHLY,
      byDay: [weekdays[weekday]],
      bySetPos: week,
    },
  });
  return `${calendar.toString()}\r\n`;
}
