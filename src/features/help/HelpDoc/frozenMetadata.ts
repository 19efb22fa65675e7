/** Characters of a description that search engines show. */
const MAX_LENGTH = 160;

/**
 * The title and description of a page in a frozen version, which name the version.
 *
 * @param label of the version, such as `2.4`.
 * @returns a description of at most 160 characters, cut between two words if it's longer.
 */
export function frozenMetadata(
  title: string,
  description: string,
  label: string,
): {title: string; description: string} {
  const full = `Version ${label}: ${description}`;
  const cut = `${full.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
  return {title: `${title} (${label})`, description: full.length > MAX_LENGTH ? cut : full};
}
