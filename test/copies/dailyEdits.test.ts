import fs from 'node:fs';
import path from 'node:path';

import {execaSync} from 'execa';

import {copySite, filesBelow} from './copySite';
import {dailyEdits} from './edits';

let copy: string;

const testsBelow = (folder: string) =>
  filesBelow(path.join(copy, folder))
    .filter((file) => /\.test\.(ts|js|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Runs the tests that read content or depend on the edited data. */
function runTests(): void {
  // They take long, and import the edited files only for other figures. Vitest ignores `--exclude` in projects.
  for (const file of [...testsBelow('scripts'), 'test/api/sandboxFuzz.test.ts']) {
    fs.rmSync(path.join(copy, file));
  }
  const edited = ['plans', 'limits', 'standardPlans', 'navigation'].map(
    (name) => `src/data/${name}.ts`,
  );
  const tests = ['src/data', 'test/content'].flatMap(testsBelow);
  execaSync('vitest', ['related', '--run', ...edited, ...tests], {cwd: copy, preferLocal: true});
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
