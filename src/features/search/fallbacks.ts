/** Pages that list what the site has, for when the search can't. */
export const places = [
  {label: 'All help articles', to: '/help'},
  {label: 'Developer docs', to: '/docs'},
  {label: 'API reference', to: '/api'},
] as const;

/** The path of the contact form, with a query without results in its message. */
export function contactPath(query: string): string {
  const message = `I searched for “${query.trim().slice(0, 300)}” and found nothing. `;
  return `/contact?${new URLSearchParams({message}).toString()}`;
}
