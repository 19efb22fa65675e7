import path from 'node:path';

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
