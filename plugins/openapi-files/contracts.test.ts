import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {contractFiles} from './index';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'contracts-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const current = {file: 'api/openapi.yaml', folder: 'api'};

test('contractFiles: has one contract if the API has one version', () => {
  expect(contractFiles(root)).toEqual([current]);
});

test('contractFiles: has a contract for each frozen version', () => {
  fs.writeFileSync(path.join(root, 'api_versions.json'), '["1.0"]');
  expect(contractFiles(root)).toEqual([
    current,
    {file: 'api_versioned_docs/version-1.0/openapi.yaml', folder: 'api/1.0'},
  ]);
});
