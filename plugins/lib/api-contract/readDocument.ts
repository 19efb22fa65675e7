import fs from 'node:fs/promises';
import path from 'node:path';

import {compileErrors, dereference, validate} from '@readme/openapi-parser';
import {stringify} from 'yaml';

import {describeDefaults} from './describeDefaults';
import {withErrorExamples, type Source} from './errorExamples';
import {fillDocument} from './fillDocument';
import type {ApiDocument} from './types';

/** Contract of the current version, relative to the project. */
export const CONTRACT_FILE = 'api/openapi.yaml';

export interface ReadDocument {
  /** The published contract, with its `$ref`s. */
  readonly source: object;
  /** The same as YAML. */
  readonly yaml: string;
  /** The contract with every `$ref` resolved, and with `default`s in request fields. Contains no cycles. */
  readonly document: ApiDocument;
}

/** Reads only this file: no URL is fetched and no other file opened. */
const OFFLINE = {resolve: {external: false, file: false}, dereference: {circular: false}};

const known = new Map<string, {mtimeMs: number; reading: Promise<ReadDocument>}>();

/**
 * Reads the contract: fills in named values and the error examples of each operation, validates it against OpenAPI 3.1,
 * and dereferences it. A reading takes half a second and several plugins need it in one build, so they share one object until the file changes.
 *
 * @param root the project's folder.
 * @throws with the file and every error when it isn't a valid OpenAPI document.
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
  const filled = fillDocument(await fs.readFile(fullPath, 'utf8'), file) as Source;
  const contract = withErrorExamples(filled, await resolved(filled));
  const source = describeDefaults(contract);
  // The parser changes its input.
  const result = await validate(structuredClone(source) as never, OFFLINE);
  if (!result.valid) throw new Error(`${file}: ${compileErrors(result)}`);
  // YAML 1.1, which many parsers read, would turn unquoted dates and words such as `no` into other types.
  const yaml = stringify(source, {lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false});
  return {yaml, source, document: await resolved(contract)};
}

async function resolved(contract: Source): Promise<ApiDocument> {
  const document: unknown = await dereference(structuredClone(contract) as never, OFFLINE);
  return document as ApiDocument;
}
