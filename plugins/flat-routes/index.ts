import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ownCache, replaceModules, type Cached} from '../lib/bundler';
import {ChunkMap} from './chunkMap';
import {baseGlobalData} from './globalData';

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * Makes the scripts of a page independent of the number of pages. Docusaurus puts the routes, modules, and docs of the
 * whole site into the scripts of every page. With this plugin, a page's HTML contains its own part of them, which
 * `pageDataReader` inserts, and the router reads the part of another page from that page's HTML when someone is about to
 * open it.
 *
 * It replaces generated modules in the client bundle of a production build, and the matching of routes while pages are
 * rendered. `docusaurus start` stays as it is.
 */
export default function flatRoutes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'flat-routes',

    configureWebpack(config, isServer, {currentBundler: {name, instance}}) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) return rendering;
      if (name !== 'rspack') throw new Error('flat-routes: the runtime changes need Rspack.');
      writeGlobalData(generatedFilesDir);
      return {
        ...ownCache(config as Cached, 'flat-routes'),
        mergeStrategy: {
          // The bundler takes the first alias that matches, and Docusaurus has one for all of @generated.
          'resolve.alias': 'prepend',
          plugins: 'replace',
        },
        resolve: {
          ...resolving,
          alias: {
            '@generated/routes$': client('routes.tsx'),
            '@generated/routesChunkNames$': client('routesChunkNames.ts'),
            '@generated/registry$': client('registry.ts'),
            '@generated/globalData$': client('globalData.ts'),
            '@generated/flat-routes/registry$': path.join(generatedFilesDir, 'registry.js'),
          },
        },
        plugins: [
          // Adds a map of all chunks to the runtime for prefetching links in view, which client/docusaurus.ts doesn't do.
          ...(config.plugins ?? []).filter(
            (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
          ),
          ...replaceModules(instance, [
            {
              request: /^\.\/docusaurus$/,
              importedIn: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
              file: client('docusaurus.ts'),
            },
          ]),
          new ChunkMap(generatedFilesDir),
        ],
      };
    },
  };
}

/**
 * Resolves the absolute path of a page's module directly. By default, the bundler first looks for it below each folder of
 * static files, with every extension, and keeps a record of the files that it doesn't find.
 */
const resolving = {preferAbsolute: true};

/** Keeps the time to render a page independent of the number of pages. */
const rendering = {
  mergeStrategy: {'resolve.alias': 'prepend'},
  resolve: {
    ...resolving,
    alias: {
      '@docusaurus/router$': path.join(__dirname, 'server/router.ts'),
      'react-router-config$': path.join(__dirname, 'server/routerConfig.tsx'),
    },
  },
  // With names and hashes, each request for a chunk builds a map of all of them.
  output: {chunkFilename: '[id].js'},
} as const;

/** Docusaurus generates the original before it configures the bundler. */
function writeGlobalData(generatedFilesDir: string): void {
  const folder = path.join(generatedFilesDir, 'flat-routes');
  const full = fs.readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'globalData.json'),
    JSON.stringify(baseGlobalData(JSON.parse(full) as object)),
  );
}
