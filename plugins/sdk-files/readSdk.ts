import fs from 'node:fs/promises';
import path from 'node:path';

import {brand} from '../../src/data/brand';
import {sdk, type SdkLanguageId} from '../../src/data/sdk';

export const NAMES_FILE = 'sdks/names.json';

/** The names that the files in `sdks/` have: `sdks/names.json`. */
interface SdkNames {
  /** The product's name in prose, which may have spaces. */
  readonly name: string;
  readonly legalName: string;
  readonly client: string;
  readonly package: string;
  readonly domain: string;
}

/** The names that the SDKs should have. */
export const currentNames: SdkNames = {
  name: brand.name,
  legalName: brand.legalName,
  client: sdk.client,
  package: sdk.package,
  domain: brand.domain,
};

export async function readNames(root: string): Promise<SdkNames> {
  return JSON.parse(await fs.readFile(path.join(root, NAMES_FILE), 'utf8')) as SdkNames;
}

/**
 * Reads the files of an SDK, with the product's current names.
 *
 * @returns the text of each file by its path in the SDK's folder, with forward slashes
 */
export async function readSdk(
  root: string,
  language: SdkLanguageId,
): Promise<Record<string, string>> {
  const rename = renamer(await readNames(root), currentNames);
  const files = await readFiles(path.join(root, 'sdks', language));
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [rename(file), rename(text)]),
  );
}

/** Reads a folder, without hidden files and the output of tools. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(\.|__pycache__|node_modules|dist\/|vendor\/)|\.pyc$/.test(file));
  const read = files.map(
    async (file) => [file, await fs.readFile(path.join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** The files whose path matches, moved below a folder of the archive. */
export function pick(
  files: Readonly<Record<string, string>>,
  wanted: RegExp,
  folder = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => wanted.test(file))
      .map(([file, text]) => [folder + file, text]),
  );
}

/**
 * Returns a function that changes the product's names in a text or a path. The core of each SDK is code, which can't
 * read the brand's data.
 */
export function renamer(from: SdkNames, to: SdkNames): (text: string) => string {
  const words = ({name, legalName, client, package: packageName, domain}: SdkNames) => [
    domain,
    legalName,
    `# ${name} for`,
    `${name} API`,
    client,
    packageName,
    packageName.toUpperCase(),
  ];
  const renamed = new Map(words(from).map((word, at) => [word, words(to)[at] ?? word]));
  // Those that contain another one are first.
  const old = new RegExp(
    words(from)
      .map((word) => word.replace(/\W/g, '\\$&'))
      .join('|'),
    'g',
  );
  return (text) => text.replace(old, (word) => renamed.get(word) ?? word);
}
