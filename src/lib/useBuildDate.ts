import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The build date (YYYY-MM-DD, UTC). It comes from `customFields`, because server and browser must agree. */
export function useBuildDate(): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.builtOn as string;
}
