import path from 'node:path';
import postcss from 'postcss';

import {nameByFile, nameClass} from './classNames';
import {layerOf, wrapInLayer} from './layers';
import {inlineSheets} from './inlineSheets';
import {leanSheets} from './leanSheets';
import {linkSheets, type ChunkGroup, type Manifest} from './linkSheets';

const siteDir = path.resolve('/site');
const at = (file: string) => path.join(siteDir, ...file.split('/'));

describe('layerOf', () => {
  test.each([
    ['src/css/site.css', 'base'],
    ['src/css/documents.css', 'documents'],
    ['src/components/Card/Card.module.css', 'components'],
    ['src/components/Posts/Post.module.css', 'features'],
    ['src/features/radar/Radar.module.css', 'features'],
    ['src/theme/CodeBlock/CodeBlock.module.css', 'theme'],
    ['blog/2026-11-03-a-post/Chart.module.css', 'pages'],
    ['node_modules/infima/dist/css/default/default.css', undefined],
    ['.docusaurus/page-styles/default/layers.css', undefined],
    ['../elsewhere/styles.css', undefined],
  ])('%s: %s', (file, layer) => {
    expect(layerOf(at(file), siteDir)).toBe(layer);
  });
});

test('wrapInLayer: wraps all rules, and leaves sheets of packages to Docusaurus', () => {
  const process = (file: string) =>
    postcss([wrapInLayer(siteDir)])
      .process('a { color: red }\n@media print { b { color: red } }', {from: at(file)})
      .css.replace(/\s+/g, '');
  expect(process('src/css/site.css')).toBe('@layerbase{a{color:red}@mediaprint{b{color:red}}}');
  expect(process('node_modules/infima/default.css')).not.toContain('@layer');
});

describe('class names', () => {
  const name = (file: string, className: string) =>
    nameClass({rootContext: siteDir, resourcePath: at(file)}, '', className);

  test('have one suffix for each file', () => {
    expect(name('a.module.css', 'title')).toMatch(/^title_[\w-]{4}$/);
    expect(name('a.module.css', 'text').slice(-4)).toBe(name('a.module.css', 'title').slice(-4));
    expect(name('b.module.css', 'title')).not.toBe(name('a.module.css', 'title'));
  });

  test('replace Docusaurus’s pattern in the rules of CSS modules', () => {
    const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
    const options = {
      filename: '[name].css',
      chunkFilename: 'assets/css/[name].[contenthash:8].css',
    };
    nameByFile({
      mode: 'production',
      module: {rules: [{use: [{options: {modules}}, {options: {}}]}, {type: 'asset'}]},
      plugins: [{options}, {}],
    });
    expect(modules).toHaveProperty('getLocalIdent', nameClass);
    expect(options.chunkFilename).toBe('assets/css/[contenthash:8].css');
  });
});

describe('linkSheets', () => {
  const group = (requests: string[], files: string[], isInitial = false): ChunkGroup => ({
    isInitial: () => isInitial,
    getFiles: () => files,
    origins: requests.map((request) => ({request})),
  });
  const manifest: Manifest = {
    origins: {main: [1], home: [2]},
    assets: {1: {css: [{file: 'main.css'}]}, 2: {}},
  };
  const groups = [
    group(['./entry'], ['main.js', 'main.css'], true),
    group(['@site/src/pages/index.tsx'], ['home.js', 'shared.css', 'home.css']),
    group(['@theme/DocItem'], ['doc.js', 'shared.css']),
    group(['@theme/DocItem'], ['other.js', 'shared.css']),
    group(['@site/docs/plain.mdx'], ['plain.js']),
  ];

  /** The files that Docusaurus links for a page, as react-loadable-ssr-addon finds them. */
  const linked = (...modules: string[]) => {
    const {origins, assets} = linkSheets(manifest, groups);
    const keys = new Set(['main', ...modules].flatMap((module) => origins[module] ?? []));
    return [...keys].flatMap((key) => assets[key]?.css ?? []).map(({file}) => file);
  };

  test('a page has the base and the sheets of its own modules', () => {
    expect(linked('@site/src/pages/index.tsx')).toEqual(['main.css', 'shared.css', 'home.css']);
    expect(linked('@site/docs/plain.mdx')).toEqual(['main.css']);
  });

  test('lists a sheet once when two modules of a page need it', () => {
    expect(linked('@site/src/pages/index.tsx', '@theme/DocItem')).toEqual([
      'main.css',
      'shared.css',
      'home.css',
    ]);
  });

  test('keeps the entries of the manifest, and doesn’t change it', () => {
    const before = structuredClone(manifest);
    expect(linkSheets(manifest, groups)).toMatchObject(before);
    expect(manifest).toEqual(before);
  });
});

