import {namedBreakpoints} from './scripts/lib/lint/namedBreakpoints.mjs';

/**
 * Class names from Docusaurus, Infima and DocSearch that a module has to name inside `:global()`
 * (`theme-doc-markdown`, `navbar__item`, `DocSearch-Button`) beside our own camelCase.
 */
const classPattern =
  /^(?:[a-z][a-zA-Z0-9]*|theme-[\w-]+|DocSearch[\w-]*|[a-z]+(?:-[a-z]+)*(?:__|--)[\w-]+)$/;

const tokensOnly = 'belongs in src/css/tokens.css; use a token: var(--name).';
/** A colour function with figures of its own; `rgb(var(--shadow-color) / 12%)` reads a token and is fine. */
const rawColourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*(?:from\s+)?var\()/i;
const absoluteUnits = ['px', 'pt', 'pc', 'cm', 'mm', 'in'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [namedBreakpoints],
  cache: true,
  cacheLocation: '.cache/stylelint',
  reportNeedlessDisables: true,
  ignoreFiles: ['build/**', '.docusaurus/**', '.generated/**', '.cache/**', 'coverage/**'],
  rules: {
    'color-no-hex': [true, {message: `A raw colour ${tokensOnly}`}],
    'color-named': ['never', {message: `A raw colour ${tokensOnly}`}],
    'declaration-property-value-disallowed-list': [
      {'/.*/': [rawColourFunction]},
      {message: `A raw colour ${tokensOnly}`},
    ],
    'unit-disallowed-list': [absoluteUnits, {message: `An absolute size ${tokensOnly}`}],
    [namedBreakpoints.ruleName]: true,
    'selector-class-pattern': null,
    // Order by subject reads better here than order by weight; CSS modules keep collisions away.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    // Safari knows these only with its prefix.
    'property-no-vendor-prefix': [
      true,
      {ignoreProperties: ['text-size-adjust', 'backdrop-filter', 'user-select', 'box-orient']},
    ],
  },
  overrides: [
    {
      files: ['**/src/css/breakpoints.css'],
      // One line each; only the one that needs a reason stands apart.
      rules: {'at-rule-empty-line-before': null},
    },
    {
      files: ['**/src/css/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'declaration-property-value-disallowed-list': null,
        'color-hex-length': null,
        // One block per subject (surfaces, scale, motion) although all of them are on :root.
        'no-duplicate-selectors': null,
        'unit-disallowed-list': null,
      },
    },
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          classPattern,
          {message: (name) => `Class "${name}" in a CSS module is written in camelCase.`},
        ],
        'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
        'property-no-unknown': [true, {ignoreProperties: ['composes']}],
      },
    },
  ],
};
