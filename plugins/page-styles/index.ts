import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {nameByFile} from './classNames';
import {layerOrder, wrapInLayer} from './layers';
import {leanSheets} from './leanSheets';
import {linkSheets, type Manifest} from './linkSheets';

type Bundler = CurrentBundler['instance'];
type Compilation = InstanceType<Bundler['Compilation']>;
type Assets = ReturnType<Compilation['getAssets']>;

const name = 'page-styles';
const orderFile = 'layers.css';

/** Yields the texts one by one, because those of 10,000 pages together take hundreds of megabytes. */
function* textsOf(
  assets: Assets,
  extension: string,
): Generator<readonly [name: string, text: string]> {
  for (const asset of assets) {
    if (asset.name.endsWith(extension)) yield [asset.name, String(asset.source.source())];
  }
}

function* scriptsOf(assets: Assets): Generator<string> {
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
      nameByFile(config);
      if (isServer) return {};
      const onBuild = {
        apply({hooks}: InstanceType<Bundler['Compiler']>) {
          hooks.thisCompilation.tap(name, (compilation) =>
            leanBuild(compilation, currentBundler.instance),
          );
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
