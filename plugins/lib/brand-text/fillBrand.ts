import type {Brand} from '../../../src/data/brand';

const TOKEN = /\[\[([\w.]+)\]\]/g;

/**
 * Replaces `[[brand.name]]`, `[[brand.mail.support]]` and the like by the brand's words.
 *
 * @param file shown in the error, relative to the project.
 * @throws when a token names no text of the brand, so that a typing mistake stops the build.
 */
export function fillBrand(text: string, brand: Brand, file: string): string {
  return text.replace(TOKEN, (token, path: string) => {
    const value = lookUp({brand}, path);
    if (typeof value === 'string') return value;
    throw new Error(
      `${file}: ${token} names no text in src/data/brand.ts. Known are, for example, [[brand.name]], [[brand.domain]] and [[brand.mail.support]].`,
    );
  });
}

function lookUp(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      root,
    );
}
