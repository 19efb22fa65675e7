import fs from 'node:fs';
import stylelint from 'stylelint';

/**
 * Allows our own camelCase names, and class names from Docusaurus, Infima, and DocSearch that a module uses inside
 * `:global()` (`theme-doc-markdown`, `navbar__item`, `DocSearch-Button`).
 */
const classPattern =
  /^(?:[a-z][a-zA-Z0-9]*|theme-[\w-]+|DocSearch[\w-]*|[a-z]+(?:-[a-z]+)*(?:__|--)[\w-]+)$/;

const tokensOnly = 'belongs in src/css/tokens.css; use a token: var(--name).';
/** Matches a color function with literal values; `rgb(var(--shadow-color) / 12%)` reads a token and is allowed. */
const rawColorFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*(?:from\s+)?var\()/i;
const absoluteUnits = ['px', 'pt', 'pc', 'cm', 'mm', 'in'];

const definitionsFile = 'src/css/breakpoints.css';
const ruleName = 'site/named-breakpoints';

const messages = stylelint.utils.ruleMessages(ruleName, {
  width: `A width in a media query belongs in ${definitionsFile}; use a name: @media (--phone).`,
  unknown: (name) => `${name} isn't a breakpoint of ${definitionsFile}.`,
});

/** Requires named breakpoints in media queries. A misspelled name would match nothing without failing the build. */
const namedBreakpoints = () => (root, result) => {
  const defined = new Set(
    Array.from(
      fs.readFileSync(definitionsFile, 'utf8').matchAll(/@custom-media\s+(--[\w-]+)/g),
      ([, name]) => name,
    ),
  );
  root.walkAtRules('media', (node) => {
    const report = (message) => stylelint.utils.report({ruleName, result, node, message});
    if (/\bwidth\b/.test(node.params)) report(messages.width);
    for (const [name] of node.params.matchAll(/--[\w-]+/g)) {
      if (!defined.has(name)) report(messages.unknown(name));
    }
  });
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [stylelint.createPlugin(ruleName, namedBreakpoints)],
  cache: true,
  cacheLocation: '.cache/stylelint',
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, {message: `A raw color ${tokensOnly}`}],
    'color-named': ['never', {message: `A raw color ${tokensOnly}`}],
    'declaration-property-value-disallowed-list': [
      {'/.*/': [rawColorFunction]},
      {message: `A raw color ${tokensOnly}`},
    ],
    'unit-disallowed-list': [absoluteUnits, {message: `An absolute size ${tokensOnly}`}],
    [ruleName]: true,
    'selector-class-pattern': null,
    // Newer than the rule's list.
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['target-current']}],
    // Rules are grouped by subject, not specificity; CSS modules prevent collisions.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    // Safari supports these only with its prefix.
    'property-no-vendor-prefix': [
      true,
      {ignoreProperties: ['text-size-adjust', 'backdrop-filter', 'user-select', 'box-orient']},
    ],
  },
  overrides: [
    {
      files: ['**/src/css/breakpoints.css'],
      // Breakpoints are one line each, with empty lines only around a comment.
      rules: {'at-rule-empty-line-before': null},
    },
    {
      files: ['**/src/css/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'declaration-property-value-disallowed-list': null,
        'color-hex-length': null,
        // Tokens are grouped by subject (surfaces, scale, motion) in several :root blocks.
        'no-duplicate-selectors': null,
        'unit-disallowed-list': null,
      },
    },
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          classPattern,
          {message: (name) => `Class "${name}" in a CSS module must be camelCase.`},
        ],
        'selector-pseudo-class-no-unknown': [
          true,
          {ignorePseudoClasses: ['global', 'local', 'target-current']},
        ],
        'property-no-unknown': [true, {ignoreProperties: ['composes']}],
      },
    },
  ],
};
