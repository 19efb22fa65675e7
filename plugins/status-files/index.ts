import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feed} from 'feed';

import {brand} from '../../src/data/brand';
import {statusRecord} from '../../src/data/status/status';
import type {StatusRecord} from '../../src/data/status/types';
import {checkRecord} from '../../src/domain/status/checkRecord';
import {currentLevel, overallLevel, uptimeOf} from '../../src/domain/status/history';
import {moment} from '../../src/lib/dates';
import {pageFeed, writeFeed} from '../lib/pageFeed';

/** Validates the status record and writes status.json and the feeds below /status. */
export default function statusFiles({siteConfig}: LoadContext): Plugin {
  return {
    name: 'status-files',

    loadContent() {
      const problems = checkRecord(statusRecord);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },

    async postBuild({outDir}) {
      await Promise.all([
        fs.writeFile(path.join(outDir, 'status.json'), JSON.stringify(statusJson(statusRecord))),
        writeFeed(
          statusFeed(statusRecord, `${siteConfig.url}/status`),
          path.join(outDir, 'status'),
        ),
      ]);
    },
  };
}

/** Builds `/status.json`: the record plus the status and uptime derived from it. */
export function statusJson(record: StatusRecord): object {
  const {writtenAt, components, incidents, maintenance} = record;
  return {
    writtenAt,
    status: overallLevel(record),
    components: components.map(({id, name, responseTimeMs}) => ({
      id,
      name,
      status: currentLevel(id, record),
      uptimePercent: uptimeOf(id, record),
      typicalResponseTimeMs: responseTimeMs,
    })),
    incidents,
    maintenance,
  };
}

/** Builds the status page's feed of every incident update and maintenance announcement, newest first. */
export function statusFeed(record: StatusRecord, url: string): Feed {
  const feed = pageFeed(url, {
    title: `${brand.name} status`,
    description: 'Incidents and planned maintenance.',
    updated: new Date(record.writtenAt),
  });
  const updates = record.incidents.flatMap(({id, title: incident, updates: entries}) =>
    entries.map(({phase, at, text}) => ({
      id,
      key: `${id}-${at}`,
      at,
      text,
      title: `${incident}: ${phase}`,
    })),
  );
  const works = record.maintenance.map(
    ({id, title: work, announcedAt, startsAt, endsAt, text}) => ({
      id,
      key: id,
      at: announcedAt,
      text: `${moment(startsAt)} to ${moment(endsAt)}. ${text}`,
      title: `Maintenance: ${work}`,
    }),
  );
  [...updates, ...works]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .forEach((item) =>
      feed.addItem({
        id: `${url}#${item.key}`,
        link: `${url}#${item.id}`,
        title: item.title,
        description: item.text,
        date: new Date(item.at),
        published: new Date(item.at),
      }),
    );
  return feed;
}
