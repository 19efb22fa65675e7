import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {communityEvents} from '../../src/data/community';
import {calendarFile} from './calendarFile';

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
