/** The environment variables that make the site talk to someone; without them it talks to nobody. */
export interface Environment {
  /** Where forms are posted: an https address or a path of this site. Null: to the browser's console only. */
  readonly formsEndpoint: string | null;
  /** The service that answers searches. Null: the engine in the visitor's browser. */
  readonly algolia: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  } | null;
}

const algoliaVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * What the environment says. A variable that is empty counts as one that isn't set: hosts show a cleared field so.
 *
 * @throws when FORMS_ENDPOINT is no address that forms can be posted to, or when only some of Algolia's variables are set
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const valueOf = (name: string) => variables[name]?.trim() || null;

  const formsEndpoint = valueOf('FORMS_ENDPOINT');
  if (formsEndpoint !== null && !isEndpoint(formsEndpoint)) {
    throw new Error(
      `FORMS_ENDPOINT must be an https address or a path of this site, got "${formsEndpoint}".`,
    );
  }

  const missing = algoliaVariables.filter((name) => valueOf(name) === null);
  if (missing.length === algoliaVariables.length) return {formsEndpoint, algolia: null};
  const [appId, apiKey, indexName] = algoliaVariables.map(valueOf);
  if (!appId || !apiKey || !indexName) {
    throw new Error(
      `Search asks Algolia only with all of ${algoliaVariables.join(', ')}; not set: ${missing.join(', ')}. Set all three or none.`,
    );
  }
  return {formsEndpoint, algolia: {appId, apiKey, indexName}};
}

/** A path of this site, but no `//host`, or an address over https. */
function isEndpoint(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true;
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
