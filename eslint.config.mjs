import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import boundariesPlugin from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {boundaries} from './scripts/lib/lint/boundaries.mjs';
import {impureGlobals} from './scripts/lib/lint/impureGlobals.mjs';

const tests = ['**/*.test.*', 'test/**'];
const unusedVars = {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true};
/**
 * Instead of @docusaurus/prefer-docusaurus-heading, which forbids every plain heading: without an id
 * the two are the same, with one only @theme/Heading tells the build that the anchor exists.
 * An id that is computed serves aria-labelledby and is no anchor.
 */
const headingWithId = {
  selector:
    'JSXOpeningElement[name.name=/^h[1-6]$/] > JSXAttribute[name.name="id"][value.type="Literal"]',
  message: 'A heading with an id uses @theme/Heading, so that links to its anchor are checked.',
};
const content = ['{help,docs,api,blog,changelog}/**/*.mdx', 'src/pages/*.mdx'];
const views = [
  'src/components/**/*.{ts,tsx}',
  'src/features/**/*.tsx',
  'src/pages/**/*.{ts,tsx}',
  'blog/**/*.tsx',
];

export default defineConfig(
  globalIgnores(['build', '.docusaurus', '.generated', '.cache', 'coverage', 'test-results']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {files: ['**/*.{js,mjs,cjs,jsx}'], rules: {'no-unused-vars': ['error', unusedVars]}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One program for all files; the project service makes one for each file that's opened, as an editor does.
      parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', unusedVars],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // A promise in an event handler attribute is normal in React.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    },
  },
  {
    files: ['**/*.{jsx,tsx}'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.recommended,
    ],
    settings: {react: {version: 'detect'}},
    rules: {
      'react/prop-types': 'off',
      'react/button-has-type': 'error',
      'react/jsx-no-target-blank': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'blog/**/*.{ts,tsx}', 'plugins/*/client/**'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: globals.browser},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': ['error', {ignoreFullyResolved: true}],
      'no-restricted-syntax': ['error', headingWithId],
      // The site speaks one language; translated interface texts would be a product decision.
      '@docusaurus/no-untranslated-text': 'off',
    },
  },
  {
    // A building block that wraps <button> takes the type as a prop.
    files: ['src/components/**'],
    rules: {'react/button-has-type': 'off'},
  },
  {
    files: ['src/**', 'blog/**', 'plugins/**'],
    rules: {'no-console': 'error'},
  },
  {
    // A test may compare what two folders hold.
    files: ['src/**', 'blog/**', 'plugins/**'],
    ignores: tests,
    plugins: {boundaries: boundariesPlugin},
    settings: boundaries.settings,
    rules: {'boundaries/dependencies': boundaries.rule},
  },
  {
    files: ['src/data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {name: 'lucide-react', message: 'Name the icon as text and map it in the view.'},
      ],
    },
  },
  {
    files: ['{blog,config,e2e,plugins,scripts,src}/**/*.{mjs,ts,tsx}'],
    ignores: tests,
    plugins: {'import-x': importX},
    settings: {...importX.flatConfigs.typescript.settings, 'import-x/resolver': {typescript: true}},
    rules: {'import-x/no-cycle': ['error', {ignoreExternal: true}]},
  },
  {
    ...mdx.flat,
    files: content,
    plugins: {...mdx.flat.plugins, react},
    rules: {
      'mdx/remark': 'error',
      'no-unused-vars': ['error', unusedVars],
      'react/jsx-uses-vars': 'error',
      'react/jsx-no-duplicate-props': 'error',
    },
  },
  {
    // The one place that may write to the visitor's console: where form submissions go today.
    files: ['src/**/submission*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: views,
    ignores: ['**/use[A-Z]*', ...tests],
    rules: {'no-restricted-syntax': ['error', headingWithId, ...impureGlobals]},
  },
  {
    files: ['**/*.{js,mjs,cjs,jsx}', 'scripts/**', 'plugins/**', 'config/**', 'e2e/**', '*.ts'],
    languageOptions: {globals: globals.node},
  },
  {
    files: tests,
    languageOptions: {globals: {...globals.jest, ...globals.browser, ...globals.node}},
    rules: {
      // Mocks and `expect(object.method)` are how jest is used.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
);
