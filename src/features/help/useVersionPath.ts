import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/** Path of the current help version without a trailing slash: `/help` or `/help/2.4`. */
export function useVersionPath(): string {
  const {version} = useDocsVersion();
  const versions = useVersions('help');
  return versions.find(({name}) => name === version)?.path ?? '/help';
}
