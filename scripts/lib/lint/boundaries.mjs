/** The site's folders and their element types in `eslint-plugin-boundaries`. Other folders are unrestricted. */
const folders = {
  components: 'src/components',
  data: 'src/data',
  domain: 'src/domain',
  lib: 'src/lib',
  features: 'src/features/*',
  pages: 'src/pages',
  theme: 'src/theme',
  blog: 'blog',
  plugins: 'plugins',
  config: 'config',
  scripts: 'scripts',
};

/**
 * Tuples of [importer, forbidden import, where the code belongs]. Each feature is a separate element, so it may import
 * itself.
 */
const forbidden = [
  [
    'components',
    ['pages', 'features'],
    'a component must not depend on the product: move this file into the feature, or pass the part as children.',
  ],
  [
    'components',
    ['data', 'domain'],
    'a component must not depend on the product: let the page or feature read the data and pass props.',
  ],
  [
    'data',
    ['pages', 'features', 'domain', 'lib'],
    'data is plain typed values: code that works on them belongs in src/domain or the feature.',
  ],
  [
    'data',
    ['components', 'theme'],
    'data is plain typed values: store the name of an icon or style as a string and map it in the view.',
  ],
  [
    'domain',
    ['pages', 'features'],
    'src/domain is shared by features: logic for one feature belongs in that feature.',
  ],
  [
    'domain',
    ['components', 'theme'],
    'src/domain has no views: a shared view belongs in src/components.',
  ],
  [
    'lib',
    ['domain'],
    'a helper must not depend on the product: logic that does belongs in src/domain.',
  ],
  [
    'lib',
    ['pages', 'features'],
    'src/lib is shared by all: code for one feature belongs in that feature.',
  ],
  [
    'lib',
    ['components', 'theme'],
    'src/lib has no views: a shared view belongs in src/components.',
  ],
  [
    'features',
    ['features'],
    'no feature imports another: a shared view belongs in src/components, shared logic in src/domain; or let the page compose the two.',
  ],
  [
    'features',
    ['pages'],
    'pages compose features: move the shared part into this feature or src/components.',
  ],
  [
    'blog',
    ['pages', 'features', 'theme'],
    'an illustration belongs to its post: a shared view belongs in src/components.',
  ],
  ['theme', ['pages'], 'move the shared part into src/features or src/components.'],
  [
    ['components', 'features'],
    ['theme'],
    'use the @theme alias for a Docusaurus component, or pass the part as children.',
  ],
  [
    'plugins',
    ['pages', 'features', 'components', 'theme'],
    'plugins run at build time and render nothing: logic that both need belongs in src/domain or src/lib.',
  ],
  [
    'plugins',
    ['config'],
    'the configuration composes the plugins: pass what a plugin needs from docusaurus.config.ts.',
  ],
  ['plugins', ['scripts'], 'scripts build on plugins/lib: move the shared part there.'],
];

/** Plugins run in Node at build time: the site may import the types of their output but none of their code. */
const site = Object.keys(folders).filter((type) => folders[type].startsWith('src/'));

const types = (names) => ({element: {types: {anyOf: [names].flat()}}});

/** The policies for imports in a folder of a type. */
const policiesOf = (type) => [
  ...forbidden
    .filter(([from]) => [from].flat().includes(type))
    .map(([, to, advice]) => ({
      disallow: {to: types(to)},
      message: `${type} may not import this: ${advice}`,
    })),
  ...(site.includes(type)
    ? [
        {
          disallow: {to: types('plugins'), dependency: {kind: 'value'}},
          message:
            'Plugins run at build time: import only their types, and read their output as global data or props.',
        },
      ]
    : []),
];

export const boundaries = {
  settings: {
    'import/resolver': {typescript: true},
    'boundaries/elements': Object.entries(folders).map(([type, pattern]) => ({type, pattern})),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
  },
  // An override for each folder, because the plugin compares each import with all policies of a rule.
  overrides: Object.entries(folders)
    .map(([type, pattern]) => ({pattern, policies: policiesOf(type)}))
    .filter(({policies}) => policies.length > 0)
    .map(({pattern, policies}) => ({
      files: [`${pattern}/**`],
      rules: {'boundaries/dependencies': ['error', {default: 'allow', policies}]},
    })),
};
