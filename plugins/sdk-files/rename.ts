/** The names that the files in `sdks/` have: `sdks/names.json`. */
export interface SdkNames {
  readonly client: string;
  readonly package: string;
  readonly domain: string;
}

/**
 * Returns a function that changes the product's names in a text or a path. The core of each SDK is code, which can't
 * read the brand's data.
 */
export function renamer(from: SdkNames, to: SdkNames): (text: string) => string {
  const words = ({client, package: name, domain}: SdkNames) => [
    domain,
    client,
    name,
    name.toUpperCase(),
  ];
  const renamed = new Map(words(from).map((word, at) => [word, words(to)[at] ?? word]));
  // The domain is first, because it contains another name.
  const old = new RegExp(
    words(from)
      .map((word) => word.replace(/\W/g, '\\$&'))
      .join('|'),
    'g',
  );
  return (text) => text.replace(old, (word) => renamed.get(word) ?? word);
}
