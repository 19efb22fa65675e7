import vm from 'node:vm';

import type {RouteConfig} from '@docusaurus/types';

import type {PageRoute} from './pageData';
import {pathKey} from './pathKey';

/** A route of Docusaurus's generated routes.js. */
type TableRoute = Omit<PageRoute, 'chunkNames' | 'props'> & {
  readonly routes?: readonly TableRoute[];
};

/** A generated route with the configuration it was generated from. */
export interface BranchRoute {
  readonly route: Omit<TableRoute, 'routes'>;
  readonly config: RouteConfig;
}

/**
 * Maps the key of each page's path to its routes, from the outermost layout to the page.
 *
 * @param code of the generated routes.js, the only place with the routes' hashes.
 * @param configs the routes it was generated from.
 * @throws when the two differ
 */
export function branchesByPath(
  code: string,
  configs: readonly RouteConfig[],
): Map<string, readonly BranchRoute[]> {
  const branches = new Map<string, readonly BranchRoute[]>();
  const add = (
    routes: readonly TableRoute[],
    from: readonly RouteConfig[],
    above: readonly BranchRoute[],
  ) =>
    routes.forEach(({routes: inner, ...route}, at) => {
      const config = from[at];
      if (config?.path !== route.path) {
        throw new Error(`flat-routes: routes.js has ${route.path} instead of ${config?.path}.`);
      }
      const branch = [...above, {route, config}];
      if (inner) add(inner, config.routes ?? [], branch);
      else branches.set(pathKey(route.path), branch);
    });
  add(
    evaluate(code).filter(({path}) => path !== '*'),
    configs,
    [],
  );
  return branches;
}

/** Evaluates routes.js with a `ComponentCreator` that returns the hash. */
function evaluate(code: string): TableRoute[] {
  const script = code.replace(/^import .*$/gm, '').replace('export default', 'table =');
  type Created = Omit<TableRoute, 'hash' | 'routes'> & {component: string; routes?: Created[]};
  const context = {table: [] as Created[], ComponentCreator: (_path: string, hash: string) => hash};
  vm.runInNewContext(script, context);
  const withHash = ({component, routes, ...route}: Created): TableRoute => ({
    ...route,
    hash: component,
    ...(routes && {routes: routes.map(withHash)}),
  });
  return context.table.map(withHash);
}
