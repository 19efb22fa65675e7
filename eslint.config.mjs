import * as mdx from 'eslint-plugin-mdx';
import react from 'eslint-plugin-react';
import {defineConfig} from 'eslint/config';

/** The MDX of the pages; code is linted by oxlint, which doesn't read MDX. */
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
