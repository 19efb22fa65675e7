import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {operationsOf} from '../api-reference/describeOperation';
import {highlight} from '../highlighting/highlight';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {describeDownload} from './describeDownload';
import {checksums, packSdks, type SdkPackage} from './packSdks';

export type {SdkDownload} from './describeDownload';

/**
 * Packs the SDKs in `sdks/` as downloads below /api/sdks, and passes their commands, sizes, and checksums to the page as
 * `@generated/sdk-files/default/downloads.json`.
 */
export default function sdkFiles({siteDir}: LoadContext): Plugin {
  let packages: readonly SdkPackage[] = [];
  return {
    name: 'sdk-files',

    getPathsToWatch: () => ['sdks/**/*', CONTRACT_FILE].map((each) => path.join(siteDir, each)),

    async contentLoaded({actions: {createData}}) {
      packages = await packSdks(siteDir);
      const {document} = await readDocument(siteDir);
      const [first] = operationsOf(document);
      if (!first) throw new Error(`${CONTRACT_FILE}: it has no operation.`);
      const downloads = packages.map((each) => describeDownload(each, first.operation, highlight));
      await createData('downloads.json', downloads);
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'api/sdks');
      await fs.mkdir(folder, {recursive: true});
      await Promise.all([
        ...packages.map(({file, bytes}) => fs.writeFile(path.join(folder, file), bytes)),
        fs.writeFile(path.join(folder, 'SHA256SUMS'), checksums(packages)),
      ]);
    },
  };
}
