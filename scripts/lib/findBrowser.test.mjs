import path from 'node:path';
import {findBrowser} from './findBrowser.cjs';
import {isInstalled} from './isInstalled.mjs';

describe('findBrowser', () => {
  const has = (...files) => files.includes.bind(files);
  const PATH = ['/a', '/b'].join(path.delimiter);

  test.each([
    ['the browser in CHROMIUM_PATH', {CHROMIUM_PATH: '/x/y', PATH}, has('/a/chromium'), '/x/y'],
    [
      'the headless shell before Chromium anywhere on the PATH',
      {PATH},
      has('/a/chromium', '/b/chromium-headless-shell'),
      '/b/chromium-headless-shell',
    ],
    [
      'Chromium before Chrome anywhere on the PATH',
      {PATH},
      has('/a/google-chrome', '/b/chromium'),
      '/b/chromium',
    ],
    ['Chrome without Chromium', {PATH}, has('/b/google-chrome'), '/b/google-chrome'],
    [
      'nothing when CHROMIUM_PATH is empty',
      {CHROMIUM_PATH: '', PATH},
      has('/a/chromium'),
      undefined,
    ],
    ['nothing when the PATH has no browser', {PATH}, has(), undefined],
    ['nothing without a PATH', {}, has('/a/chromium'), undefined],
  ])('findBrowser: finds %s', (_title, env, canRun, expected) => {
    const found = findBrowser(env, (file) => canRun(file.replaceAll('\\', '/')));
    expect(found?.replaceAll('\\', '/')).toBe(expected);
  });
});

describe('isInstalled', () => {
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
  ])('%s', (_title, packages, expected) => {
    expect(isInstalled(lock, {packages})).toBe(expected);
  });
});
