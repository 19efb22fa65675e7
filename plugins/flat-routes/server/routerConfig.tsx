import type {ReactNode} from 'react';
import {matchPath, Route, Switch} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';

import {fixedKeyOf, keyOf} from './router';

/*
 * Replaces react-router-config while pages are rendered at build time. The original tries every route of the site for
 * each page, and compiles their paths again if there are more than 10,000.
 */

/** Positions of routes. */
interface Index {
  readonly fixed: ReadonlyMap<string, readonly number[]>;
  /** Those that match several paths, such as the route of a plugin. */
  readonly others: readonly number[];
}

function indexOf(routes: readonly RouteConfig[]): Index {
  const fixed = new Map<string, number[]>();
  const others: number[] = [];
  for (const [at, route] of routes.entries()) {
    const key = fixedKeyOf(route);
    if (key === null) others.push(at);
    else fixed.set(key, [...(fixed.get(key) ?? []), at]);
  }
  return {fixed, others};
}

const indexes = new WeakMap<readonly RouteConfig[], Index>();

/** Returns the routes, in their order, that can match a path. The others can't, so the router needn't try them. */
function candidates(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const index = indexes.get(routes) ?? indexOf(routes);
  indexes.set(routes, index);
  const places = [...index.others, ...(index.fixed.get(keyOf(pathname)) ?? [])];
  return places.sort((a, b) => a - b).map((at) => routes[at]!);
}

/** Returns the first route that matches, and the ones in it, from the outside in. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  for (const route of candidates(routes, pathname)) {
    const inherited = branch.at(-1)?.match ?? rootMatch(pathname);
    const match = route.path ? matchPath<object>(pathname, route) : inherited;
    if (match) {
      branch.push({route, match});
      return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
    }
  }
  return branch;
}

const rootMatch = (pathname: string) => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** Renders the first route that matches the location. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps: object = {},
): ReactNode {
  if (!routes) return null;
  return (
    <Route
      render={({location}) => (
        <Switch>
          {candidates(routes, location.pathname).map((route, at) => (
            <Route
              key={route.key ?? at}
              path={route.path}
              exact={route.exact}
              strict={route.strict}
              render={(props) => {
                const all = {...props, ...extraProps, route};
                const {render, component: Component} = route;
                return render ? render(all) : Component && <Component {...all} />;
              }}
            />
          ))}
        </Switch>
      )}
    />
  );
}
