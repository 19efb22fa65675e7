import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

interface Route {
  readonly path: string;
  readonly exact?: boolean;
  /** The route's key in routesChunkNames.json. */
  readonly component: string;
  readonly routes?: readonly Route[];
}

interface ClientManifest {
  /** Chunks by the name that a route imports. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

const generated = path.join(__dirname, '../../.docusaurus');
const readText = (file: string) => readFileSync(path.join(generated, file), 'utf8');

function readRoutes(): Route[] {
  const program = readText('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', '');
  const ComponentCreator = (route: string, hash: string) => `${route}-${hash}`;
  return runInNewContext(program, {ComponentCreator}) as Route[];
}

/** Returns the routes that make up a page, outermost first. */
function branchOf(routes: readonly Route[], page: string): Route[] {
  const route = routes.find(
    ({path: prefix, exact}) => prefix === page || (!exact && page.startsWith(`${prefix}/`)),
  );
  return route ? [route, ...branchOf(route.routes ?? [], page)] : [];
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);

/** Returns a function that lists the URLs of the scripts that main.js loads to hydrate a page. */
export function routeScripts(): (page: string) => string[] {
  const routes = readRoutes();
  const chunkNames = JSON.parse(readText('routesChunkNames.json')) as Record<string, unknown>;
  const {origins, assets} = JSON.parse(readText('client-manifest.json')) as ClientManifest;
  return (page) =>
    branchOf(routes, page)
      .flatMap(({component}) => leavesOf(chunkNames[component]))
      .flatMap((name) => origins[name] ?? [])
      .flatMap((chunk) => assets[chunk]?.js ?? [])
      .map(({file}) => `/${file}`);
}
