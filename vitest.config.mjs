import path from 'node:path';
import {configDefaults, defineConfig} from 'vitest/config';

const root = import.meta.dirname;

/** Docusaurus's client modules exist only inside its bundler; tests get plain stand-ins. */
const clientModules =
  /^@docusaurus\/(ExecutionEnvironment|Head|Link|Translate|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$/;

const isGenerated = (id) => /\/\.(docusaurus|generated)\//.test(id);

/** Generated modules are empty and needn't exist: a test that reaches one mocks it. */
const generated = {
  name: 'generated',
  enforce: 'pre',
  resolveId: (id) => (isGenerated(id) ? id : undefined),
  load: (id) => (isGenerated(id) ? 'null' : undefined),
};

/** What every configuration of tests shares. */
export const shared = defineConfig({
  root,
  cacheDir: path.join(root, '.cache/vite'),
  plugins: [generated],
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      {find: /^@generated\//, replacement: `${root}/.docusaurus/`},
      {find: clientModules, replacement: `${root}/test/docusaurus/$1`},
      {find: /^@theme\//, replacement: `${root}/test/theme/`},
    ],
  },
  test: {globals: true},
});

const folders = '{src,blog,plugins,config,scripts,test}';

/** Two environments, told apart by the file's ending: `*.test.tsx` (or jsx) renders and gets a DOM, the rest runs in Node. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Starting React and jsdom for each file takes longer than the tests; test/setup.js keeps the files apart.
    isolate: false,
    // Cheaper to start than processes.
    pool: 'threads',
    // Vitest's own default leaves a core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A machine that's shared with others stalls now and then, longer than Vitest's defaults of 5 and 10 s.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The other tests are in vitest.steps.config.mjs.
    exclude: [...configDefaults.exclude, '.cache/**', 'test/{copies,samples,built}/**'],
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
          // Published as ES modules that import the stand-ins.
          server: {deps: {inline: [/\/node_modules\/@docusaurus\/theme-common\//]}},
          // Lets a test spy on what jsdom reports.
          disableConsoleIntercept: true,
        },
      },
    ],
  },
});
