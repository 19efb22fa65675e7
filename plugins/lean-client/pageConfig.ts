import type {DocusaurusConfig} from '@docusaurus/types';

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
