/**
 * What `npm test` checks, in this order. Each program is [package, program, ...arguments].
 *
 * `needs` names steps that must not have failed; `before` ones that also run when only this step is asked for.
 *
 * @type {{name: string, title: string, programs: string[][], needs?: string, before?: string}[]}
 */
export const steps = [
  {
    name: 'assets',
    title: 'Assets (drawn from the tokens, imported by the code)',
    programs: [['tsx', 'tsx', 'scripts/assets.ts']],
  },
  {
    name: 'types',
    title: 'Types',
    before: 'assets',
    programs: [
      [
        'typescript',
        'tsc',
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/tsc.tsbuildinfo',
      ],
    ],
  },
  {
    name: 'lint',
    title: 'Lint',
    before: 'assets',
    programs: [
      [
        'eslint',
        'eslint',
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        '.cache/eslint/',
      ],
    ],
  },
  {
    name: 'styles',
    title: 'Styles',
    programs: [['stylelint', 'stylelint', 'src/**/*.css', '--max-warnings', '0']],
  },
  {
    name: 'format',
    title: 'Format',
    programs: [
      [
        'prettier',
        'prettier',
        '--check',
        '.',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '--log-level',
        'warn',
      ],
    ],
  },
  {name: 'unit', title: 'Unit tests', before: 'assets', programs: [['jest', 'jest']]},
  {
    name: 'samples',
    title: 'Code samples, run by their interpreters',
    programs: [['jest', 'jest', '--config', 'jest.samples.config.mjs']],
  },
  {
    name: 'build',
    title: 'Build',
    before: 'assets',
    programs: [['@docusaurus/core', 'docusaurus', 'build']],
  },
  {
    name: 'copies',
    title: 'Builds of changed copies (renamed brand, broken content)',
    programs: [['jest', 'jest', '--config', 'jest.copies.config.mjs']],
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    needs: 'build',
    programs: [['playwright', 'playwright', 'test']],
  },
];

/**
 * The steps to run.
 *
 * @param {string | undefined} only comma-separated names; all steps when undefined
 * @throws with a sentence when a name is unknown
 */
export function selectSteps(only) {
  if (only === undefined) return steps;
  const names = only
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = steps.map(({name}) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0 || names.length === 0) {
    throw new Error(`No step is called "${unknown.join(', ')}". There are: ${known.join(', ')}.`);
  }
  const before = steps.filter(({name}) => names.includes(name)).map((step) => step.before);
  return steps.filter(({name}) => names.includes(name) || before.includes(name));
}

/**
 * The end of the output: a table, a sentence, and a line of a fixed form that machines read.
 *
 * @param {{name: string, ok: boolean, note: string}[]} results
 */
export function summary(results) {
  const passed = results.filter(({ok}) => ok).length;
  const failed = results.length - passed;
  const rows = results.map(
    ({name, ok, note}) => `  ${name.padEnd(10)} ${ok ? 'passed' : 'FAILED'}   ${note}`,
  );
  const names = results.filter(({ok}) => !ok).map(({name}) => name);
  const sentence =
    failed === 0
      ? 'Everything that was checked is in order.'
      : `Not in order: ${names.join(', ')}. Repeat one with: npm test -- --only ${names[0]}`;
  return ['', ...rows, '', sentence, `Checks: ${passed} passed, ${failed} failed`].join('\n');
}
