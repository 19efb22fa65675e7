/**
 * @param trail from the top page down; paths start with a slash.
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbList(
  {url}: {readonly url: string},
  trail: readonly {readonly name: string; readonly path: string}[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url + path,
    })),
  };
}
