import {execFileSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const file = (filename, code, expected) => [filename, `${code}\n`, expected];
/** The imported file has to exist: the rule looks for it. */
const importing = (filename, source, expected) =>
  file(filename, `import * as thing from '${source}';\nexport const use = thing;`, expected);

/** [file name, code, part of the expected message or null for a clean file] */
const cases = [
  importing('src/components/Card/Card.tsx', '@site/src/data/plans', 'knows nothing of the product'),
  importing('src/components/Card/Card.tsx', '../../data/plans', 'knows nothing of the product'),
  importing('src/components/Card/Card.tsx', '../Badge/Badge', null),
  importing('src/data/plans.ts', '../lib/storage', 'data is plain typed values'),
  importing('src/data/plans.ts', 'lucide-react', 'Name the icon as text'),
  importing('src/lib/storage.ts', '../data/storageKeys', null),
  importing('src/features/help/Help.tsx', '../demo/demoMachine', 'no feature imports another'),
  importing('src/features/help/Help.tsx', './HelpDoc/HelpDoc', null),
  importing(
    'src/features/help/Help.tsx',
    '@site/plugins/help-catalogue',
    'import only their types',
  ),
  file(
    'src/features/help/Help.tsx',
    "import type {Catalogue} from '@site/plugins/help-catalogue';\nexport type C = Catalogue;",
    null,
  ),
  file(
    'src/features/help/load.ts',
    "export const load = () => import('../demo/demoMachine');",
    'no feature imports another',
  ),
  importing('plugins/help-catalogue/index.ts', '../../config/headers', 'configuration composes'),
  file('docs/x.mdx', "import {Card} from './Card';\n\nText.", "'Card' is defined but never used"),
  // The clock, chance and storage are passed in.
  file('src/components/Card/Card.tsx', 'setTimeout(() => {}, 1);', 'A timer belongs'),
  file('src/features/demo/Demo.tsx', 'export const a = Date.now();', 'The clock is passed'),
  file('src/features/demo/Demo.tsx', 'export const a = new Date();', 'The clock is passed'),
  file('src/features/demo/Demo.tsx', 'export const a = new Date(0);', null),
  file('src/pages/demo.tsx', 'export const a = Math.random();', 'The dice are passed in'),
  file('src/pages/demo.tsx', "localStorage.getItem('a');", 'Storage is passed in'),
  file('src/features/demo/useClock.ts', 'export const a = Date.now();', null),
  file('src/lib/log.ts', "console.log('a');", 'Unexpected console statement'),
  file('src/lib/submission.ts', "console.log('a');", null),
  file(
    'src/pages/a.tsx',
    'export default () => <h2 id="plans">Plans</h2>;',
    'A heading with an id uses @theme/Heading',
  ),
];

// One process for all of them: loading the configuration is what takes the time.
const messages = JSON.parse(
  execFileSync(process.execPath, ['test/lintText.mjs'], {
    cwd: root,
    input: JSON.stringify(cases.map(([filename, code]) => ({filename, code}))),
    encoding: 'utf8',
  }),
);

test.each(cases.map(([filename, code, expected], index) => [filename, code, expected, index]))(
  'lint judges %s: %j',
  (_filename, _code, expected, index) => {
    expect(messages[index]).toEqual(
      expected === null ? [] : expect.arrayContaining([expect.stringContaining(expected)]),
    );
  },
);