describe('leanSheets', () => {
  const lean = (css: string, script = '', ours = '') => {
    const sheets = new Map([
      ['main.css', `@layer docusaurus.infima{${css}}`],
      ['ours.css', `@layer base{${ours}}`],
    ]);
    const result = leanSheets(sheets, [script]);
    expect(result.get('ours.css')).toBe(`@layer base{${ours}}`);
    return /^@layer docusaurus\.infima\{(.*)\}$/s.exec(result.get('main.css') ?? '')?.[1] ?? '';
  };

  test('removes rules for classes that no script has', () => {
    expect(
      lean('.menu{top:0}.menu .hero{top:0}.hero,.menu a{top:0}', 'className:"menu open"'),
    ).toBe('.menu{top:0}.menu a{top:0}');
  });

  test('keeps elements, negated classes, keyframes, and at-rules with rules', () => {
    const css = 'a:not(.hero){top:0}@media print{b{top:0}}@keyframes in{to{top:0}}';
    expect(lean(`${css}@media print{.hero{top:0}}`)).toBe(css);
  });

  test('removes elements that no page has, alone and in a list', () => {
    expect(lean('kbd{top:0}kbd,b{top:0}')).toBe('b{top:0}');
  });

  test('keeps a layer without rules, for the order', () => {
    expect(
      leanSheets(new Map([['main.css', '@layer docusaurus.core{.hero{top:0}}']]), []).get(
        'main.css',
      ),
    ).toBe('@layer docusaurus.core{}');
  });

  test('removes components with everyday names', () => {
    expect(lean('.button--primary{top:0}.buttons{top:0}', 'button--primary buttons')).toBe(
      '.buttons{top:0}',
    );
  });

  test('puts constants into the rules that read them', () => {
    expect(
      lean(
        ':root{--space:1rem;--wide:calc(2*var(--space))}a{font:var(--space)serif;top:var(--wide)}',
      ),
    ).toBe('a{font:1rem serif;top:calc(2*1rem)}');
  });

  test.each([
    ['is set elsewhere', '.band{--space:0}', ''],
    ['is set by us', '', '.band{--space:0}'],
    ['depends on the screen', '@media print{:root{--space:0}}', ''],
    ['depends on the color mode', '[data-theme=dark]{--space:0}', ''],
  ])('keeps a property that %s', (_when, theirs, ours) => {
    const css = `:root{--space:1rem}a{top:var(--space)}${theirs}`;
    expect(lean(css, 'band', ours)).toBe(css);
  });

  test('keeps a property that a script sets', () => {
    const css = ':root{--space:1rem}a{top:var(--space)}';
    expect(lean(css, 'style.setProperty("--space","0")')).toBe(css);
  });

  test('removes values that ours override on every page', () => {
    const css = ':root{--ink:red}[data-theme=dark]{--ink:blue}a{color:var(--ink)}';
    expect(lean(css, '', ':root{--ink:black}')).toBe('a{color:var(--ink)}');
    expect(lean(css, '', '@media print{:root{--ink:black}}')).toBe(css);
  });

  test('removes properties that are read only by properties that nothing reads', () => {
    expect(
      lean(':root{--a:var(--b);--b:var(--c,1px);--c:url(x);--d:1px}', '', 'a{top:var(--d)}'),
    ).toBe(':root{--d:1px}');
  });
});

test('moves rules for documents to the sheets with the base for documents', () => {
  const sheets = new Map([
    [
      'main.css',
      '@layer docusaurus.infima{a{top:0}.menu a,.navbar a{top:0}@media print{.menu{top:0}}}',
    ],
    ['page.css', '@layer pages{.menu{top:1px}}'],
    ['docs.css', '@layer documents{.menu{top:2px}}@layer theme{b{top:0}}'],
  ]);
  expect(Object.fromEntries(leanSheets(sheets, ['menu navbar']))).toEqual({
    'main.css': '@layer docusaurus.infima{a{top:0}.navbar a{top:0}}',
    'page.css': '@layer pages{.menu{top:1px}}',
    'docs.css':
      '@layer docusaurus.infima{.menu a{top:0}@media print{.menu{top:0}}}@layer documents{.menu{top:2px}}@layer theme{b{top:0}}',
  });
});

describe('inlineSheets', () => {
  const texts: Record<string, string> = {'/a.css': 'a {content: "$&"}\n', '/b.css': 'b {}'};
  const inline = (html: string) => inlineSheets(html, (url) => texts[url] ?? 'x {}</style>');

  test.each([
    ['minified', '<link rel=stylesheet href=/a.css><link href=/b.css rel=stylesheet>'],
    ['as written', '<link rel="stylesheet" href="/a.css" /><link rel="stylesheet" href="/b.css">'],
  ])('puts the styles in the place of their links: %s', (_form, links) => {
    expect(inline(`<title>T</title>${links}<link rel="icon" href="/i.svg">`)).toBe(
      '<title>T</title><style data-href="/a.css">a {content: "$&"}</style><style data-href="/b.css">b {}</style><link rel="icon" href="/i.svg">',
    );
  });

  test('throws when a stylesheet could end its element', () => {
    expect(() => inline('<link rel="stylesheet" href="/c.css">')).toThrow('/c.css contains');
  });

  test('throws when a page links no stylesheet', () => {
    expect(() => inline('<link rel="icon" href="/i.svg">')).toThrow('no stylesheet');
  });
});
