import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {offlinePaths, type OfflineManifest} from '../../src/domain/offline/manifest';
import type {Build, PageReader} from '../built-pages';
import {detached, readIfThere} from '../built-pages/readPages';
import {indexFolder, manifestPath, type ManifestEntry} from '../embedded-search/files';
import {chunksFile, type Chunks} from '../flat-routes/chunkMap';
import {bundleScript} from '../lib/bundleScript';

const compress = promisify(gzip);

/** A help page with what it loads. Its HTML stays on the disk, because that of 10,000 pages takes gigabytes. */
interface PageFiles {
  readonly title: string;
  readonly tag: string;
  readonly content: Promise<ContentFacts>;
  readonly urls: readonly string[];
}

interface ContentFacts {
  readonly hash: string;
  /** When it's compressed. */
  readonly bytes: number;
}

async function describeContent(content: string | Buffer): Promise<ContentFacts> {
  const {length} = await compress(content);
  return {hash: createHash('sha256').update(content).digest('hex'), bytes: length};
}

/** Pages that a reader can keep. */
const isHelp = (pagePath: string) => /^\/help(?:\/|$)/.test(pagePath);

/**
 * Lists the files of every help page for readers who keep pages on their device, and writes the worker that shows them
 * without a network. It must be the last reader, because it reads the pages as they're served.
 */
export default function offlineHelp({
  outDir,
  siteDir,
  generatedFilesDir,
}: Pick<Build, 'outDir' | 'siteDir' | 'generatedFilesDir'>): PageReader {
  const pages = new Map<string, PageFiles>();
  return {
    rewrite(html, {path: pagePath, head: {tag, title}}) {
      if (isHelp(pagePath)) {
        const urls = urlsIn(html).map(detached);
        // Another thread compresses it while this one reads the next pages.
        pages.set(pagePath, {title, tag, content: describeContent(html), urls});
      }
      return html;
    },
    async write() {
      const write = (url: string, text: string) => fs.writeFile(path.join(outDir, url), text);
      const {onDemand} = JSON.parse(
        await fs.readFile(chunksFile(generatedFilesDir), 'utf8'),
      ) as Chunks;
      const shared = onDemand.map((file) => `/${file}`);
      const manifest = await describe(outDir, {pages, shared, indexes: await searchFiles(outDir)});
      await write(offlinePaths.manifest, JSON.stringify(manifest));
      await write(offlinePaths.worker, bundleScript(siteDir, 'plugins/offline/client/worker.ts'));
    },
  };
}

/** The scripts, styles, fonts, and images that a page loads. */
function urlsIn(html: string): string[] {
  const scripts = /<script data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const others = [
    / data-href="?([^"\s>]+)/g,
    /url\((\/fonts\/[^)]+)\)/g,
    /<img [^>]*?\bsrc="?(\/[^"\s>]+)/g,
  ].flatMap((pattern) => Array.from(html.matchAll(pattern), ([, url = '']) => url));
  return Array.from(new Set([...scripts, ...others]));
}

/** The URLs of each search index, by tag; none if the search has another engine. */
async function searchFiles(outDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readIfThere(path.join(outDir, manifestPath));
  const entries = JSON.parse(text ?? '[]') as ManifestEntry[];
  return new Map(
    await Promise.all(
      entries.map(async ({docusaurus_tag, folder}) => {
        const url = `/${indexFolder(folder)}`;
        const names = await fs.readdir(path.join(outDir, url));
        const files = names.sort().map((name) => `${url}/${name}`);
        return [docusaurus_tag, [`/${manifestPath}`, ...files]] as const;
      }),
    ),
  );
}

async function describe(
  outDir: string,
  {
    pages,
    shared,
    indexes,
  }: {
    readonly pages: ReadonlyMap<string, PageFiles>;
    readonly shared: readonly string[];
    readonly indexes: ReadonlyMap<string, readonly string[]>;
  },
): Promise<OfflineManifest> {
  const positions = new Map<string, number>();
  const positionOf = (url: string) => {
    const known = positions.get(url) ?? positions.size;
    positions.set(url, known);
    return known;
  };
  const filesOf = (pagePath: string, {urls}: PageFiles) => [pagePath, ...urls].map(positionOf);
  const message = pages.get(offlinePaths.page);
  const sharedFiles = shared.map(positionOf);
  if (message) sharedFiles.push(...filesOf(offlinePaths.page, message));
  const described = Array.from(pages).map(
    ([pagePath, page]) =>
      [pagePath, {title: page.title, files: filesOf(pagePath, page), index: page.tag}] as const,
  );
  const tags = new Set(Array.from(pages.values(), ({tag}) => tag));
  const searchIndexes = Array.from(indexes)
    .filter(([tag]) => tags.has(tag))
    .map(([tag, urls]) => [tag, urls.map(positionOf)] as const);

  const hash = createHash('sha256');
  const files: [string, number][] = [];
  for (const url of positions.keys()) {
    const content =
      pages.get(url)?.content ?? describeContent(await fs.readFile(path.join(outDir, url)));
    const {hash: contentHash, bytes} = await content;
    hash.update(url).update(contentHash);
    files.push([url, bytes]);
  }
  return {
    build: hash.digest('hex').slice(0, 12),
    files,
    shared: sharedFiles,
    indexes: Object.fromEntries(searchIndexes),
    pages: Object.fromEntries(described),
  };
}
