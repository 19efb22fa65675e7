import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The day on which the site was built (YYYY-MM-DD, UTC), from `customFields`: server and browser must agree. */
export function useBuildDate(): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.builtOn as string;
}
