/** What search engines show of a description at the most. */
const MAX_LENGTH = 160;

/**
 * Title and description of a page in a frozen version, told apart from those of the current one.
 *
 * @param label of the version, such as `2.4`.
 * @returns a description of at most 160 characters, cut between two words when it must be.
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
