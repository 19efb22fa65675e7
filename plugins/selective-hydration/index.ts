import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {replaceModules, type Replacement} from '../lib/bundler';

const replacement = (file: string) => path.join(__dirname, 'client', file);

const coreClient = /@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]exports)?$/;

const inBrowser: readonly Replacement[] = [
  {
    request: /[\\/]browserContext$/,
    importedIn: coreClient,
    file: replacement('browserContext.tsx'),
  },
  {
    request: /^react$/,
    importedIn:
      /@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-common[\\/]lib[\\/]contexts|plugin-content-docs[\\/]lib[\\/]client)$/,
    file: replacement('react.ts'),
  },
];

const atBuildTime: readonly Replacement[] = [
  {request: /[\\/]renderToHtml$/, importedIn: coreClient, file: replacement('renderToHtml.ts')},
];

/**
 * Lets a page respond before React has hydrated all of it. Parts in a `<Suspense>` hydrate after the rest, or as soon as
 * someone uses them: the page's content (src/theme/Layout), and each section of it (src/components/Parts). React does
 * that by itself, unless state in a context around them changes first, which Docusaurus's providers do right after
 * hydration. The replacements let such changes wait.
 *
 * Keep an element between a provider and a `<Suspense>`: React doesn't tell a part that is the provider's own child of a
 * change, and hydrates it with the new value.
 */
export default function selectiveHydration(): Plugin {
  return {
    name: 'selective-hydration',

    configureWebpack({mode}, isServer, {currentBundler: {instance}}) {
      if (mode !== 'production') return {};
      const plugins = replaceModules(instance, isServer ? atBuildTime : inBrowser);
      // An alias, so that other plugins can replace it in some modules. Docusaurus has one with the same key.
      const alias: Record<string, string> = isServer
        ? {}
        : {'@docusaurus/Head': replacement('Head.tsx')};
      return {plugins, resolve: {alias}};
    },
  };
}
