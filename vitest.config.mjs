import path from 'node:path';
import {configDefaults, defineConfig} from 'vitest/config';

const root = import.meta.dirname;

const isGenerated = (id) => /\/\.(docusaurus|generated)\//.test(id);

/** Replaces generated modules, which may not exist, with empty ones; tests mock the ones they need. */
const generated = {
  name: 'generated',
  enforce: 'pre',
  resolveId: (id) => (isGenerated(id) ? id : undefined),
  load: (id) => (isGenerated(id) ? 'null' : undefined),
};

/** Docusaurus's modules that exist only inside its bundler. */
const replaced = new Set([
  '@docusaurus/ExecutionEnvironment',
  '@docusaurus/Head',
  '@docusaurus/Link',
  '@docusaurus/Translate',
  '@docusaurus/router',
  '@docusaurus/useBaseUrl',
  '@docusaurus/useBrokenLinks',
  '@docusaurus/useDocusaurusContext',
  '@docusaurus/useIsBrowser',
  '@docusaurus/useIsomorphicLayoutEffect',
  '@docusaurus/useRouteContext',
  '@theme/Heading',
  '@theme/Layout',
  '@theme/MDXContent',
  '@theme/SearchTranslations',
]);

/** Gives each of them the exports of test/docusaurus.jsx and, as the default export, the one with its name. */
const standIns = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (id) => (replaced.has(id) ? `virtual:${id}` : undefined),
  load(id) {
    if (!id.startsWith('virtual:@')) return undefined;
    return `
      import * as all from '@site/test/docusaurus.jsx';
      export * from '@site/test/docusaurus.jsx';
      export default all['${path.basename(id)}'];`;
  },
};

/** Options shared by all test configurations. */
export const shared = defineConfig({
  root,
  cacheDir: path.join(root, '.cache/vite'),
  plugins: [generated, standIns],
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      {find: /^@generated\//, replacement: `${root}/.docusaurus/`},
    ],
  },
  test: {globals: true},
});

const folders = '{src,blog,plugins,config,scripts,test}';

/**
 * Two environments by file name: `*.test.tsx` and `*.test.jsx` render components and get a DOM; all others run in Node.
 */
export default defineConfig(() => {
  // CI's machines are in UTC, where code that confuses it with the visitor's time would pass.
  process.env.TZ = 'Pacific/Auckland';
  return {
    ...shared,
    test: {
      ...shared.test,
      // Loading React and jsdom for each file takes longer than the tests; test/setup.js isolates the files.
      isolate: false,
      // Threads start faster than processes.
      pool: 'threads',
      // Vitest's default leaves one core idle, half of a two-core machine.
      maxWorkers: '100%',
      // Shared machines stall now and then for longer than Vitest's default timeouts of 5 and 10 s.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      // vitest.steps.config.mjs runs the other tests.
      exclude: [
        ...configDefaults.exclude,
        '.cache/**',
        'test/{copies,rebuilds,samples,sdks,clients,built}/**',
      ],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: [`${folders}/**/*.test.{ts,js,mjs}`],
            setupFiles: ['test/setup.js'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: [`${folders}/**/*.test.{tsx,jsx}`],
            setupFiles: ['test/setup.js', 'test/setupDom.js'],
            environment: 'jsdom',
            environmentOptions: {jsdom: {url: 'http://localhost/'}},
            css: {modules: {classNameStrategy: 'non-scoped'}},
            // Inlined because its ES modules import the client modules replaced above.
            server: {deps: {inline: [/\/node_modules\/@docusaurus\/theme-common\//]}},
            // Lets tests spy on jsdom's console output.
            disableConsoleIntercept: true,
          },
        },
      ],
    },
  };
});
