import path from 'node:path';

import {AtRule, type Plugin} from 'postcss';

/**
 * Cascade layers of our stylesheets, lowest first, with their folders or files. A file in two layers is in the higher
 * one, and a file in none of them is in the highest.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  base: ['src/css/'],
  documents: ['src/css/documents.css'],
  components: ['src/components/'],
  features: ['src/features/', 'src/components/Posts/', 'plugins/'],
  theme: ['src/theme/'],
  pages: [],
};

/** The statement that orders all layers. Docusaurus puts the stylesheets of packages into layers inside its own. */
export const layerOrder = `@layer docusaurus, ${Object.keys(layers).join(', ')};`;

/** Returns the layer of a stylesheet, or undefined if it isn't ours. */
export function layerOf(file: string, siteDir: string): string | undefined {
  const fromSite = path.relative(siteDir, file).split(path.sep).join('/');
  if (/^(\.|node_modules\/)/.test(fromSite)) return undefined;
  const matches = Object.entries(layers).filter(([, folders]) =>
    folders.some((folder) => fromSite.startsWith(folder)),
  );
  return matches.at(-1)?.[0] ?? 'pages';
}

/**
 * Wraps each of our stylesheets in its layer. The styles that two routes share are in the sheets of both, and navigation
 * loads sheets in any order. Without layers, the last copy would override what callers set.
 */
export const wrapInLayer = (siteDir: string): Plugin => ({
  postcssPlugin: 'wrap-in-layer',
  OnceExit(root) {
    const file = root.source?.input.file;
    const layer = file && layerOf(file, siteDir);
    if (!layer) return;
    const {nodes} = root.clone();
    root.removeAll();
    root.append(new AtRule({name: 'layer', params: layer, nodes}));
  },
});
