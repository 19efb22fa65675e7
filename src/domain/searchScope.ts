/** Parts of the site that a query can be limited to, by the word that limits it. */
export const scopes = {
  help: 'Help',
  docs: 'Docs',
  api: 'API',
  blog: 'Blog',
  changelog: 'Changelog',
  pages: 'Pages',
} as const;

export type Scope = keyof typeof scopes;

export const isScope = (word: string): word is Scope => Object.hasOwn(scopes, word);

export interface ScopedQuery {
  /** Null for the whole site. */
  readonly scope: Scope | null;
  /** The query without its prefix. */
  readonly text: string;
}

/** Reads a query such as `api: rate limits`. A prefix that isn't a part of the site is text. */
export function parseScope(query: string): ScopedQuery {
  const [, prefix, text] = /^\s*([a-z]+):\s*(.*)$/is.exec(query) ?? [];
  const scope = prefix?.toLowerCase() ?? '';
  return isScope(scope) ? {scope, text: text ?? ''} : {scope: null, text: query};
}

/** Returns the query with this scope instead of its own. */
export function withScope(query: string, scope: Scope | null): string {
  const {text} = parseScope(query);
  return scope ? `${scope}: ${text}` : text;
}

const scopeByLabel = new Map(
  Object.entries(scopes).map(([scope, label]): [string, Scope] => [label, scope as Scope]),
);

/** The part of the site of hits with this label, such as `Help · Deliverability`. */
export const scopeOf = (group: string): Scope | undefined =>
  scopeByLabel.get(group.split(' · ')[0]!);

/** Whether hits with this label belong to a part of the site. */
export const isInScope = (group: string, scope: Scope | null): boolean =>
  scope === null || scopeOf(group) === scope;
