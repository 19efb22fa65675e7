import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const importOf = (source) => `import * as thing from '${source}';\nexport const use = thing;`;

/** Cases of [file, code, part of the expected message or null for a clean file]. */
const cases = [
  [
    'src/components/Card/Card.tsx',
    importOf('@site/src/data/plans'),
    'must not depend on the product',
  ],
  ['src/components/Card/Card.tsx', importOf('../../data/plans'), 'must not depend on the product'],
  ['src/components/Card/Card.tsx', importOf('../Badge/Badge'), null],
  ['src/data/plans.ts', importOf('../lib/storage'), 'data is plain typed values'],
  ['src/data/plans.ts', importOf('lucide-react'), 'import is restricted'],
  ['src/lib/storage.ts', importOf('../data/storageKeys'), null],
  ['src/features/help/Help.tsx', importOf('../demo/demoMachine'), 'no feature imports another'],
  ['src/features/help/Help.tsx', importOf('./HelpDoc/HelpDoc'), null],
  ['src/features/help/Help.tsx', importOf('@site/plugins/help-catalog'), 'only their types'],
  [
    'src/features/help/Help.tsx',
    "import type {Catalog} from '@site/plugins/help-catalog';\nexport type C = Catalog;",
    null,
  ],
  [
    'src/features/help/load.ts',
    "export const load = () => import('../demo/demoMachine');",
    'no feature imports another',
  ],
  ['plugins/help-catalog/index.ts', importOf('../../config/headers'), 'configuration composes'],
  // The clock, randomness, and storage are passed in.
  ['src/components/Card/Card.tsx', 'setTimeout(() => {}, 1);', 'A timer belongs'],
  ['src/components/Card/Card.tsx', 'window.setInterval(() => {}, 1);', 'A timer belongs'],
  ['src/features/demo/Demo.tsx', 'export const a = Date.now();', 'The clock is passed'],
  ['src/features/demo/Demo.tsx', 'export const a = new Date();', 'The clock is passed'],
  ['src/features/demo/Demo.tsx', 'export const a = new Date(0);', null],
  ['src/pages/demo.tsx', 'export const a = Math.random();', 'Randomness is passed in'],
  ['src/pages/demo.tsx', "localStorage.getItem('a');", 'Storage is passed in'],
  ['src/features/demo/useClock.ts', 'export const a = Date.now();', null],
  ['src/lib/log.ts', "console.log('a');", 'Unexpected console statement'],
  ['src/lib/submission.ts', "console.log('a');", null],
  ['src/pages/a.tsx', 'export const a = () => <h2 id="b">B</h2>;', 'Use @theme/Heading'],
  ['src/pages/a.tsx', 'export const a = (id: string) => <h2 id={id}>B</h2>;', null],
  ['src/pages/a.tsx', 'export const a = () => <a href="/b">B</a>;', 'is a <Link to'],
  ['src/pages/a.tsx', 'export const a = () => <a href="https://b.example">B</a>;', null],
  // Rules for errors that the compiler doesn't catch.
  ['plugins/a.mjs', 'export const a = missing;', "'missing' is not defined"],
  ['src/features/demo/a.tsx', 'export const a = () => <img src="/b.png" />;', '`alt`'],
  [
    'src/features/demo/useA.ts',
    "import {useId} from 'react';\nexport const useA = (b: boolean) => (b ? useId() : '');",
    'conditionally',
  ],
  ['src/lib/a.ts', 'export const a = () => { Promise.resolve(); };', 'Promises must be awaited'],
].map(([file, code, expected], index) => [file.replace('.', `${index}.`), `${code}\n`, expected]);

/** Files that the cases import, because the rules check that they exist. */
const imported = [
  'config/headers.ts',
  'plugins/help-catalog/index.ts',
  'src/components/Badge/Badge.tsx',
  'src/data/plans.ts',
  'src/data/storageKeys.ts',
  'src/features/demo/demoMachine.ts',
  'src/features/help/HelpDoc/HelpDoc.tsx',
  'src/lib/storage.ts',
];

/** Lints a project with this configuration that contains only the cases and their imports. */
function lintCases() {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    fs.writeFileSync(path.join(project, file), text);
  };
  for (const folder of ['node_modules', 'scripts']) {
    fs.symlinkSync(path.join(root, folder), path.join(project, folder), 'junction');
  }
  for (const file of ['oxlint.config.mjs', 'tsconfig.json']) {
    fs.copyFileSync(path.join(root, file), path.join(project, file));
  }
  for (const file of imported) write(file, 'export {};\n');
  for (const [file, code] of cases) write(file, code);
  write('src/lib/one.ts', "export * from './two';\n");
  write('src/lib/two.ts', "export * from './one';\n");
  const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '-f', 'json'];
  const {stdout} = spawnSync(process.execPath, [...oxlint, 'src', 'plugins'], {
    cwd: project,
    encoding: 'utf8',
  });
  fs.rmSync(project, {recursive: true});
  return JSON.parse(stdout).diagnostics;
}

const diagnostics = lintCases();
const messagesFor = (file) =>
  diagnostics.filter(({filename}) => filename === file).map(({message}) => message);

test.each(cases)('lint: checks %s: %j', (file, _code, expected) => {
  expect(messagesFor(file)).toEqual(
    expected === null ? [] : expect.arrayContaining([expect.stringContaining(expected)]),
  );
});

test('lint: reports modules that import each other', () => {
  expect(messagesFor('src/lib/one.ts')).toEqual([expect.stringContaining('cycle')]);
});

test('lint: reports an unused import in MDX', () => {
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const {stdout} = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', 'docs/x.mdx', '--format', 'json'],
    {cwd: root, input: "import {Card} from './Card';\n\nText.\n", encoding: 'utf8'},
  );
  const [{messages}] = JSON.parse(stdout);
  expect(messages.map(({ruleId}) => ruleId)).toEqual(['no-unused-vars']);
});
