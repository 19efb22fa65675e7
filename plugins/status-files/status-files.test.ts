import {load} from 'cheerio';

import {eventfulRecord} from '../../test/fixtures/statusRecords';
import {statusFeed, statusJson} from './index';

const feed = statusFeed(eventfulRecord, 'https://site.example/status');

test('statusFeed: lists every incident update and maintenance announcement, newest first', () => {
  const titles = [
    'Maintenance: A new index for the lead search',
    'Time-outs in the API: monitoring',
    'Time-outs in the API: identified',
    'Time-outs in the API: investigating',
    'Maintenance: Moving the sync to new machines',
    'Opens counted late: resolved',
    'Opens counted late: investigating',
  ];
  const rss = load(feed.rss2(), {xml: true});
  expect(
    rss('item > title')
      .map((_index, title) => rss(title).text())
      .get(),
  ).toEqual(titles);
  const atom = load(feed.atom1(), {xml: true});
  expect(
    atom('entry > title')
      .map((_index, title) => atom(title).text())
      .get(),
  ).toEqual(titles);
  const json = JSON.parse(feed.json1()) as {items: {title: string; url: string}[]};
  expect(json.items.map(({title}) => title)).toEqual(titles);
  expect(json.items[1]?.url).toBe('https://site.example/status#api-timeouts');
});

test('statusFeed: writes when maintenance starts and ends as pages do', () => {
  expect(feed.items[0]?.description).toBe(
    'November 28, 2026, 06:00 UTC to November 28, 2026, 07:00 UTC. Searches may take a second longer.',
  );
});

test('statusFeed: gives every item a unique ID', () => {
  const ids = feed.items.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("statusJson: reports each component's status when the record was written", () => {
  expect(statusJson(eventfulRecord)).toMatchObject({
    writtenAt: '2026-11-20T12:00:00Z',
    status: 'major-outage',
    components: [
      {id: 'app', status: 'degraded', uptimePercent: 100},
      {id: 'api', status: 'major-outage'},
      {id: 'email', status: 'operational'},
      {id: 'leads', status: 'operational'},
      {id: 'webhooks', status: 'partial-outage'},
      {id: 'sync', status: 'maintenance'},
    ],
  });
});
