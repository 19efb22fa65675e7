import type {Registry} from '@docusaurus/types';

import type {ModuleEntry} from '../pageData';
import {pages} from './pages';

declare global {
  // The bundler's runtime.
  var __webpack_require__: {
    (id: string | number): unknown;
    /** Loads a chunk. */
    e: (chunk: string) => Promise<unknown>;
    /** Requires a module and converts its exports. */
    t: (id: string | number, mode: number) => unknown;
    /** Returns a chunk's script. */
    u: (chunk: string) => string | undefined;
    /** Returns a chunk's stylesheet. */
    miniCssF: (chunk: string) => string | undefined;
  };
  interface Window {
    loadAllRoutes?: () => Promise<unknown>;
  }
}

// Never called. It keeps the modules of all routes in the build, as children of a chunk that no page loads; the
// assignment keeps it from being removed as unused.
window.loadAllRoutes = () =>
  import(/* webpackChunkName: "route-registry" */ '@generated/flat-routes/registry');

const {u: scriptOnDemand, miniCssF: styleOnDemand} = __webpack_require__;
__webpack_require__.u = (chunk) => pages.files[chunk] ?? scriptOnDemand(chunk);
__webpack_require__.miniCssF = (chunk) => pages.styles[chunk] ?? styleOnDemand(chunk);

/** The exports of a route's module. */
interface RouteModule {
  readonly default?: unknown;
}

/**
 * Loads a module's chunks. The module is evaluated when its `default` is first read, which is when the route renders:
 * what's inside a `<Suspense>` doesn't keep the header from responding (plugins/selective-hydration).
 */
async function load([mode, id, ...chunks]: ModuleEntry): Promise<RouteModule> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return {
    get default() {
      const exports = mode ? __webpack_require__.t(id, mode) : __webpack_require__(id);
      const copy = {...(exports as RouteModule)};
      // A route reads them each time it renders.
      Object.defineProperties(this, Object.getOwnPropertyDescriptors(copy));
      return copy.default;
    },
  };
}

/** Replaces @generated/registry. It has the modules of the known pages only. */
export default new Proxy<Registry>(
  {},
  {
    get(_, name: string) {
      const entry = pages.modules[name];
      return entry && [() => load(entry), name, entry[1]];
    },
  },
);
