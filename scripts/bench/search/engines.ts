import fs from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gunzipSync, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import MiniSearch from 'minisearch';

import {buildIndex} from '../../../plugins/search-engine/buildIndex';
import {LoadedIndex} from '../../../plugins/search-engine/loadedIndex';
import {search} from '../../../plugins/search-engine/search';
import type {Section} from '../../../plugins/search-engine/section';
import {normalizeTerm, tokensOf} from '../../../plugins/search-engine/terms';
import type {Network} from './network';

/** Pages that a list of results shows before scrolling. */
const shownPages = 5;

export interface Engine {
  readonly name: string;
  /**
   * Processor time in seconds for making and compressing the index's files, once the code is compiled. Pagefind's is real
   * time: it's a process of its own.
   */
  readonly builtSeconds: number;
  /** Loads the code and what every search needs, as for the first search of a visit. */
  readonly open: (network: Network) => Promise<OpenEngine>;
}

export interface OpenEngine {
  /** Returns the routes of pages, best first, once the first five have their titles and texts. */
  readonly find: (query: string) => Promise<string[]>;
  /** Work that the engine does while the visitor reads the first results. */
  readonly afterFirst?: () => Promise<void>;
}

const sizeOf = (bytes: Uint8Array | string) => gzipSync(bytes, {level: 9}).length;

/** Returns the compressed size of code for the browser. */
async function codeSize(contents: string): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: import.meta.dirname, loader: 'ts'},
    ...{bundle: true, minify: true, format: 'esm', write: false, target: 'es2022'},
  });
  return sizeOf(outputFiles[0]?.contents ?? '');
}

/** Makes a value twice, and times the second time: compiling the code takes as long for a small site as for a large one. */
function timed<Value>(make: () => Value): {readonly value: Value; readonly seconds: number} {
  make();
  const before = process.cpuUsage();
  const value = make();
  const {user, system} = process.cpuUsage(before);
  return {value, seconds: (user + system) / 1_000_000};
}

const nothing = new Uint8Array();

export async function embedded(sections: readonly Section[]): Promise<Engine> {
  const code = await codeSize(`
    export {LoadedIndex} from '../../../plugins/search-engine/loadedIndex';
    export {search} from '../../../plugins/search-engine/search';`);
  const {value: built, seconds: builtSeconds} = timed(() => {
    const files = buildIndex(sections);
    return {
      files,
      sizes: new Map(Array.from(files, ([name, bytes]) => [name, gzipSync(bytes).length])),
    };
  });
  const {files, sizes} = built;
  const routes = Array.from(new Set(sections.map(({route}) => route)));
  return {
    ...{name: 'embedded', builtSeconds},
    async open(network) {
      await network.request(nothing, code);
      const index = await LoadedIndex.open((name) => {
        const bytes = files.get(name);
        return bytes
          ? network.request(bytes, sizes.get(name) ?? 0)
          : Promise.reject(new Error(name));
      });
      return {
        async find(query) {
          const {pages} = await search([index], query, {synonyms: []});
          await Promise.all(
            pages
              .slice(0, shownPages)
              .map(({sections: [best]}) => index.textOf(best?.section ?? 0)),
          );
          return pages.map(({page}) => routes[page] ?? '');
        },
        afterFirst: () => index.loadAhead(),
      };
    },
  };
}

const miniSearchOptions = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['route', 'heading', 'text'],
  tokenize: (text: string) => tokensOf(text).map((token) => token.text),
  processTerm: normalizeTerm,
  searchOptions: {
    boost: {heading: 3, title: 2},
    prefix: (_term: string, at: number, all: readonly string[]) => at === all.length - 1,
    fuzzy: 0.2,
  },
};

/** MiniSearch with a document per section. */
export async function miniSearch(sections: readonly Section[]): Promise<Engine> {
  const code = await codeSize(`export {default} from 'minisearch';`);
  const {value: built, seconds: builtSeconds} = timed(() => {
    const index = new MiniSearch<{id: number}>(miniSearchOptions);
    index.addAll(
      sections.map(({titles, text, route}, id) => ({
        ...{id, route, text},
        heading: titles.at(-1) ?? '',
        title: titles[0] ?? '',
      })),
    );
    const json = new TextEncoder().encode(JSON.stringify(index));
    return {json, size: sizeOf(json)};
  });
  const {json, size} = built;
  return {
    ...{name: 'MiniSearch', builtSeconds},
    async open(network) {
      await network.request(nothing, code);
      const text = new TextDecoder().decode(await network.request(json, size));
      const loaded = MiniSearch.loadJSON<{id: number}>(text, miniSearchOptions);
      return {
        find: (query) =>
          Promise.resolve(
            Array.from(new Set(loaded.search(query).map(({route}) => String(route)))),
          ),
      };
    },
  };
}

