import fs from 'node:fs/promises';
import path from 'node:path';

import {compileErrors, dereference, validate} from '@readme/openapi-parser';

import {fillDocument} from './fillDocument';
import type {ApiDocument} from './types';

/** The contract of the current version, relative to the project. */
export const CONTRACT_FILE = 'api/openapi.yaml';

export interface ReadDocument {
  /** As YAML, with the comments between its parts. */
  readonly yaml: string;
  /** As it is written, with its `$ref`s. */
  readonly source: object;
  /** With what's referenced in its place. Holds no cycle. */
  readonly document: ApiDocument;
}

/** Only what stands in the file: no address is fetched and no other file opened. */
const OFFLINE = {resolve: {external: false, file: false}, dereference: {circular: false}};

const known = new Map<string, {mtimeMs: number; reading: Promise<ReadDocument>}>();

/**
 * Reads the contract: fills in named values, checks it against OpenAPI 3.1, and dereferences it. Several plugins need it
 * in one build, and each reading takes half a second, so all get the same object until the file changes.
 *
 * @param root the folder of the project.
 * @throws with the file and every problem when it isn't a valid OpenAPI document.
 */
export async function readDocument(root: string, file = CONTRACT_FILE): Promise<ReadDocument> {
  const fullPath = path.join(root, file);
  const {mtimeMs} = await fs.stat(fullPath);
  const last = known.get(fullPath);
  if (last?.mtimeMs === mtimeMs) return last.reading;
  const reading = parse(fullPath, file);
  known.set(fullPath, {mtimeMs, reading});
  return reading;
}

async function parse(fullPath: string, file: string): Promise<ReadDocument> {
  const filled = fillDocument(await fs.readFile(fullPath, 'utf8'), file);
  const source = filled.toJS() as object;
  // The parser writes into what it is given.
  const result = await validate(structuredClone(source) as never, OFFLINE);
  if (!result.valid) throw new Error(`${file}: ${compileErrors(result)}`);
  const document: unknown = await dereference(structuredClone(source) as never, OFFLINE);
  const yaml = filled.toString({lineWidth: 0, flowCollectionPadding: false});
  return {yaml, source, document: document as ApiDocument};
}
