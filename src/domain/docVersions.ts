/** The name of the hash that tells a version's landing page which doc it lacks, such as `#missing=article/sso`. */
export const MISSING = 'missing';

interface Doc {
  readonly id: string;
  readonly path: string;
}

/**
 * The link to a doc in another version: the same doc, or else the version's landing page, which names the doc.
 *
 * @param same the doc in the other version, if it's there.
 * @param hash of the current page.
 */
export function pathInVersion(
  version: {readonly path: string; readonly mainDocId: string},
  doc: Doc,
  same: Doc | undefined,
  hash: string,
): string {
  if (same) return same.path + (same.id === version.mainDocId ? '' : hash);
  return `${version.path}#${MISSING}=${doc.id}`;
}

/** The ID of the doc that a landing page's hash says is missing; null for another hash. */
export function missingDoc(hash: string): string | null {
  return new RegExp(`^#${MISSING}=([\\w/-]{1,120})$`).exec(hash)?.[1] ?? null;
}