interface PagefindInstance {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    results: readonly {readonly id: string; readonly data: () => Promise<unknown>}[];
  }>;
}

interface PagefindModule {
  readonly createInstance: (options: {
    readonly basePath: string;
    readonly baseUrl: string;
  }) => PagefindInstance;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageHtml(sections: readonly Section[]): string {
  const parts = sections.map(({titles, text, anchor}) => {
    const level = Math.min(6, titles.length);
    const heading = escapeHtml(titles.at(-1) ?? '');
    return `<h${level} id="${anchor || 'top'}">${heading}</h${level}><p>${escapeHtml(text)}</p>`;
  });
  return `<!doctype html><html lang="en"><body><main>${parts.join('')}</main></body></html>`;
}

/** Returns the page of each result, which Pagefind has in a file per result. */
async function fragmentRoutes(folder: string): Promise<Map<string, string>> {
  const routes = new Map<string, string>();
  for (const file of await fs.readdir(folder)) {
    const text = gunzipSync(await fs.readFile(path.join(folder, file))).toString();
    const {url} = JSON.parse(text.slice(text.indexOf('{'))) as {url: string};
    routes.set(path.parse(file).name, url);
  }
  return routes;
}

interface PagefindPackage {
  readonly close: () => Promise<unknown>;
  readonly createIndex: () => Promise<{
    readonly index?: {
      addHTMLFile(page: {readonly url: string; readonly content: string}): Promise<unknown>;
      writeFiles(options: {readonly outputPath: string}): Promise<unknown>;
    };
  }>;
}

/** A name in a variable, because the package isn't a dependency: its programs for some systems aren't in every registry. */
const PAGEFIND = 'pagefind';

/** @throws when Pagefind isn't installed. */
async function loadPagefind(): Promise<PagefindPackage> {
  try {
    // It's a module only, and this script isn't one.
    return (await import(PAGEFIND)) as PagefindPackage;
  } catch (error) {
    throw new Error(
      'Install Pagefind, or leave it out with --engines embedded,MiniSearch: npm install --no-save pagefind@1.6.0',
      {cause: error},
    );
  }
}

/** Pagefind with its defaults, which runs in Node when it gets a `fetch` that reads its folder. */
export async function pagefind(sections: readonly Section[], folder: string): Promise<Engine> {
  const before = performance.now();
  const {close, createIndex} = await loadPagefind();
  const {index} = await createIndex();
  if (!index) throw new Error('Pagefind made no index.');
  const pages = new Map<string, Section[]>();
  for (const section of sections)
    pages.set(section.route, [...(pages.get(section.route) ?? []), section]);
  for (const [url, own] of pages) await index.addHTMLFile({url, content: pageHtml(own)});
  await fs.rm(folder, {recursive: true, force: true});
  await index.writeFiles({outputPath: folder});
  await close();
  const builtSeconds = (performance.now() - before) / 1000;
  const routes = await fragmentRoutes(path.join(folder, 'fragment'));
  const script = path.join(folder, 'pagefind.js');
  const code = sizeOf(await fs.readFile(script));
  const {createInstance} = (await import(pathToFileURL(script).href)) as PagefindModule;
  return {
    ...{name: 'Pagefind', builtSeconds},
    async open(network) {
      // Its files are compressed already.
      globalThis.fetch = async (input) => {
        const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
        const bytes = await fs.readFile(path.join(folder, url.pathname));
        return new Response(new Uint8Array(await network.request(bytes, bytes.length)));
      };
      await network.request(nothing, code);
      const instance = createInstance({basePath: '/', baseUrl: '/'});
      await instance.init();
      return {
        async find(query) {
          const {results} = await instance.search(query);
          await Promise.all(results.slice(0, shownPages).map((result) => result.data()));
          return results.map(({id}) => routes.get(id) ?? '');
        },
      };
    },
  };
}
