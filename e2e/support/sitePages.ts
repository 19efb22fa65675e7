import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** If there are fewer pages or templates, the build or these lists are broken. */
const FEWEST = {pages: 25, templates: 10};

export const UNKNOWN_PATH = '/no-such-page';

/** Pages that the manifest leaves out, because search engines shouldn't list them. */
const UNLISTED = ['/help/offline', '/help/saved', '/search', '/search?q=bounce', UNKNOWN_PATH];

/** Reads the manifest that `plugins/machine-readable` writes. */
const readManifest = () =>
  JSON.parse(read('build/pages.json')) as {builtOn: string; pages: {path: string}[]};

export const builtOn = () => new Date(readManifest().builtOn);

const isFrozen = (address: string) => /^\/help\/\d/.test(address);

/** Returns every page. Those of frozen versions, and then unlisted ones, come last. */
export function allPaths(): string[] {
  const all = readManifest().pages.map((page) => page.path);
  const paths = [...all.filter((address) => !isFrozen(address)), ...all.filter(isFrozen)];
  if (paths.length < FEWEST.pages) {
    throw new Error(`build/pages.json lists ${paths.length} pages, expected ${FEWEST.pages}.`);
  }
  return [...paths, ...UNLISTED];
}

/**
 * Returns the pages that a browser checks: all with `npm test -- --full`, otherwise the first of each folder, such as
 * `/help/article/`, and the unlisted ones.
 */
export function crawledPaths(): string[] {
  const paths = allPaths();
  if (process.env.FULL) return paths;
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
  const folders = paths.map(folderOf);
  return paths.filter((address, index) => {
    const folder = folderOf(address);
    return folder === '/' || folders.indexOf(folder) === index || UNLISTED.includes(address);
  });
}

/**
 * Returns one page per template: the first path among those that Docusaurus renders with the same components. Each
 * React page is its own template.
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
    // Search results and the 404 page share a component with other pages but look different.
    const key = address === UNKNOWN_PATH || address.includes('?') ? address : template;
    if (!firsts.has(key)) firsts.set(key, address);
  }
  if (firsts.size < FEWEST.templates) {
    throw new Error(`Found ${firsts.size} templates, expected ${FEWEST.templates}.`);
  }
  return Array.from(firsts.values());
}
