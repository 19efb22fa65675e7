import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {postmanCollection} from './postman';

/**
 * Publishes the contract as `/api/openapi.yaml`, `/api/openapi.json`, and `/api/postman.json`. An invalid contract stops
 * the build and `npm start`.
 */
export default function openapiFiles({siteDir}: LoadContext): Plugin {
  const contracts = contractFiles(siteDir);
  return {
    name: 'openapi-files',

    getPathsToWatch: () => contracts.map(({file}) => path.join(siteDir, file)),

    async loadContent() {
      await Promise.all(contracts.map(({file}) => readDocument(siteDir, file)));
    },

    async postBuild({outDir}) {
      await Promise.all(
        contracts.map(async ({file, folder}) => {
          const {yaml, source, document} = await readDocument(siteDir, file);
          const target = path.join(outDir, folder);
          await fs.mkdir(target, {recursive: true});
          await fs.writeFile(path.join(target, 'openapi.yaml'), yaml);
          await writeJson(path.join(target, 'openapi.json'), source);
          await writeJson(path.join(target, 'postman.json'), postmanCollection(document));
        }),
      );
    },
  };
}

const writeJson = (file: string, value: object) =>
  fs.writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

interface ContractFile {
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
  const versions = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as readonly string[])
    : [];
  return [
    {file: CONTRACT_FILE, folder: 'api'},
    ...versions.map((version) => ({
      file: `api_versioned_docs/version-${version}/openapi.yaml`,
      folder: `api/${version}`,
    })),
  ];
}
