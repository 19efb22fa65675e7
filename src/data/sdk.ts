import {brand} from './brand';

/** The product's name as one word: package registries and class names allow no spaces. */
const word = brand.name.replace(/[^A-Za-z0-9]/g, '');

/** The names and the version that the SDKs of all languages share. */
export const sdk = {
  /** Released together, independent of the contract's version. */
  version: '1.0.0',
  /** The client's class, and the start of the names of errors. */
  client: word,
  /** The name on npm, PyPI, and RubyGems; on Packagist it's also the vendor. */
  package: word.toLowerCase(),
  /** The environment variable that a client reads its API key from. */
  keyVariable: `${word.toUpperCase()}_API_KEY`,
};
