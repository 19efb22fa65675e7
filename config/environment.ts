/** External services, set by environment variables. Without them, the site contacts no other host. */
export interface Environment {
  /** Forms post to this https URL or path of this site; null logs them to the browser's console. */
  readonly formsEndpoint: string | null;
  /** Searches without a result are posted to this https URL or path of this site; null keeps them on the device. */
  readonly missedSearchesEndpoint: string | null;
  /** Credentials of the Algolia search; null uses the engine in the visitor's browser. */
  readonly algolia: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  } | null;
}

const algoliaVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Reads the environment. Empty variables count as unset, because hosts store a cleared field as an empty string.
 *
 * @throws when an endpoint isn't an https URL or a path, or when only some of Algolia's variables are set
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const valueOf = (name: string) => variables[name]?.trim() || null;

  const endpointOf = (name: string) => {
    const endpoint = valueOf(name);
    if (endpoint !== null && !isEndpoint(endpoint)) {
      throw new Error(`${name} must be an https URL or a path of this site, got "${endpoint}".`);
    }
    return endpoint;
  };
  const endpoints = {
    formsEndpoint: endpointOf('FORMS_ENDPOINT'),
    missedSearchesEndpoint: endpointOf('MISSED_SEARCHES_ENDPOINT'),
  };

  const missing = algoliaVariables.filter((name) => valueOf(name) === null);
  if (missing.length === algoliaVariables.length) return {...endpoints, algolia: null};
  const [appId, apiKey, indexName] = algoliaVariables.map(valueOf);
  if (!appId || !apiKey || !indexName) {
    throw new Error(
      `Algolia needs all of ${algoliaVariables.join(', ')}; not set: ${missing.join(', ')}. Set all three or none.`,
    );
  }
  return {...endpoints, algolia: {appId, apiKey, indexName}};
}

/** Accepts a path of this site (but not `//host`) and an https URL. */
function isEndpoint(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true;
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
