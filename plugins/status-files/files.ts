import {Feed} from 'feed';

import type {StatusRecord} from '../../src/data/status/types';
import {currentLevel, overallLevel, uptimeOf} from '../../src/domain/status/history';

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

export interface FeedSite {
  /** Without a trailing slash. */
  readonly url: string;
  readonly title: string;
  readonly copyright: string;
}

/** Builds a feed of every incident update and maintenance announcement, newest first. */
export function statusFeed(record: StatusRecord, {url, title, copyright}: FeedSite): Feed {
  const feed = new Feed({
    id: `${url}/status`,
    link: `${url}/status`,
    title,
    description: 'Incidents and planned maintenance.',
    language: 'en',
    copyright,
    updated: new Date(record.writtenAt),
    feedLinks: {
      rss: `${url}/status/rss.xml`,
      atom: `${url}/status/atom.xml`,
      json: `${url}/status/feed.json`,
    },
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
  const works = record.maintenance.map(({id, title: work, startsAt, endsAt, text}) => ({
    id,
    key: id,
    at: startsAt,
    text: `${startsAt} to ${endsAt}. ${text}`,
    title: `Maintenance: ${work}`,
  }));
  [...updates, ...works]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .forEach((item) =>
      feed.addItem({
        id: `${url}/status#${item.key}`,
        link: `${url}/status#${item.id}`,
        title: item.title,
        description: item.text,
        date: new Date(item.at),
      }),
    );
  return feed;
}
