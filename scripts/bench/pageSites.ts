import {execFileSync, execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {IMMUTABLE} from '../../config/headers';
import {filesBelow} from '../../test/copies/copySite';
import {docusaurus, ours, root, starlight, stock} from './sites';

const ARTICLES = 200;

/**
 * The latest versions that run on Node 20. They take 380 MB with what they need, so only this benchmark installs them.
 */
const packages = {lighthouse: '12.8.2', astro: '5.18.2', '@astrojs/starlight': '0.36.3'};

/** The folder of these packages, which is also the Starlight site. */
const packagesFolder = path.join(root, '.cache/bench');

/** Folders of the built sites. */
export const siteFolders = {
  ours: path.join(root, '.cache/copies/bench/build'),
  stock: path.join(root, '.cache/copies/bench-stock/build'),
  starlight: path.join(packagesFolder, 'dist'),
};
export type SiteName = keyof typeof siteFolders;

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** Compresses in advance, so that the server leaves the CPU to the browser. */
function compressFiles(folder: string): void {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  for (const file of filesBelow(folder).filter((name) => TEXT.test(name))) {
    const full = path.join(folder, file);
    fs.writeFileSync(`${full}.br`, brotliCompressSync(fs.readFileSync(full), {params}));
  }
}

/** Gives a site the caching that this site has. */
function cacheAssets(folder: string, assets: string): void {
  fs.writeFileSync(path.join(folder, '_headers'), `${assets}/*\n  Cache-Control: ${IMMUTABLE}\n`);
}

function installPackages(): void {
  const manifest = path.join(packagesFolder, 'package.json');
  const wanted = JSON.stringify({private: true, type: 'module', dependencies: packages});
  // npm writes this file last.
  const isInstalled =
    fs.existsSync(path.join(packagesFolder, 'node_modules/.package-lock.json')) &&
    fs.readFileSync(manifest, 'utf8') === wanted;
  if (isInstalled) return;
  fs.mkdirSync(packagesFolder, {recursive: true});
  fs.writeFileSync(manifest, wanted);
  // A string runs in a shell, which finds npm on Windows, too.
  execSync(
    'npm install --no-engine-strict --ignore-scripts --no-audit --no-fund --no-package-lock',
    {
      cwd: packagesFolder,
      stdio: 'inherit',
    },
  );
}

function build(site: string, program: string, env: Record<string, string>): void {
  execFileSync(process.execPath, [program, 'build'], {
    cwd: site,
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Builds this site, a stock Docusaurus site, and a Starlight site with the same articles.
 *
 * @returns the folder where Lighthouse is installed.
 */
export function buildSites({isReusing}: {isReusing: boolean}): string {
  installPackages();
  if (isReusing && Object.values(siteFolders).every((folder) => fs.existsSync(folder))) {
    return packagesFolder;
  }
  // Modules compiled for another site could be reused otherwise.
  const uncached = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  build(ours(ARTICLES), docusaurus, uncached);
  build(stock(ARTICLES), docusaurus, uncached);
  cacheAssets(siteFolders.stock, '/assets');
  starlight(ARTICLES, packagesFolder);
  const astro = path.join(packagesFolder, 'node_modules/astro/astro.js');
  build(packagesFolder, astro, {ASTRO_TELEMETRY_DISABLED: '1'});
  cacheAssets(siteFolders.starlight, '/_astro');
  for (const folder of Object.values(siteFolders)) compressFiles(folder);
  return packagesFolder;
}
