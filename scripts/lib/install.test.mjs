import {isInstalled, reasonToInstall} from './install.mjs';

const state = (over) => ({
  hasModules: true,
  stamp: 'abc',
  lockHash: 'abc',
  matches: () => false,
  ...over,
});

test('nothing to do when the stamp is that of the lock file', () => {
  expect(reasonToInstall(state())).toBeUndefined();
});

test('a fresh clone is installed', () => {
  expect(reasonToInstall(state({hasModules: false}))).toMatch('not installed yet');
});

test('a changed lock file is installed', () => {
  expect(reasonToInstall(state({stamp: 'old'}))).toMatch('package-lock.json has changed');
});

test('an interrupted installation, without a stamp, is repeated', () => {
  expect(reasonToInstall(state({stamp: undefined}))).toMatch('package-lock.json has changed');
});

test('what "npm install" put there by itself is left alone', () => {
  expect(reasonToInstall(state({stamp: undefined, matches: () => true}))).toBeUndefined();
});

const lock = {
  packages: {
    '': {name: 'site'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b-darwin': {version: '1.0.0', optional: true},
  },
};

test.each([
  ['all there, another platform left out', {'node_modules/a': {version: '1.0.0'}}, true],
  ['another version', {'node_modules/a': {version: '0.9.0'}}, false],
  ['missing', {}, false],
])('%s', (_title, packages, expected) => {
  expect(isInstalled(lock, {packages})).toBe(expected);
});
