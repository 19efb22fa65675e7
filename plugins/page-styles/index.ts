import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {nameByFile} from './classNames';
import {layerOrder, wrapInLayer} from './layers';
import {leanSheets} from './leanSheets';
import {linkSheets, type ChunkGroup, type Manifest} from './linkSheets';

interface Asset {
  readonly name: string;
  readonly source: {source(): string | Buffer};
}

/** The parts of Rspack and webpack that this uses. */
interface Compilation {
  readonly chunkGroups: Iterable<ChunkGroup>;
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
  };
  getAssets(): readonly Asset[];
  updateAsset(file: string, source: unknown): void;
}

interface Compiler {
  readonly hooks: Record<
    'thisCompilation' | 'afterEmit',
    {tap(name: string, run: (compilation: Compilation) => void): void}
  >;
}

interface Bundler {
  readonly Compilation: {readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number};
  readonly sources: {readonly RawSource: new (text: string) => unknown};
}

const name = 'page-styles';
const orderFile = 'layers.css';

/** Yields the texts one by one, because those of 10,000 pages together take hundreds of megabytes. */
function* textsOf(
  assets: readonly Asset[],
  extension: string,
): Generator<readonly [name: string, text: string]> {
  for (const asset of assets) {
    if (asset.name.endsWith(extension)) yield [asset.name, String(asset.source.source())];
  }
}

function* scriptsOf(assets: readonly Asset[]): Generator<string> {
  for (const [, text] of textsOf(assets, '.js')) yield text;
}

/** Changes the stylesheets of a build after they're minified and before their names get their hashes. */
function leanBuild(compilation: Compilation, bundler: Bundler): void {
  const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  compilation.hooks.processAssets.tap({name, stage}, () => {
    const assets = compilation.getAssets();
    const sheets = new Map(textsOf(assets, '.css'));
    for (const [file, css] of leanSheets(sheets, scriptsOf(assets))) {
      compilation.updateAsset(file, new bundler.sources.RawSource(css));
    }
  });
}

/** Lets Docusaurus's template link the stylesheets of each page. It reads the manifest after the build of the client. */
function linkInManifest(manifestFile: string, {chunkGroups}: Compilation): void {
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  fs.writeFileSync(manifestFile, JSON.stringify(linkSheets(manifest, chunkGroups)));
}

/** Gives each page the base stylesheet and those of its own routes, in cascade layers. */
export default function pageStyles({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name,

    async contentLoaded({actions}) {
      await actions.createData(orderFile, layerOrder);
    },

    getClientModules: () => [path.join(generatedFilesDir, name, 'default', orderFile)],

    configurePostCss(options) {
      options.plugins.push(wrapInLayer(siteDir));
      return options;
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const bundler = currentBundler.instance as unknown as Bundler;
      nameByFile(config);
      if (isServer) return {};
      const onBuild = {
        apply({hooks}: Compiler) {
          hooks.thisCompilation.tap(name, (compilation) => leanBuild(compilation, bundler));
          hooks.afterEmit.tap(name, (compilation) =>
            linkInManifest(path.join(generatedFilesDir, 'client-manifest.json'), compilation),
          );
        },
      };
      return {
        // Docusaurus's group puts the styles of all pages into one file.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
        plugins: config.mode === 'production' ? [onBuild] : [],
      };
    },
  };
}
