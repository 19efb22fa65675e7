import ComponentCreator from '@docusaurus/ComponentCreator';
import type renderRoutes from '@docusaurus/renderRoutes';
import type {ComponentType} from 'react';

import type {PageRoute} from '../pageData';
import {pathKey} from '../pathKey';
import {pages} from './pages';

type RouteConfig = NonNullable<Parameters<typeof renderRoutes>[0]>[number];
type RouteComponent = ComponentType<object> & {readonly preload: () => Promise<unknown>};

interface LoadableRoute extends RouteConfig {
  readonly component: RouteComponent;
  readonly routes?: LoadableRoute[];
}

const create = (path: string, hash: string) =>
  ComponentCreator(path, hash) as unknown as RouteComponent;

export const NotFound = create('*', '');

const components = new Map<string, RouteComponent>();

/** Returns one component per route, so that layouts stay mounted between pages. */
function componentOf({path, hash}: PageRoute): RouteComponent {
  const key = `${path}-${hash}`;
  const component = components.get(key) ?? create(path, hash);
  components.set(key, component);
  return component;
}

function toRoutes([route, ...inner]: readonly PageRoute[]): LoadableRoute[] {
  if (!route) return [];
  const {chunkNames: _loaded, props, ...config} = route;
  const Component = componentOf(route);
  return [
    {
      ...config,
      component: Component,
      render: (given: object) => <Component {...given} {...props} />,
      ...(inner.length > 0 && {routes: toRoutes(inner)}),
    },
  ];
}

const made = new WeakMap<readonly PageRoute[], LoadableRoute[]>();

/** Returns the routes of a known page, always the same for the same page. */
export function routesAt(path: string): LoadableRoute[] | undefined {
  const known = pages.routesOf(path);
  if (!known) return undefined;
  const routes = made.get(known) ?? toRoutes(known);
  made.set(known, routes);
  return routes;
}

const loadAll = (routes: readonly LoadableRoute[]): Promise<unknown> =>
  Promise.all(
    routes.map(({component, routes: inner = []}) =>
      Promise.all([component.preload(), loadAll(inner)]),
    ),
  );

const firstKey = pathKey(window.location.pathname);

/** Whether the page is of another path than the URL: Back in a reloaded page that's still asleep changes only the URL. */
function isOfOtherPath(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && pathKey(new URL(visit.name).pathname) !== firstKey;
}

/**
 * Loads everything that the page at this path needs.
 *
 * @throws when it can't be loaded, or isn't a page of this build. Docusaurus then loads the URL in full.
 */
export async function preparePage(path: string): Promise<void> {
  if (!routesAt(path) && pathKey(path) === firstKey) {
    if (isOfOtherPath()) {
      window.location.reload();
      await new Promise(() => undefined);
    }
    // The server responded to the URL with its 404 page.
    await NotFound.preload();
    return;
  }
  await pages.learn(path);
  await loadAll(routesAt(path) ?? []);
}
