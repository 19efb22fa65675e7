import fs from 'node:fs/promises';
import path from 'node:path';

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules, type Replacement} from '../lib/bundler';
import {withoutAskAi} from './withoutAskAi';

const client = (file: string) => path.join(__dirname, 'client', file);

const codeReplacements: readonly Replacement[] = [
  // plugins/lib/highlighting colors code at build time. The theme would load Prism on every page, to add languages to it.
  {request: /theme-classic[\\/]lib[\\/]prism-include-languages$/, file: 'data:text/javascript,'},
  {request: /^tslib$/, importedIn: /utils-common/, file: client('helpers.ts')},
  {request: /^react-helmet-async$/, file: client('helmet.ts')},
  {request: /^nprogress$/, importedIn: /theme-classic/, file: client('progressBar.ts')},
  {request: /BaseUrlIssueBanner$/, importedIn: /core.lib.client/, file: client('Nothing.ts')},
  {request: /Layout\/Sidebar\/ExpandButton$/, file: client('Nothing.ts')},
];

/** Also in the HTML: the browser's must match it. */
const htmlReplacements: readonly Replacement[] = [
  {request: /mergeClasses\.mjs$/, importedIn: /lucide-react/, file: client('mergeClasses.ts')},
];

/** Modules that only define values and functions, so that the bundler can leave out those that nothing uses. */
const withoutSideEffects = [
  /[\\/]src[\\/]data[\\/]/,
  // CommonJS packages that React Router imports for functions that no page uses.
  /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
];

/** Replaces modules in the browser's scripts of which pages need little or nothing. */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, 'lean-client/default', file);
  const searchModal = generated('searchModal.js');
  const replacements = [
    {request: /^@generated\/docusaurus\.config$/, file: generated('config.json')},
    {request: /^@docsearch\/react\/modal$/, file: searchModal},
    ...codeReplacements,
    ...htmlReplacements,
  ];
  return {
    name: 'lean-client',

    async contentLoaded({actions}) {
      const modal = await fs.readFile(require.resolve('@docsearch/react/modal'), 'utf8');
      await actions.createData('config.json', pageConfig(siteConfig));
      await actions.createData('searchModal.js', withoutAskAi(modal));
    },

    configureWebpack: (_config, isServer, {currentBundler}) => ({
      module: {rules: [{test: withoutSideEffects, sideEffects: false}]},
      plugins: replaceModules(currentBundler.instance, isServer ? htmlReplacements : replacements),
      // Two parts of the search import the modal. Bundlers share only modules of packages by themselves.
      ...(!isServer && {
        optimization: {
          splitChunks: {cacheGroups: {searchModal: {test: searchModal, enforce: true}}},
        },
      }),
    }),
  };
}

/** Settings of the build, which no code in pages reads. lean-client.test.ts checks that of Docusaurus's code. */
export const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Returns the configuration without the settings of the build, which are most of it. */
export function pageConfig(
  config: DocusaurusConfig,
): Omit<DocusaurusConfig, (typeof buildSettings)[number]> {
  const names: ReadonlySet<string> = new Set(buildSettings);
  return Object.fromEntries(
    Object.entries(config).filter(([name]) => !names.has(name)),
  ) as DocusaurusConfig;
}
