import fs from 'node:fs/promises';
import path from 'node:path';

import {Feed, type FeedOptions} from 'feed';

import {brand} from '../../src/data/brand';

/** Creates the feed of the page at a URL, without items. */
export function pageFeed(
  url: string,
  options: Pick<FeedOptions, 'title' | 'description' | 'updated'>,
): Feed {
  return new Feed({
    ...options,
    id: url,
    link: url,
    language: 'en',
    copyright: `© ${brand.legalName}`,
    author: {name: brand.name, link: new URL(url).origin},
    feedLinks: {rss: `${url}/rss.xml`, atom: `${url}/atom.xml`, json: `${url}/feed.json`},
  });
}

/** Writes a feed as RSS, Atom, and JSON, into the folder of its page. */
export async function writeFeed(feed: Feed, folder: string): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await Promise.all([
    fs.writeFile(path.join(folder, 'rss.xml'), feed.rss2()),
    fs.writeFile(path.join(folder, 'atom.xml'), feed.atom1()),
    fs.writeFile(path.join(folder, 'feed.json'), feed.json1()),
  ]);
}
