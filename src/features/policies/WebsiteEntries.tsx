import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** What of the site's configuration decides where a visitor's entries go. */
export interface FlowConfig {
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly themeConfig: Readonly<Record<string, unknown>>;
}

/** config/search.ts gives this application id to the engine that runs in the browser. */
const EMBEDDED = 'embedded';

/**
 * Where the entries of forms and the words of searches go with this configuration.
 *
 * @returns `isFormSent`: forms are posted to the owner's endpoint, else written to the browser's console only;
 * `isSearchSent`: searches are answered by Algolia, else in the browser
 */
export function dataFlows({customFields, themeConfig}: FlowConfig): {
  readonly isFormSent: boolean;
  readonly isSearchSent: boolean;
} {
  const algolia = themeConfig.algolia as {readonly appId?: string} | undefined;
  return {
    isFormSent: typeof customFields?.formsEndpoint === 'string',
    isSearchSent: algolia?.appId !== undefined && algolia.appId !== EMBEDDED,
  };
}

/** What happens to what is typed into a form; true with an endpoint and without. */
export function FormEntries(): ReactNode {
  const {isFormSent} = dataFlows(useDocusaurusContext().siteConfig);
  return isFormSent
    ? 'When you press the button of a form, what you entered is sent to us over an encrypted connection. We use it to answer you and for nothing else.'
    : 'A form of this website sends nothing. What you enter is written to the console of your own browser, and is gone from there when you leave the page.';
}

/** What happens to what is typed into the search; true with either engine. */
export function SearchQueries(): ReactNode {
  const {isSearchSent} = dataFlows(useDocusaurusContext().siteConfig);
  return isSearchSent
    ? 'What you type into the search is sent to Algolia, the company that answers it on our behalf, together with your IP address.'
    : 'The search runs in your browser. What you type into it is not sent to anyone.';
}
