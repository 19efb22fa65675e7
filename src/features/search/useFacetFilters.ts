import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

import {facetFiltersOf, HELP_PLUGIN} from './searchTags';

/** Name of the help center's version that's being read; null for the current one and outside the help center. */
export function useHelpVersion(): string | null {
  const active = useActivePluginAndVersion();
  const version = active?.activeVersion;
  return active?.activePlugin.pluginId === HELP_PLUGIN && version && !version.isLast
    ? version.name
    : null;
}

/** The filters of a search in this version of the help center, or in the current one. */
export function useFacetFilters(helpVersion: string | null): ReturnType<typeof facetFiltersOf> {
  const docs = useAllDocsData();
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(
    () => facetFiltersOf(docs, currentLocale, helpVersion),
    [docs, currentLocale, helpVersion],
  );
}
