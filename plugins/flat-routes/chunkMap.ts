import fs from 'node:fs/promises';
import path from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';

import type {ModuleEntry} from './pageData';
import {registryModules} from './registryModules';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;
type ChunkGroup = Compilation['chunkGroups'][number];

const NAME = 'flat-routes';

/** The chunk with Docusaurus's registry; client/registry.ts gives it this name. */
const REGISTRY_CHUNK = 'route-registry';

/** The chunk with the bundler's runtime, which pages load first. */
const RUNTIME_CHUNK = 'runtime~main';

/** Stands for the map of the chunks' files until their names are known. */
const PLACEHOLDER = '__CHUNK_FILES__';

/** The data that pages need to load their modules. */
export interface Chunks {
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** File of each chunk by ID. */
  readonly files: Readonly<Record<string, string>>;
  /** Scripts and styles that code loads on demand, outside of routes. */
  readonly onDemand: readonly string[];
}

/** The file with the chunks of the last build, next to Docusaurus's own client-manifest.json. */
export const chunksFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'flat-routes', 'chunks.json');

/**
 * Takes the chunks of routes out of the runtime's map of chunk files, which every page loads, and writes them to a file
 * for the pages' data. Chunks keep the content hashes in their names.
 */
export class ChunkMap {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, replaceMap);
      // Before the final content hashes are computed: they then replace the preliminary ones in the runtime, too.
      compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () =>
        fillMap(compiler, compilation),
      );
    });
    compiler.hooks.done.tapPromise(NAME, async ({compilation}) => {
      if (compilation.errors.length === 0) await this.writeChunks(compilation);
    });
  }

  private async writeChunks(compilation: Compilation): Promise<void> {
    const {files, registry} = filesOf(compilation);
    const registryFile = path.join(compilation.outputOptions.path ?? '', registry);
    const modules = registryModules(await fs.readFile(registryFile, 'utf8'));
    // No page loads it.
    await fs.rm(registryFile);
    const onDemand = onDemandFiles(compilation);
    const chunks: Chunks = {modules: Object.fromEntries(modules), files, onDemand};
    const file = chunksFile(this.generatedFilesDir);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, JSON.stringify(chunks));
  }
}

/** Replaces the function that maps a chunk's ID to its file, except in web workers, which load no routes. */
function replaceMap(module: {readonly name: string}, chunk: {readonly name?: string | null}): void {
  if (module.name !== 'get javascript chunk filename' || chunk.name !== RUNTIME_CHUNK) return;
  // Docusaurus has webpack's types; in Rspack, plugins may change a runtime module's source.
  const {source} = module as unknown as {source: {source: string | Buffer}};
  source.source = Buffer.from(
    `__webpack_require__.u = function (chunkId) { return "${PLACEHOLDER}"[chunkId]; };`,
  );
}

/** Fills in the files of chunks that code loads on demand, outside of routes. Their number doesn't grow with pages. */
function fillMap({webpack}: Compiler, compilation: Compilation): void {
  const onDemand: Record<string, string> = {};
  for (const {id, files} of onDemandChunks(compilation)) {
    const file = scriptOf(files);
    if (id !== null && file) onDemand[id] = file;
  }
  const pattern = new RegExp(`["']${PLACEHOLDER}["']`, 'g');
  let count = 0;
  for (const {name, source} of compilation.getAssets()) {
    if (!name.includes(`/${RUNTIME_CHUNK}.`)) continue;
    const code = source.source().toString();
    const filled = code.replace(pattern, () => {
      count += 1;
      return JSON.stringify(onDemand);
    });
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
  if (count !== 1) throw new Error(`${NAME}: the runtime has ${count} maps of chunk files, not 1.`);
}

const onDemandChunks = ({chunkGroups}: Compilation) =>
  chunkGroups
    .filter((group) => !group.isInitial() && !isOfRoute(group))
    .flatMap(({chunks}) => chunks);

const onDemandFiles = (compilation: Compilation): string[] =>
  Array.from(new Set(onDemandChunks(compilation).flatMap(({files}) => Array.from(files)))).filter(
    (file) => /\.(?:js|css)$/.test(file),
  );

/**
 * Whether only routes load these chunks. A chunk that code also loads on demand stays in the runtime's map, and so does
 * a web worker, which has no origin.
 */
const isOfRoute = ({name, origins}: ChunkGroup): boolean =>
  name === REGISTRY_CHUNK ||
  (origins.length > 0 &&
    origins.every(({module}) => module?.identifier().endsWith(`${path.sep}registry.js`)));

function filesOf({chunks}: Compilation): {files: Record<string, string>; registry: string} {
  const files: Record<string, string> = {};
  let registry = '';
  for (const chunk of chunks) {
    const file = scriptOf(chunk.files);
    if (!file) continue;
    if (chunk.name === REGISTRY_CHUNK) registry = file;
    else if (chunk.id !== null) files[chunk.id] = file;
  }
  return {files, registry};
}

/** Returns a chunk's script. Some chunks have only styles. */
const scriptOf = (files: ReadonlySet<string>): string | undefined =>
  Array.from(files).find((file) => file.endsWith('.js'));
