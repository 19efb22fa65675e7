import * as mdx from 'eslint-plugin-mdx';
import react from 'eslint-plugin-react';
import {defineConfig} from 'eslint/config';

/** Lints MDX only, which oxlint can't read. */
export default defineConfig({
  ...mdx.flat,
  files: ['{help,docs,api,blog,changelog}/**/*.mdx', 'src/pages/*.mdx'],
  linterOptions: {reportUnusedDisableDirectives: 'error'},
  plugins: {...mdx.flat.plugins, react},
  rules: {
    'mdx/remark': 'error',
    'no-unused-vars': 'error',
    'react/jsx-uses-vars': 'error',
    'react/jsx-no-duplicate-props': 'error',
  },
});
