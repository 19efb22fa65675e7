import {gzipSync} from 'node:zlib';
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
  /** Processor time in seconds for making and compressing the index's files, once the code is compiled. */
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
