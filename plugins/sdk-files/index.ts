import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {checksums, packSdks, type SdkPackage} from './packSdks';

/** A package as /api/sdks lists it. */
export type SdkDownload = Pick<SdkPackage, 'language' | 'file' | 'sha256'> & {
  /** In bytes. */
  readonly size: number;
};

/**
 * Packs the SDKs in `sdks/` as downloads below /api/sdks, and passes their sizes and checksums to the page as
 * `@generated/sdk-files/default/downloads.json`.
 */
export default function sdkFiles({siteDir}: LoadContext): Plugin {
  let packages: readonly SdkPackage[] = [];
  return {
    name: 'sdk-files',

    getPathsToWatch: () => [path.join(siteDir, 'sdks/**/*')],

    async contentLoaded({actions: {createData}}) {
      packages = await packSdks(siteDir);
      const downloads = packages.map(({language, file, sha256, bytes}): SdkDownload => ({
        ...{language, file, sha256},
        size: bytes.length,
      }));
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
