import {brand} from './brand';

/** The product's name as one word: package registries and class names allow no spaces. */
const word = brand.name.replace(/[^A-Za-z0-9]/g, '');

const version = '1.0.0';
const packageName = word.toLowerCase();

/** The names and the version that the SDKs of all languages share. */
export const sdk = {
  /** Released together, independent of the contract's version. */
  version,
  /** The client's class, and the start of the names of errors. */
  client: word,
  /** The name on npm, PyPI, and RubyGems; on Packagist it's also the vendor. */
  package: packageName,
  /** The environment variable that a client reads its API key from. */
  keyVariable: `${word.toUpperCase()}_API_KEY`,
};

export type SdkLanguageId = 'javascript' | 'python' | 'ruby' | 'php';

export interface SdkLanguage {
  readonly id: SdkLanguageId;
  readonly label: string;
  /** The oldest version that the SDK supports. The metadata of its package states it, too. */
  readonly minimum: string;
  /** `Node 20 or later`. */
  readonly requires: string;
  /** The package that you download. */
  readonly file: string;
  /** Commands that install the downloaded file, for a shell in its folder. */
  readonly install: readonly string[];
}

const npmFile = `${packageName}-${version}.tgz`;
const wheel = `${packageName}-${version}-py3-none-any.whl`;
const gem = `${packageName}-${version}.gem`;
const zip = `${packageName}-php-${version}.zip`;

/** In display order. The folder of a language in `sdks/` has its id. */
export const sdkLanguages: readonly SdkLanguage[] = [
  {
    id: 'javascript',
    label: 'JavaScript',
    minimum: '20',
    requires: 'Node 20 or later',
    file: npmFile,
    install: [`npm install ./${npmFile}`],
  },
  {
    id: 'python',
    label: 'Python',
    minimum: '3.9',
    requires: 'Python 3.9 or later',
    file: wheel,
    // Python of Linux distributions and of Homebrew installs packages only into a virtual environment (PEP 668).
    install: ['python3 -m venv .venv', '. .venv/bin/activate', `pip install ./${wheel}`],
  },
  {
    id: 'ruby',
    label: 'Ruby',
    minimum: '3.0',
    requires: 'Ruby 3.0 or later',
    file: gem,
    install: [`gem install --local ${gem}`],
  },
  {
    id: 'php',
    label: 'PHP',
    minimum: '8.2',
    requires: 'PHP 8.2 or later with the curl extension',
    file: zip,
    install: [
      `unzip ${zip} -d ${packageName}-php`,
      `composer config repositories.${packageName} path ./${packageName}-php`,
      `composer require ${packageName}/${packageName}`,
    ],
  },
];
