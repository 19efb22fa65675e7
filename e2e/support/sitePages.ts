import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Fewer pages or templates mean that the build or the lists read here are broken. */
const FEWEST = {pages: 25, templates: 10};

/** A path that leads to the 404 page. */
export const UNKNOWN_PATH = '/no-such-page';

/** The parts read here of what `plugins/machine-readable` writes. */
const readManifest = () =>
  JSON.parse(read('build/pages.json')) as {builtOn: string; pages: {path: string}[]};

/** The day of the build. */
export const builtOn = () => new Date(readManifest().builtOn);

/** Every look the site has: all pages, also of frozen versions, the search without and with hits, the 404 page. */
export function allPaths(): string[] {
  const paths = readManifest().pages.map((page) => page.path);
  if (paths.length < FEWEST.pages) {
    throw new Error(`build/pages.json lists ${paths.length} pages, expected ${FEWEST.pages}.`);
  }
  return [...paths, '/search', '/search?q=bounce', UNKNOWN_PATH];
}

/**
 * One page of each template: the first path of those that Docusaurus renders with the same components. A React page is
 * a template of its own.
 */
export function templatePaths(): string[] {
  const chunks = Object.entries(
    JSON.parse(read('.docusaurus/routesChunkNames.json')) as Record<string, {__comp?: string}>,
  ).map(([route, {__comp = ''}]) => ({
    route: route.replace(/-[0-9a-f]{3}$/, ''),
    component: __comp,
  }));
  const firsts = new Map<string, string>();
  for (const address of allPaths()) {
    const components = chunks
      .filter(({route}) => route === address.replace(/\?.*/, ''))
      .map(({component}) => component);
    const template = components.sort().join();
    // Search hits and the 404 page share a component with other looks.
    const key = address === UNKNOWN_PATH || address.includes('?') ? address : template;
    if (!firsts.has(key)) firsts.set(key, address);
  }
  if (firsts.size < FEWEST.templates) {
    throw new Error(`There are ${firsts.size} templates, expected ${FEWEST.templates}.`);
  }
  return Array.from(firsts.values());
}
