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
