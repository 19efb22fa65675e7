import {execFileSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** [what it shows, file name, code, words of the expected message or null for a clean file] */
const imports = (file, source, expected) => [
  `${file} imports ${source}`,
  file,
  `import * as thing from '${source}';\nexport const use = thing;\n`,
  expected,
];
const view = (what, file, code, expected) => [what, file, `${code}\n`, expected];

const cases = [
  // components know nothing of the product
  imports('src/components/Card/Card.tsx', '@site/src/data/plans', 'components may not import data'),
  imports('src/components/Card/Card.tsx', '../../data/plans', 'components may not import data'),
  imports('src/components/Card/Card.tsx', '../../features/help/x', 'may not import features'),
  imports('src/components/Card/Card.tsx', '../../pages/index', 'components may not import pages'),
  imports('src/components/Card/Card.tsx', '../../theme/Footer', 'use the @theme alias'),
  imports('src/components/Card/Card.tsx', '@theme/Heading', null),
  imports('src/components/Card/Card.tsx', '../Badge/Badge', null),
  imports('src/components/Card/Card.tsx', '@site/src/lib/format', null),
  // data imports nothing but data
  imports('src/data/plans.ts', '../components/Card/Card', 'data may not import components'),
  imports('src/data/plans.ts', '@site/src/features/help/x', 'data may not import features'),
  imports('src/data/plans.ts', '../pages/index', 'data may not import pages'),
  imports('src/data/plans.ts', '../lib/format', 'data may not import lib'),
  imports('src/data/plans.ts', './brand', null),
  imports('src/data/plans.ts', 'lucide-react', 'name the icon as text'),
  // lib reads data and nothing else
  imports('src/lib/storage.ts', '../features/help/x', 'lib may not import features'),
  imports('src/lib/storage.ts', '../components/Card/Card', 'lib may not import components'),
  imports('src/lib/storage.ts', '@site/src/data/storageKeys', null),
  // features stand alone
  imports('src/features/help/Help.tsx', '../demo/demoMachine', 'Feature "help" may not import'),
  imports('src/features/help/Help.tsx', '@site/src/features/demo/x', 'Feature "help" may not'),
  imports('src/features/help/parts/Vote.tsx', '../../demo/x', 'Feature "help" may not import'),
  imports('src/features/help/parts/Vote.tsx', '../vote', null),
  imports('src/features/help/Help.tsx', '../../pages/index', 'features may not import pages'),
  imports('src/features/help/Help.tsx', '../../theme/Footer', 'features may not import theme'),
  imports('src/features/help/Help.tsx', '../../components/Card/Card', null),
  imports('src/features/help/Help.tsx', '@site/src/data/plans', null),
  // posts have their own drawings
  imports(
    'blog/2026-01-02-a/Drawing.tsx',
    '@site/src/features/x/x',
    'blog may not import features',
  ),
  imports('blog/2026-01-02-a/Drawing.tsx', '@site/src/components/Drawing/Drawing', null),
  // pages and theme compose
  imports('src/pages/pricing.tsx', '@site/src/features/pricing/Plans', null),
  imports('src/pages/pricing.tsx', '../data/plans', null),
  imports('src/theme/Footer/index.tsx', '@site/src/features/chrome/Footer', null),
  imports('src/theme/Footer/index.tsx', '../../pages/index', 'theme may not import pages'),
  // plugins run at build time
  imports('plugins/catalogue/index.ts', '../../src/data/brand', null),
  imports('plugins/catalogue/index.ts', '@site/src/features/help/x', 'plugins may not import'),
  imports('plugins/catalogue/index.ts', '../../src/components/Card/Card', 'plugins may not import'),
  imports('plugins/catalogue/index.ts', '../../src/pages/index', 'plugins may not import pages'),
  imports('src/features/help/Help.tsx', '@site/plugins/catalogue', 'may not import plugins'),
  view(
    'a feature takes the type of what a plugin wrote',
    'src/features/help/Help.tsx',
    "import type {Catalogue} from '@site/plugins/catalogue';\nexport type C = Catalogue;",
    null,
  ),
  // every way to import counts
  view(
    'an export from another feature',
    'src/features/help/index.ts',
    "export * from '../demo/demoMachine';",
    'Feature "help" may not import feature "demo"',
  ),
  view(
    'an import() of another feature',
    'src/features/help/load.ts',
    "export const load = () => import('../demo/demoMachine');",
    'Feature "help" may not import feature "demo"',
  ),
  // clock, dice and storage
  view('a timer', 'src/components/Card/Card.tsx', 'setTimeout(() => {}, 1);', 'A timer belongs'),
  view('a timer', 'src/pages/index.tsx', 'window.setInterval(() => {}, 1);', 'A timer belongs'),
  view('now', 'src/features/demo/Demo.tsx', 'export const a = Date.now();', 'The clock is passed'),
  view('now', 'src/features/demo/Demo.tsx', 'export const a = new Date();', 'The clock is passed'),
  view('a date', 'src/features/demo/Demo.tsx', 'export const a = new Date(0);', null),
  view('dice', 'src/pages/demo.tsx', 'export const a = Math.random();', 'The dice are passed in'),
  view('storage', 'src/pages/demo.tsx', "localStorage.getItem('a');", 'Storage is passed in'),
  view('storage', 'src/pages/demo.tsx', 'window.sessionStorage.clear();', 'Storage is passed in'),
  view('a hook', 'src/features/demo/useClock.ts', 'export const a = Date.now();', null),
  view('a hook', 'src/components/Tabs/useTimer.ts', 'setTimeout(() => {}, 1);', null),
  view('lib', 'src/lib/clock.ts', 'export const a = Date.now();', null),
  // console
  view('console', 'src/lib/log.ts', "console.log('a');", 'Unexpected console statement'),
  view('console', 'plugins/a/index.ts', "console.log('a');", 'Unexpected console statement'),
  view('console', 'src/lib/submission.ts', "console.log('a');", null),
  view('console', 'scripts/lib/run.mjs', "console.log('a');", null),
  // what the presets are here for
  view(
    'a bare link',
    'src/pages/a.tsx',
    'export default () => <a href="/pricing">Pricing</a>;',
    'Do not use an `<a>` element to navigate',
  ),
  view(
    'a fake button',
    'src/pages/a.tsx',
    'export default () => <div onClick={() => {}}>Go</div>;',
    'at least one keyboard listener',
  ),
  view(
    'a heading with an anchor',
    'src/pages/a.tsx',
    'export default () => <h2 id="plans">Plans</h2>;',
    'A heading with an id uses @theme/Heading',
  ),
  view(
    'a hook in a condition',
    'src/components/A.tsx',
    "import {useState} from 'react';\nexport function A({is}: {is: boolean}) {\n  if (is) useState(1);\n  return null;\n}",
    'called conditionally',
  ),
];

// One process for all of them: loading the configuration is what takes the time.
const answers = JSON.parse(
  execFileSync(process.execPath, ['test/lintText.mjs'], {
    cwd: root,
    input: JSON.stringify(cases.map(([, filename, code]) => ({filename, code}))),
    encoding: 'utf8',
  }),
);

test.each(cases.map(([title, filename, , expected], index) => [filename, title, expected, index]))(
  '%s: %s',
  (_filename, _title, expected, index) => {
    if (expected === null) expect(answers[index]).toEqual([]);
    else
      expect(answers[index]).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  },
);
