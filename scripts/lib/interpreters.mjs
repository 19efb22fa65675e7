import {spawnSync} from 'node:child_process';
import {aptInstall, asRoot, hasApt} from './apt.mjs';

/**
 * What runs the code samples, by language: how to see that it is there and does what the samples need, and
 * Debian's packages with it.
 *
 * @type {{language: string, label: string, program: string, probe: string[], packages: string[]}[]}
 */
export const interpreters = [
  {
    language: 'curl',
    label: 'cURL',
    program: 'curl',
    // Unknown to curl before 7.76, which would refuse the samples as well.
    probe: ['--fail-with-body', '--version'],
    packages: ['curl'],
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    program: 'node',
    probe: ['--version'],
    // The Node that runs the tests.
    packages: [],
  },
  {
    language: 'python',
    label: 'Python',
    program: 'python3',
    probe: ['--version'],
    packages: ['python3'],
  },
  {language: 'ruby', label: 'Ruby', program: 'ruby', probe: ['--version'], packages: ['ruby']},
  {
    language: 'php',
    label: 'PHP',
    program: 'php',
    probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
];

const works = ({program, probe}) => spawnSync(program, probe, {stdio: 'ignore'}).status === 0;

/** @returns {typeof interpreters} those that are not there, or too old for the samples */
export const missingInterpreters = () => interpreters.filter((each) => !works(each));

/**
 * Whether the samples may be checked without some languages. A person's machine need not have all five. CI that
 * could have installed them and has none of the three beyond cURL and Node would check next to nothing.
 *
 * @param {{missing: string[], isCi: boolean, canInstall: boolean}} state `missing`: ids of languages
 */
export function mayRunWithout({missing, isCi, canInstall}) {
  const isBare = ['python', 'ruby', 'php'].every((language) => missing.includes(language));
  return !(isBare && isCi && canInstall);
}

/**
 * Makes sure that the samples can be run, installing what is missing where that is possible.
 *
 * @returns {Promise<string[]>} the labels of the languages that stay without
 * @throws with a sentence when CI has none of the interpreters that it could have
 */
export async function ensureInterpreters() {
  const absent = missingInterpreters();
  if (absent.length === 0) return [];
  const packages = absent.flatMap((each) => each.packages);
  const canInstall = hasApt();
  if (packages.length > 0 && canInstall && asRoot()) {
    console.log(`The samples need interpreters. Installing ${packages.join(', ')} …`);
    await aptInstall(packages, {recommends: false});
  }
  const missing = missingInterpreters();
  const ids = missing.map(({language}) => language);
  if (!mayRunWithout({missing: ids, isCi: Boolean(process.env.CI), canInstall})) {
    throw new Error('Neither Python nor Ruby nor PHP could be installed to run the samples.');
  }
  return missing.map(({label}) => label);
}
