import {boundaries} from './scripts/lib/lint/boundaries.mjs';

const tests = ['**/*.test.*', 'test/**'];
const views = [
  'src/components/**/*.{ts,tsx}',
  'src/features/**/*.tsx',
  'src/pages/**/*.{ts,tsx}',
  'blog/**/*.tsx',
];

const all = (severity, ...names) => Object.fromEntries(names.map((name) => [name, severity]));

/**
 * Lints code with type information; eslint.config.mjs covers MDX. Enables oxlint's correctness rules and the additional
 * rules in the recommended sets of ESLint, typescript-eslint, React, and jsx-a11y.
 *
 * @type {import('oxlint').OxlintConfig}
 */
export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/lib/lint/siteRules.mjs'],
  categories: {correctness: 'error'},
  options: {denyWarnings: true, reportUnusedDisableDirectives: 'error', typeAware: true},
  settings: boundaries.settings,
  rules: {
    ...all(
      'error',
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-redeclare',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'react/button-has-type',
      'react/display-name',
      'react/jsx-no-comment-textnodes',
      'react/jsx-no-target-blank',
      'react/no-unescaped-entities',
      'react/no-unknown-property',
      'react/require-render-return',
    ),
    'no-unused-vars': [
      'error',
      {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
    ],
    ...all(
      'off',
      // `role="status"` works in every screen reader; `<output>` doesn't.
      'jsx-a11y/prefer-tag-over-role',
      // Doesn't see labels that another component renders.
      'jsx-a11y/control-has-associated-label',
    ),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...all(
          'error',
          'typescript/ban-ts-comment',
          'typescript/no-empty-object-type',
          'typescript/no-explicit-any',
          'typescript/no-namespace',
          'typescript/no-require-imports',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-function-type',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/only-throw-error',
          'typescript/prefer-promise-reject-errors',
          'typescript/require-await',
          'typescript/restrict-plus-operands',
        ),
        'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
        'typescript/switch-exhaustiveness-check': [
          'error',
          {considerDefaultExhaustiveForUnions: true},
        ],
        // Passing an async function to an event handler attribute is normal in React.
        'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      },
    },
    {
      // TypeScript doesn't check these files.
      files: ['**/*.{js,mjs,cjs,jsx}'],
      env: {node: true, browser: true, vitest: true},
      rules: {'no-undef': 'error', 'typescript/restrict-template-expressions': 'off'},
    },
    {
      files: ['src/**/*.{ts,tsx}', 'blog/**/*.{ts,tsx}', 'plugins/*/client/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'site/heading-anchors': 'error',
        'site/internal-links': 'error',
      },
    },
    {
      // A component that wraps <button> takes the type as a prop.
      files: ['src/components/**'],
      rules: {'react/button-has-type': 'off'},
    },
    {
      files: ['src/data/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            name: 'lucide-react',
            message: 'Store the icon name as a string and map it in the view.',
          },
        ],
      },
    },
    {files: views, rules: {'site/pure-views': 'error'}},
    {files: ['src/**/use[A-Z]*', 'blog/**/use[A-Z]*'], rules: {'site/pure-views': 'off'}},
    {
      files: ['src/**', 'blog/**', 'plugins/**'],
      rules: {'no-console': 'error'},
    },
    ...boundaries.overrides,
    {
      // Only this code may write to the visitor's console: form submissions without an endpoint go there.
      files: ['src/**/submission*.ts'],
      rules: {'no-console': 'off'},
    },
    {
      files: ['{blog,config,e2e,plugins,scripts,src}/**'],
      rules: {'import/no-cycle': 'error'},
    },
    {
      files: tests,
      rules: {
        // Tests may compare data from two folders, and mocks import the code they replace.
        'boundaries/dependencies': 'off',
        'import/no-cycle': 'off',
        'site/pure-views': 'off',
        // Vitest mocks and `expect(object.method)` need unbound methods.
        'typescript/unbound-method': 'off',
        'jsx-a11y/anchor-has-content': 'off',
      },
    },
  ],
};
