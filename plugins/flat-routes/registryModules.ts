import vm from 'node:vm';

import type {ModuleEntry} from './pageData';

type Loader = () => unknown;
type Registry = Readonly<
  Record<string, readonly [load: Loader, path: string, id: string | number]>
>;
type Factory = (module: object, exports: object, require: Recorder) => void;

/** The part of the bundler's runtime that the registry calls. */
interface Recorder {
  (id: string | number): void;
  e: (chunk: string | number) => unknown;
  t: (id: string | number, mode: number) => void;
  d: (exports: object, getters: Readonly<Record<string, () => unknown>>) => void;
  r: () => void;
}

/**
 * Finds out how the bundler loads each module of the registry by running the registry's chunk with a runtime that
 * records calls instead of loading anything. The bundler's API has the IDs but not the mode.
 *
 * @param chunk code of the chunk that contains only Docusaurus's registry.js.
 * @throws when the chunk doesn't have the expected form
 */
export function registryModules(chunk: string): Map<string, ModuleEntry> {
  const calls = {mode: 0, chunks: [] as string[]};
  // Runs callbacks immediately, so that a loader is done when it returns.
  const thenable = {
    then(callback: () => void) {
      callback();
      return thenable;
    },
  };
  const recorder: Recorder = Object.assign(() => {}, {
    e(id: string | number) {
      calls.chunks.push(String(id));
      return thenable;
    },
    t(_id: string | number, mode: number) {
      calls.mode = mode;
    },
    d(exports: object, getters: Readonly<Record<string, () => unknown>>) {
      for (const [name, get] of Object.entries(getters)) {
        Object.defineProperty(exports, name, {get, enumerable: true});
      }
    },
    r() {},
  });

  const modules = new Map<string, ModuleEntry>();
  for (const [name, [load, , id]] of Object.entries(readRegistry(chunk, recorder, thenable))) {
    calls.mode = 0;
    calls.chunks = [];
    load();
    modules.set(name, [calls.mode, id, ...calls.chunks]);
  }
  return modules;
}

/** The entry that a chunk's file adds to the bundler's global array. */
type Pushed = readonly [ids: unknown, factories: Readonly<Record<string, Factory>>];

function readRegistry(chunk: string, recorder: Recorder, thenable: object): Registry {
  const globals: Record<string, unknown> = {
    Promise: {all: () => thenable, resolve: () => thenable},
  };
  globals['self'] = globals;
  vm.runInNewContext(chunk, globals);
  const pushed = Object.values(globals).filter(Array.isArray).flat() as Pushed[];
  for (const factory of pushed.flatMap(([, factories]) => Object.values(factories))) {
    const exports: {default?: Registry} = {};
    factory({exports}, exports, recorder);
    if (exports.default) return exports.default;
  }
  throw new Error("flat-routes: the bundler changed the form of the registry's chunk.");
}
