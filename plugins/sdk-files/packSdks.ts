import {createHash} from 'node:crypto';

import {sdkLanguages, type SdkLanguage, type SdkLanguageId} from '../../src/data/sdk';
import {currentNames, readNames, readSdk} from './readSdk';
import {compileSdk} from './compile';
import {packers} from './packers';
import {renamer} from './rename';

/** A package as a download. */
export interface SdkPackage {
  readonly language: SdkLanguageId;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Packs the SDK of each language. Unchanged sources always give the same bytes. */
export function packSdks(root: string): Promise<SdkPackage[]> {
  return Promise.all(sdkLanguages.map((language) => packSdk(root, language)));
}

async function packSdk(root: string, language: SdkLanguage): Promise<SdkPackage> {
  const {id, file} = language;
  const source = await readSdk(root, id);
  const compiled = id === 'javascript' ? await compiledSdk(root) : {};
  const bytes = await packers[id]({...source, ...compiled}, language);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {language: id, file, bytes, sha256};
}

async function compiledSdk(root: string): Promise<Record<string, string>> {
  const rename = renamer(await readNames(root), currentNames);
  const compiled = Object.entries(await compileSdk(root));
  return Object.fromEntries(compiled.map(([file, text]) => [file, rename(text)]));
}

/** The file that `sha256sum --check` reads. */
export const checksums = (packages: readonly SdkPackage[]): string =>
  packages.map(({file, sha256}) => `${sha256}  ${file}\n`).join('');
