import fs from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';

import type {Config, Plugin, RouteConfig} from '@docusaurus/types';

import siteConfig from '../../docusaurus.config';

// Otherwise modules compiled for another configuration could be reused.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

/**
 * This site's configuration for a build that prints what the scripts weigh: the largest packages and files of main.js, and
 * the scripts that a page of each kind starts with. Parts that load when they're used aren't included.
 */

/** A page of each kind. */
const pages = {
  home: '/',
  pricing: '/pricing',
  article: '/help/article/setup-account',
  'API page': '/api/search-leads',
  post: '/blog/list-hygiene-arithmetic',
  status: '/status',
};

const LARGEST = 20;

/** Returns the size in thousands of bytes, as a host sends it. */
function kilobytes(code: string | Buffer): number {
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 9};
  return Math.round(zlib.brotliCompressSync(code, {params}).length / 100) / 10;
}

/** Returns the package of a file in node_modules, or the file. */
const ownerOf = (source: string) =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  path.relative('', source.replace(/^json\|/, ''));

/** Splits minified code by owner, with its source map. */
function codeByOwner(code: string, map: SourceMap): Map<string, string> {
  const parts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    let start = 0;
    let owner: string | undefined;
    const end = (column: number) => {
      if (owner) parts.set(owner, (parts.get(owner) ?? '') + line.slice(start, column));
      start = column;
    };
    for (let column = 0; column < line.length; column += 1) {
      // Code that the bundler added has no source.
      const entry = map.findEntry(row, column) as {readonly originalSource?: string};
      const next = entry.originalSource ? ownerOf(entry.originalSource) : 'bundler';
      if (next !== owner) end(column);
      owner = next;
    }
    end(line.length);
  });
  return parts;
}

function printLargest(file: string): void {
  const code = fs.readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const rows = [...codeByOwner(code, map)].map(([name, part]) => ({
    'package or file': name,
    'minified k': Math.round(part.length / 100) / 10,
    'brotli k, compressed alone': kilobytes(part),
  }));
  rows.sort((a, b) => b['brotli k, compressed alone'] - a['brotli k, compressed alone']);
  console.log(`\nmain.js: ${kilobytes(code)} k`);
  console.table(rows.slice(0, LARGEST));
}

/** Returns the paths of the routes that make up a page, outermost first. */
function branchOf(routes: readonly RouteConfig[], page: string): string[] {
  const route = routes.find(
    ({path: prefix, exact}) =>
      prefix === page || (!exact && (prefix === '/' || page.startsWith(`${prefix}/`))),
  );
  return route ? [route.path, ...branchOf(route.routes ?? [], page)] : [];
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);

/** Names of the chunks of each route, whose keys are its path and a hash. */
function chunksOf(generated: string, routes: readonly string[]): string[] {
  const file = path.join(generated, 'routesChunkNames.json');
  const chunks = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  return Object.entries(chunks)
    .filter(([key]) => routes.includes(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => leavesOf(names));
}

/** File names of the scripts of each entry and named chunk, including the chunks they share. */
type Scripts = ReadonlyMap<string, readonly string[]>;

interface Stats {
  readonly compilation: {
    readonly namedChunkGroups: ReadonlyMap<string, {getFiles(): readonly string[]}>;
  };
}

interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, callback: (stats: Stats) => void): void}};
}

function bundleReport(): Plugin {
  let scripts: Scripts = new Map();
  return {
    name: 'bundle-report',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            devtool: 'hidden-source-map',
            output: {devtoolModuleFilenameTemplate: '[resource-path]'},
            plugins: [
              (compiler: Compiler) =>
                compiler.hooks.done.tap('bundle-report', ({compilation}) => {
                  scripts = new Map(
                    [...compilation.namedChunkGroups].map(([name, group]) => [
                      name,
                      group.getFiles().filter((file) => file.endsWith('.js')),
                    ]),
                  );
                }),
            ],
          },

    postBuild({outDir, generatedFilesDir, routes}) {
      const main = scripts.get('main')?.find((file) => /\/main\./.test(file));
      if (!main) throw new Error('The build has no main.js.');
      printLargest(path.join(outDir, main));

      const rows = Object.entries(pages).map(([kind, page]) => {
        const branch = branchOf(routes, page);
        if (branch.at(-1) !== page) throw new Error(`scripts/bench/bundle.ts: no page is ${page}.`);
        const names = ['main', ...chunksOf(generatedFilesDir, branch)];
        const files = [...new Set(names.flatMap((name) => scripts.get(name) ?? []))];
        const sizes = files.map((file) => kilobytes(fs.readFileSync(path.join(outDir, file))));
        const all = sizes.reduce((sum, size) => sum + size, 0);
        return {page: kind, files: files.length, 'brotli k': Math.round(all * 10) / 10};
      });
      console.table(rows);
    },
  };
}

export default {
  ...siteConfig,
  plugins: [...(siteConfig.plugins ?? []), bundleReport],
} satisfies Config;
