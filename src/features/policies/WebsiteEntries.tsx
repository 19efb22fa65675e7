import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** The part of the site's configuration that decides where a visitor's entries go. */
interface FlowConfig {
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly themeConfig: Readonly<Record<string, unknown>>;
}

/** config/search.ts gives this application id to the engine that runs in the browser. */
const EMBEDDED = 'embedded';

/**
 * Says where this configuration sends form entries and search terms.
 *
 * @returns `isFormSent`: forms are posted to the owner's endpoint, otherwise only written to the browser's console;
 * `isSearchSent`: searches go to Algolia, otherwise they run in the browser; `isMissSent`: those without a result are also
 * sent to the owner's endpoint.
 */
export function dataFlows({customFields, themeConfig}: FlowConfig): {
  readonly isFormSent: boolean;
  readonly isSearchSent: boolean;
  readonly isMissSent: boolean;
} {
  const algolia = themeConfig.algolia as {readonly appId?: string} | undefined;
  return {
    isFormSent: typeof customFields?.formsEndpoint === 'string',
    isSearchSent: algolia?.appId !== undefined && algolia.appId !== EMBEDDED,
    isMissSent: typeof customFields?.missedSearchesEndpoint === 'string',
  };
}

/** Describes what happens to form entries, with and without an endpoint. */
export function FormEntries(): ReactNode {
  const {isFormSent} = dataFlows(useDocusaurusContext().siteConfig);
  return isFormSent
    ? 'When you submit a form, we receive your entries over an encrypted connection. We use them only to respond to you.'
    : 'Forms on this website don’t send us your entries. They stay in your browser unless you choose to email them to us.';
}

/** Describes what happens to search terms, with either engine. */
export function SearchQueries(): ReactNode {
  const {isSearchSent, isMissSent} = dataFlows(useDocusaurusContext().siteConfig);
  if (isSearchSent) {
    return 'Your search terms and your IP address are sent to Algolia, which runs the search on our behalf.';
  }
  return isMissSent
    ? 'The search runs in your browser. We receive only searches without a result, so we can add what’s missing.'
    : 'The search runs in your browser, and your search terms never leave it.';
}
