import fs from 'node:fs/promises';
import path from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';

import type {ModuleEntry} from './pageData';
import {registryModules} from './registryModules';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;
type ChunkGroup = Compilation['chunkGroups'][number];
type Chunk = ChunkGroup['chunks'][number];

const NAME = 'flat-routes';

/** The chunk with Docusaurus's registry; client/registry.ts gives it this name. */
const REGISTRY_CHUNK = 'route-registry';

/** The chunk with the bundler's runtime, which pages load first. */
const RUNTIME_CHUNK = 'runtime~main';

type Extension = 'js' | 'css';

/** Placeholder for the map of the chunks' files with an extension until their names are known. */
const PLACEHOLDER = /["']__CHUNK_FILES_(js|css)__["']/g;

/** In the code that loads styles: the map of the chunks that have some, and its use. */
const STYLED_CHUNKS = /var cssChunks = \{[^}]*\};/;
const IS_STYLED = /\bcssChunks\[chunkId\]/;

/** The data that pages need to load their modules. */
export interface Chunks {
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** Script of each chunk by ID. */
  readonly files: Readonly<Record<string, string>>;
  /** Stylesheet of each chunk that has one, by ID. */
  readonly styles: Readonly<Record<string, string>>;
  /** Scripts and styles that code loads on demand, outside of routes. */
  readonly onDemand: readonly string[];
}

/** The file with the chunks of the last build, next to Docusaurus's own client-manifest.json. */
export const chunksFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'flat-routes', 'chunks.json');

/**
 * Takes the chunks of routes out of the runtime's maps of scripts and stylesheets, which every page loads, and writes
 * them to a file for the pages' data. Files keep the content hashes in their names.
 */
export class ChunkMap {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, replaceMaps);
      // Before the final content hashes are computed: they then replace the preliminary ones in the runtime, too.
      compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () =>
        fillMaps(compiler, compilation),
      );
    });
    compiler.hooks.done.tapPromise(NAME, async ({compilation}) => {
      if (compilation.errors.length === 0) await this.writeChunks(compilation);
    });
  }

  private async writeChunks(compilation: Compilation): Promise<void> {
    const all = Array.from(compilation.chunks);
    const registry = all.find(({name}) => name === REGISTRY_CHUNK);
    const script = registry && fileOf(registry, 'js');
    if (!script) throw new Error(`${NAME}: the build has no chunk ${REGISTRY_CHUNK}.`);
    const registryFile = path.join(compilation.outputOptions.path ?? '', script);
    const modules = registryModules(await fs.readFile(registryFile, 'utf8'));
    // No page loads it.
    await fs.rm(registryFile);
    const others = all.filter((chunk) => chunk !== registry);
    const chunks: Chunks = {
      modules: Object.fromEntries(modules),
      files: filesById(others, 'js'),
      styles: filesById(others, 'css'),
      onDemand: onDemandFiles(compilation),
    };
    const file = chunksFile(this.generatedFilesDir);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, JSON.stringify(chunks));
  }
}

/** Replaces the maps from a chunk's ID to its files, except in web workers, which load no routes. */
function replaceMaps(
  module: {readonly name: string},
  chunk: {readonly name?: string | null},
): void {
  if (chunk.name !== RUNTIME_CHUNK) return;
  // Docusaurus has webpack's types; in Rspack, plugins may change a runtime module's source.
  const {source} = module as unknown as {source: {source: string | Buffer}};
  const set = (code: string) => {
    source.source = Buffer.from(code);
  };
  const setMap = (name: string, extension: Extension) =>
    set(
      `__webpack_require__.${name} = function (chunkId) { return "__CHUNK_FILES_${extension}__"[chunkId]; };`,
    );
  if (module.name === 'get javascript chunk filename') setMap('u', 'js');
  if (module.name === 'get mini-css chunk filename') setMap('miniCssF', 'css');
  if (module.name === 'css loading') {
    const code = source.source.toString();
    if (!STYLED_CHUNKS.test(code) || !IS_STYLED.test(code)) {
      throw new Error(`${NAME}: the runtime no longer loads styles as expected.`);
    }
    const hasStyles = '__webpack_require__.miniCssF(chunkId)';
    set(code.replace(STYLED_CHUNKS, '').replace(IS_STYLED, hasStyles));
  }
}

/** Fills in the files of chunks that code loads on demand, outside of routes. Their number doesn't grow with pages. */
function fillMaps({webpack}: Compiler, compilation: Compilation): void {
  let count = 0;
  for (const {name, source} of compilation.getAssets()) {
    if (!name.includes(`/${RUNTIME_CHUNK}.`)) continue;
    const code = source.source().toString();
    const filled = code.replace(PLACEHOLDER, (_, extension: Extension) => {
      count += 1;
      return JSON.stringify(filesById(onDemandChunks(compilation), extension));
    });
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
  if (count !== 2) throw new Error(`${NAME}: the runtime has ${count} maps of chunk files, not 2.`);
}

const onDemandChunks = ({chunkGroups}: Compilation) =>
  chunkGroups
    .filter((group) => !group.isInitial() && !isOfRoute(group))
    .flatMap(({chunks}) => chunks);

/** Sorted, because a build without a cache has the chunks in another order, and the same site would get another build ID. */
const onDemandFiles = (compilation: Compilation): string[] =>
  Array.from(new Set(onDemandChunks(compilation).flatMap(({files}) => Array.from(files))))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort();

/**
 * Whether only routes load these chunks. A chunk that code also loads on demand stays in the runtime's map, and so does
 * a web worker, which has no origin.
 */
const isOfRoute = ({name, origins}: ChunkGroup): boolean =>
  name === REGISTRY_CHUNK ||
  (origins.length > 0 &&
    origins.every(({module}) => module?.identifier().endsWith(`${path.sep}registry.js`)));

/** Returns the scripts or the stylesheets of these chunks by ID. */
function filesById(chunks: readonly Chunk[], extension: Extension): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of chunks) {
    const file = fileOf(chunk, extension);
    if (chunk.id !== null && file) files[chunk.id] = file;
  }
  return files;
}

/** Returns a chunk's script or stylesheet. Some chunks have only one of them. */
const fileOf = ({files}: Chunk, extension: Extension): string | undefined =>
  Array.from(files).find((file) => file.endsWith(`.${extension}`));
