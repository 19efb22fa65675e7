/**
 * Posts grouped by year, the latest year first; the order within a year is kept.
 * @param posts with an ISO 8601 date.
 */
export function postsByYear<Post extends {readonly date: string}>(
  posts: readonly Post[],
): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years).sort(([a], [b]) => b.localeCompare(a));
}
