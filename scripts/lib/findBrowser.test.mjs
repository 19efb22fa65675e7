import path from 'node:path';
import {findBrowser} from './findBrowser.cjs';

const has = (...files) => files.includes.bind(files);
const PATH = ['/a', '/b'].join(path.delimiter);

test.each([
  ['the browser of CHROMIUM_PATH', {CHROMIUM_PATH: '/x/y', PATH}, has('/a/chromium'), '/x/y'],
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
