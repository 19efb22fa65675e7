import type {RouteConfig} from 'react-router-config';

import {fixedKeyOf, keyOf} from './fixedPath';

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
export function candidates(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const index = indexes.get(routes) ?? indexOf(routes);
  indexes.set(routes, index);
  const places = [...index.others, ...(index.fixed.get(keyOf(pathname)) ?? [])];
  return places.sort((a, b) => a - b).map((at) => routes[at]!);
}
