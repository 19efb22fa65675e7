import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {copySite, filesBelow, root} from './copySite';
import {dailyEdits} from './edits';

let copy: string;

/** Runs the tests that read content or depend on the edited data. */
function runTests(): void {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const data = ['plans', 'limits', 'standardPlans', 'navigation'];
  const tests = ['src/data', 'test/content'].flatMap((folder) =>
    filesBelow(path.join(copy, folder))
      .filter((file) => /\.test\.(ts|js)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const edited = data.map((name) => `src/data/${name}.ts`);
  // They take long, and import these files only for other figures.
  const others = ['test/api/sandboxFuzz*', 'scripts/**'].flatMap((glob) => ['--exclude', glob]);
  // Git's list of files, which this test reads, leaves out the copy.
  fs.rmSync(path.join(copy, 'scripts/lib/prose/prose.test.mjs'));
  execFileSync(process.execPath, [vitest, 'related', '--run', ...others, ...edited, ...tests], {
    cwd: copy,
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

beforeAll(() => {
  copy = copySite('edited');
});

test.each(Object.entries(dailyEdits))('%s needs only one edit in one file', (_case, change) => {
  change(copy);
});

test('unit tests pass after the daily edits', () => {
  expect(runTests).not.toThrow();
});
