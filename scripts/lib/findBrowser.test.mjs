import path from 'node:path';
import {findBrowser, findWholeBrowser} from './findBrowser.cjs';

const has = (...files) => files.includes.bind(files);
const PATH = ['/a', '/b'].join(path.delimiter);

test.each([
  ['the browser of CHROMIUM_PATH', {CHROMIUM_PATH: '/x/y', PATH}, has('/a/chromium'), '/x/y'],
  [
    'the headless shell anywhere before Chromium',
    {PATH},
    has('/a/chromium', '/b/chromium-headless-shell'),
    '/b/chromium-headless-shell',
  ],
  [
    'Chromium anywhere before Chrome',
    {PATH},
    has('/a/google-chrome', '/b/chromium'),
    '/b/chromium',
  ],
  ['Chrome when there is no Chromium', {PATH}, has('/b/google-chrome'), '/b/google-chrome'],
  ['nothing with an empty CHROMIUM_PATH', {CHROMIUM_PATH: '', PATH}, has('/a/chromium'), undefined],
  ['nothing', {PATH}, has(), undefined],
  ['nothing without a PATH', {}, has('/a/chromium'), undefined],
])('findBrowser finds %s', (_title, env, canRun, expected) => {
  expect(findBrowser(env, (file) => canRun(file))).toBe(expected);
});

test.each([
  [
    'Chromium next to the headless shell',
    {PATH},
    has('/a/chromium-headless-shell', '/b/chromium'),
    '/b/chromium',
  ],
  [
    'Chromium when CHROMIUM_PATH is the headless shell',
    {CHROMIUM_PATH: '/x/chromium-headless-shell', PATH},
    has('/b/chromium'),
    '/b/chromium',
  ],
  ['any other browser of CHROMIUM_PATH', {CHROMIUM_PATH: '/x/y', PATH}, has('/a/chromium'), '/x/y'],
  ['nothing next to a headless shell', {PATH}, has('/a/chromium-headless-shell'), undefined],
  ['nothing with an empty CHROMIUM_PATH', {CHROMIUM_PATH: '', PATH}, has('/a/chromium'), undefined],
])('findWholeBrowser finds %s', (_title, env, canRun, expected) => {
  expect(findWholeBrowser(env, (file) => canRun(file))).toBe(expected);
});
