import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readDocument} from '../lib/api-contract/readDocument';
import {contractFiles} from './contracts';

/**
 * Publishes the contract as `/api/openapi.yaml` and `/api/openapi.json`. An invalid contract stops the build and
 * `npm start`.
 *
 * There's no Postman collection: Postman, Insomnia, and Bruno import OpenAPI 3.1 with its examples and authentication,
 * and a converted collection could go stale.
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
          const {yaml, source} = await readDocument(siteDir, file);
          const target = path.join(outDir, folder);
          await fs.mkdir(target, {recursive: true});
          await fs.writeFile(path.join(target, 'openapi.yaml'), yaml);
          await fs.writeFile(
            path.join(target, 'openapi.json'),
            `${JSON.stringify(source, null, 2)}\n`,
          );
        }),
      );
    },
  };
}
