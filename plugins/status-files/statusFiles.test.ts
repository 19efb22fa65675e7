import {load} from 'cheerio';

import {eventfulRecord} from '../../test/fixtures/statusRecords';
import {statusFeed, statusJson} from './files';

const site = {url: 'https://site.example', title: 'Status', copyright: '© Site'};
const feed = statusFeed(eventfulRecord, site);

test('the feeds hold every word about incidents and every announcement, the latest first', () => {
  const titles = [
    'Maintenance: A new index for the lead search',
    'Time-outs in the API: monitoring',
    'Maintenance: Moving the sync to new machines',
    'Time-outs in the API: identified',
    'Time-outs in the API: investigating',
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

test('every item of a feed has an id of its own', () => {
  const ids = feed.items.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('status.json tells the state of each component as of the moment of writing', () => {
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
