/** @returns transforms for one file kind; TypeScript without JSX needs its own so that `<T>() =>` parses. */
const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {parser, target: 'es2022', transform: {react: {runtime: 'automatic'}}},
    module: {type: 'commonjs'},
  },
];

/** Docusaurus's client modules exist only inside its bundler; tests get plain stand-ins. */
const clientModules =
  '^@docusaurus/(ExecutionEnvironment|Head|Link|Translate|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$';

const shared = {
  rootDir: import.meta.dirname,
  roots: ['src', 'blog', 'plugins', 'config', 'scripts', 'test'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // These have a configuration of their own: jest.copies, jest.samples, and jest.built.config.mjs.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    '/build/',
    '<rootDir>/.cache/',
    '/test/copies/',
    '/test/samples/',
    '/test/built/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.cache/', '<rootDir>/.docusaurus/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.m?ts$': swc({syntax: 'typescript', tsx: false}),
    '\\.tsx$': swc({syntax: 'typescript', tsx: true}),
    '\\.(m?js|jsx)$': swc({syntax: 'ecmascript', jsx: true}),
  },
  // Docusaurus's client packages are published as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@docusaurus/)'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/fixtures/empty.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    [clientModules]: '<rootDir>/test/docusaurus/$1',
    '^@theme/(.*)$': '<rootDir>/test/theme/$1',
  },
};

/**
 * Two environments, told apart by the file's ending: `*.test.tsx` (or jsx) renders and gets a DOM, the rest runs in Node.
 * @type {import('jest').Config}
 */
export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  // jest's own default leaves a core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // A machine that's shared with others stalls now and then, longer than jest's default of 5 s.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.{ts,js,mjs}'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.{tsx,jsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/setupDom.js'],
    },
  ],
};
