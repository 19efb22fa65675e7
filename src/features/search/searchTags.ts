/** The docs of the site, as Docusaurus describes them to the browser. */
export type DocsData = Readonly<
  Record<
    string,
    {
      readonly versions: readonly {
        readonly name: string;
        readonly label: string;
        readonly isLast: boolean;
      }[];
    }
  >
>;

export interface ActiveVersion {
  readonly plugin: string;
  readonly version: string;
}

/** Name of the docs plugin of the help center, the only docs with versions. */
export const HELP_PLUGIN = 'help';

/**
 * Returns the filters of a search: pages outside the docs, and one version of each docs. It's the version that's being
 * read, otherwise the current one.
 */
export function facetFiltersOf(
  docs: DocsData,
  language: string,
  active: ActiveVersion | null,
): readonly (string | readonly string[])[] {
  const tags = Object.entries(docs).flatMap(([plugin, {versions}]) => {
    const current = versions.find(({isLast}) => isLast) ?? versions[0];
    const chosen =
      active?.plugin === plugin ? versions.find(({name}) => name === active.version) : undefined;
    const version = chosen ?? current;
    return version ? [`docusaurus_tag:docs-${plugin}-${version.name}`] : [];
  });
  return [`language:${language}`, ['docusaurus_tag:default', ...tags]];
}
