import {isInstalled} from './isInstalled.mjs';

const lock = {
  packages: {
    '': {name: 'site'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b-darwin': {version: '1.0.0', optional: true},
  },
};

test.each([
  ['accepts a missing optional package', {'node_modules/a': {version: '1.0.0'}}, true],
  ['rejects another version', {'node_modules/a': {version: '0.9.0'}}, false],
  ['rejects a missing package', {}, false],
])('isInstalled: %s', (_title, packages, expected) => {
  expect(isInstalled(lock, {packages})).toBe(expected);
});
