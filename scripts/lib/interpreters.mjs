import {aptInstall, canInstall, succeeds} from './apt.mjs';

/**
 * Interpreters for the code samples. The probe checks that one is installed and recent enough.
 *
 * @type {{language: string, label: string, program: string, probe: string[], packages: string[]}[]}
 */
export const interpreters = [
  {
    language: 'curl',
    label: 'cURL',
    // A shell runs the samples. They use this option, available since curl 7.76.
    program: 'sh',
    probe: ['-c', 'curl --fail-with-body --version && openssl version'],
    packages: ['curl', 'openssl'],
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    program: 'node',
    probe: ['--version'],
    // Always installed: it runs the tests.
    packages: [],
  },
  {
    language: 'python',
    label: 'Python',
    program: 'python3',
    probe: ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'],
    packages: ['python3'],
  },
  {
    language: 'ruby',
    label: 'Ruby',
    program: 'ruby',
    probe: ['-e', 'exit Gem::Version.new(RUBY_VERSION) >= Gem::Version.new("3.0")'],
    packages: ['ruby'],
  },
  {
    language: 'php',
    label: 'PHP',
    program: 'php',
    probe: ['-r', 'exit(PHP_VERSION_ID >= 80200 && extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
];

/** @returns {typeof interpreters} those that are missing or too old for the samples */
export const missingInterpreters = () =>
  interpreters.filter(({program, probe}) => !succeeds(program, probe));

/** Installs missing interpreters if that's allowed. Otherwise their samples are skipped, which the note says, or CI fails. */
export function ensureInterpreters() {
  const packages = missingInterpreters().flatMap((each) => each.packages);
  if (packages.length > 0 && canInstall()) aptInstall(packages);
  const missing = missingInterpreters();
  if (missing.length === 0) return {};
  const labels = missing.map(({label}) => label).join(', ');
  const names = missing.flatMap((each) => each.packages).join(', ');
  if (process.env.CI) throw new Error(`CI must run the samples in ${labels}: install ${names}.`);
  return {note: `skipped ${labels}; to run them, install ${names}`};
}
