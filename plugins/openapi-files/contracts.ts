import fs from 'node:fs';
import path from 'node:path';

import {CONTRACT_FILE} from '../lib/api-contract/readDocument';

export interface ContractFile {
  /** Relative to the project. */
  readonly file: string;
  /** The output folder: `api`, `api/1.0`. */
  readonly folder: string;
}

/**
 * The contract of each version of the API. `docusaurus docs:version:api` copies the folder `api` with its contract,
 * which is then served under the version, like the frozen pages.
 */
export function contractFiles(root: string): ContractFile[] {
  const list = path.join(root, 'api_versions.json');
  const versions = fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as readonly string[])
    : [];
  return [
    {file: CONTRACT_FILE, folder: 'api'},
    ...versions.map((version) => ({
      file: `api_versioned_docs/version-${version}/openapi.yaml`,
      folder: `api/${version}`,
    })),
  ];
}
