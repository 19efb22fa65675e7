/** The docs of the site, as Docusaurus describes them to the browser. */
export type DocsData = Readonly<
  Record<string, {readonly versions: readonly {readonly name: string; readonly isLast: boolean}[]}>
>;

/** Name of the docs plugin of the help center, the only docs with versions. */
export const HELP_PLUGIN = 'help';

/**
 * Returns the filters of a search: pages outside the docs, and one version of each docs.
 *
 * @param helpVersion the version of the help center; the current one if it's null or unknown
 */
export function facetFiltersOf(
  docs: DocsData,
  language: string,
  helpVersion: string | null,
): readonly (string | readonly string[])[] {
  const tags = Object.entries(docs).flatMap(([plugin, {versions}]) => {
    const chosen = plugin === HELP_PLUGIN && versions.find(({name}) => name === helpVersion);
    const version = chosen || (versions.find(({isLast}) => isLast) ?? versions[0]);
    return version ? [`docusaurus_tag:docs-${plugin}-${version.name}`] : [];
  });
  return [`language:${language}`, ['docusaurus_tag:default', ...tags]];
}
