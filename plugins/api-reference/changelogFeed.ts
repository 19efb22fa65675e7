import path from 'node:path';

import type {CheerioAPI} from 'cheerio';
import type {Feed} from 'feed';

import {brand} from '../../src/data/brand';
import {longDate} from '../../src/lib/dates';
import type {Build, PageReader} from '../built-pages';
import {pageFeed, writeFeed} from '../lib/pageFeed';

const PAGE = '/api/changelog';

interface ApiVersion {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** With absolute links. */
  readonly html: string;
}

/**
 * Reads the versions from the API changelog: a `<time>` below each `<h2>`, then the text.
 *
 * @param siteUrl without a trailing slash
 * @throws if a version has no date, or one whose text differs from its `datetime`
 */
export function versionsIn($: CheerioAPI, siteUrl: string): ApiVersion[] {
  return $('article h2')
    .toArray()
    .map((heading) => {
      const title = $(heading).clone().children('.hash-link').remove().end().text().trim();
      const body = $('<div>').append($(heading).nextUntil('h2').clone());
      const time = body.find('time').first();
      const date = time.attr('datetime') ?? '';
      if (!/^\d{4}-\d\d-\d\d$/.test(date) || time.text() !== longDate(date)) {
        throw new Error(
          `api/changelog.mdx: below "${title}", add its date: <time dateTime="2026-11-20">November 20, 2026</time>.`,
        );
      }
      time.remove();
      body.find('a[href^="/"], a[href^="#"]').each((_at, link) => {
        const href = $(link).attr('href') ?? '';
        $(link).attr('href', siteUrl + (href.startsWith('#') ? PAGE : '') + href);
      });
      return {id: $(heading).attr('id') ?? '', title, date, html: body.html()?.trim() ?? ''};
    });
}

function changelogFeed(versions: readonly ApiVersion[], siteUrl: string): Feed {
  const url = siteUrl + PAGE;
  const feed = pageFeed(url, {
    title: `${brand.name} API changelog`,
    description: 'Changes to the API, and what you need to do.',
    updated: new Date(versions[0]?.date ?? 0),
  });
  for (const {id, title, date, html} of versions) {
    const link = `${url}#${id}`;
    const day = new Date(date);
    feed.addItem({id: link, link, title: `API ${title}`, date: day, published: day, content: html});
  }
  return feed;
}

/** Writes the feeds of the API changelog, below its path. */
export function changelogFeeds({outDir, siteConfig}: Build): PageReader {
  return {
    async read({path: route, $}) {
      if (route !== PAGE) return;
      const {url} = siteConfig;
      await writeFeed(changelogFeed(versionsIn($, url), url), path.join(outDir, PAGE));
    },
  };
}
