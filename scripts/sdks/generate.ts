import fs from 'node:fs/promises';
import path from 'node:path';

import prettier from 'prettier';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {javascript} from './javascript';
import {sdkModel, type SourceDocument} from './model';
import {php} from './php';
import {python} from './python';
import {license} from './license';
import {ruby} from './ruby';
import type {Emit} from './types';

/** By the package's folder in `sdks/`. */
const emitters: Readonly<Record<string, Emit>> = {javascript, php, python, ruby};

/**
 * Generates the parts of the SDKs that follow from the contract.
 *
 * @param root the project's folder
 * @returns the text of each file by its path, relative to the project
 */
export async function generateSdks(root: string): Promise<Record<string, string>> {
  const {source} = await readDocument(root);
  const model = sdkModel(source as SourceDocument);
  const files = Object.entries(emitters).flatMap(([folder, emit]) =>
    Object.entries({...emit(model), LICENSE: license}).map(async ([name, text]) => {
      const file = `sdks/${folder}/${name}`;
      return [file, await format(path.join(root, file), text)] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}

/** Formats what Prettier knows, so that generated files pass the same check as others. */
async function format(file: string, text: string): Promise<string> {
  const {inferredParser} = await prettier.getFileInfo(file);
  if (!inferredParser) return text;
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, {...options, filepath: file});
}

/** @returns the paths of files whose text differs from the one on disk */
export async function staleFiles(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<string[]> {
  const checked = Object.entries(files).map(async ([file, text]) => {
    const current = await fs.readFile(path.join(root, file), 'utf8').catch(() => null);
    return current === text ? [] : [file];
  });
  return (await Promise.all(checked)).flat();
}
