import {load} from 'cheerio';

import {versionsIn} from './changelogFeed';

const read = (html: string) => versionsIn(load(`<article>${html}</article>`), 'https://a.example');

test('versionsIn: reads each version with its date, and makes links absolute', () => {
  const versions = read(
    '<p>Intro.</p>' +
      '<h2 id="v110">v1.1.0<a class="hash-link" href="#v110">#</a></h2>' +
      '<p><time datetime="2026-11-20">November 20, 2026</time></p><p><a href="/api/x">x</a></p>' +
      '<h2 id="v100">v1.0.0</h2><time datetime="2026-01-02">January 2, 2026</time><p><a href="#v110">y</a></p>',
  );
  expect(versions).toEqual([
    {
      id: 'v110',
      title: 'v1.1.0',
      date: '2026-11-20',
      html: '<p></p><p><a href="https://a.example/api/x">x</a></p>',
    },
    {
      id: 'v100',
      title: 'v1.0.0',
      date: '2026-01-02',
      html: '<p><a href="https://a.example/api/changelog#v110">y</a></p>',
    },
  ]);
});

test.each([
  ['no date', '<p>Text.</p>'],
  ['another date in the text', '<time datetime="2026-11-20">November 2, 2026</time>'],
])('versionsIn: refuses a version with %s', (_case, html) => {
  expect(() => read(`<h2 id="v2">v2.0.0</h2>${html}`)).toThrow('v2.0.0');
});
