import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {offlinePaths, type OfflineManifest} from '../../src/domain/offline/manifest';
import {parsePage} from '../built-pages/readPages';
import {chunksFile} from '../flat-routes/chunkMap';
import offlineHelp from './index';

const script = '/assets/js/a.js';

const pages = {
  '/': '<main><h1>Home</h1></main>',
  '/help': `<body><script data-scripts="${script}"></script><main><h1>Help “😀”</h1></main></body>`,
  '/help/article/a': `<body><script data-scripts="${script}"></script><main><h1>A</h1></main></body>`,
};

let outDir: string;

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'offline-'));
  await fs.mkdir(path.dirname(chunksFile(outDir)), {recursive: true});
  await fs.writeFile(chunksFile(outDir), JSON.stringify({onDemand: ['assets/js/b.js']}));
  await fs.mkdir(path.join(outDir, 'assets/js'), {recursive: true});
  for (const name of ['a', 'b'])
    await fs.writeFile(path.join(outDir, `assets/js/${name}.js`), name);
});

afterEach(() => fs.rm(outDir, {recursive: true}));

/** Builds a manifest of pages that an earlier reader has changed. */
async function manifestOf(rewritten: Readonly<Record<string, string>>): Promise<OfflineManifest> {
  const reader = offlineHelp({outDir, siteDir: process.cwd(), generatedFilesDir: outDir});
  for (const [route, html] of Object.entries(rewritten)) {
    reader.rewrite?.(html, parsePage(route, `<main><h1>${route}</h1></main>`));
  }
  await reader.write?.();
  const text = await fs.readFile(path.join(outDir, offlinePaths.manifest), 'utf8');
  return JSON.parse(text) as OfflineManifest;
}

describe('offlineHelp', () => {
  test('lists help pages as they are served, with the sizes of what they load', async () => {
    const {files, shared, pages: listed} = await manifestOf(pages);
    expect(Object.keys(listed)).toEqual(['/help', '/help/article/a']);
    expect(Object.fromEntries(files)).toEqual({
      '/assets/js/b.js': gzipSync('b').length,
      '/help': gzipSync(pages['/help']).length,
      [script]: gzipSync('a').length,
      '/help/article/a': gzipSync(pages['/help/article/a']).length,
    });
    expect(shared.map((at) => files[at]?.[0])).toEqual(['/assets/js/b.js']);
  });

  test('changes the build only with what a help page or its files contain', async () => {
    const {build} = await manifestOf(pages);
    expect((await manifestOf({...pages, '/': 'Changed'})).build).toBe(build);
    const help = pages['/help'].replace('Help', 'Changed');
    expect((await manifestOf({...pages, '/help': help})).build).not.toBe(build);
    await fs.writeFile(path.join(outDir, script), 'c');
    expect((await manifestOf(pages)).build).not.toBe(build);
  });
});
