import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The year in which the site was built, from `customFields` in the configuration: server and browser must agree. */
export function useBuildYear(): number {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.buildYear as number;
}
