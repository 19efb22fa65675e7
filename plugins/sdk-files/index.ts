import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {sdkLanguages} from '../../src/data/sdk';
import {makeSdkSamples} from '../../src/lib/samples/sdk';
import {operationsOf} from '../api-reference/describeOperation';
import {sdkCall} from '../api-reference/samples/sdkCall';
import type {CodeData} from '../api-reference/types';
import {highlight} from '../lib/highlighting/highlight';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import type {Operation} from '../lib/api-contract/types';
import {errorSamples} from './errorSamples';
import {checksums, packSdks, type SdkPackage} from './packSdks';

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
      const downloads = packages.map((each) => describeDownload(each, first.operation));
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

/** A package as /api/sdks shows it. */
export type SdkDownload = Pick<SdkPackage, 'language' | 'file' | 'sha256'> & {
  readonly label: string;
  /** `Node 20 or later`. */
  readonly requires: string;
  /** In bytes. */
  readonly size: number;
  readonly install: CodeData;
  readonly firstRequest: CodeData;
  readonly errors: CodeData;
};

/** The file that a sample is saved in. JavaScript's ending makes it a module. */
const endings = {javascript: 'mjs', python: 'py', ruby: 'rb', php: 'php'};

/** @param operation of the first request */
function describeDownload(
  {language, file, sha256, bytes}: SdkPackage,
  operation: Operation,
): SdkDownload {
  const {label, requires, install} = sdkLanguages.find(({id}) => id === language)!;
  const code = (title: string, text: string, prism: string): CodeData => ({
    label: title,
    language: prism,
    html: highlight(text, prism),
  });
  const sample = makeSdkSamples(sdkCall(operation))[language];
  return {
    ...{language, file, sha256, label, requires},
    size: bytes.length,
    install: code('Install it', install.join('\n'), 'bash'),
    firstRequest: code(`search.${endings[language]}`, sample, language),
    errors: code(`send.${endings[language]}`, errorSamples[language](), language),
  };
}
