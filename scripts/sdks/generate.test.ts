import fs from 'node:fs';
import path from 'node:path';

import {sdk} from '../../src/data/sdk';
import {generateSdks, staleFiles} from './generate';

const root = path.join(__dirname, '../..');

test('the generated parts of the SDKs follow the contract; if not, run "npm run sdks"', async () => {
  const files = await generateSdks(root);
  expect(Object.keys(files).length).toBeGreaterThan(2);
  expect(await staleFiles(root, files)).toEqual([]);
});

test('staleFiles: names a file that differs and one that is missing', async () => {
  const files = {'package.json': 'another text', 'sdks/none.txt': ''};
  expect(await staleFiles(root, files)).toEqual(Object.keys(files));
});

test('no generator contains the product’s name, which may change', () => {
  const generators = fs
    .readdirSync(__dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, fs.readFileSync(path.join(__dirname, file), 'utf8')] as const);
  expect(generators.length).toBeGreaterThan(5);
  const named = generators.filter(([, text]) => text.toLowerCase().includes(sdk.package));
  expect(named.map(([file]) => file)).toEqual([]);
});
