import fs from 'node:fs/promises';
import path from 'node:path';

import {format, type FormatConfig} from 'oxfmt';

import formatOptions from '../../.oxfmtrc.json';
import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {brand} from '../../src/data/brand';
import {javascript} from './javascript';
import {sdkModel, type SourceDocument} from './model';
import {php} from './php';
import {python} from './python';
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
      return [file, await formatted(file, text)] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}

/** Formats what oxfmt knows, so that generated files pass the same check as others. */
async function formatted(file: string, text: string): Promise<string> {
  if (!/\.(?:json|md|ts)$/.test(file)) return text;
  const {code} = await format(file, text, formatOptions as FormatConfig);
  return code;
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

/** The license of the SDKs (MIT), so that customers can change and distribute them. */
const license = `MIT License

Copyright (c) ${brand.legalName}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
