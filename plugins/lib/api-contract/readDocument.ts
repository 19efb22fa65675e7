import fs from 'node:fs/promises';
import path from 'node:path';

import {compileErrors, dereference, validate} from '@readme/openapi-parser';
import {isScalar, parseDocument, stringify, visit} from 'yaml';

import type {TextValues} from '../../../src/data/textValues';
import {fillValues} from '../fillValues';
import {withErrorExamples, type Source} from './errorExamples';
import type {ApiDocument} from './types';

/** Contract of the current version, relative to the project. */
export const CONTRACT_FILE = 'api/openapi.yaml';

interface ReadDocument {
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
 * and dereferences it. That takes half a second, and several plugins need it in one build, so they share one object until
 * the file changes.
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

/**
 * Puts the defaults of request fields into their descriptions. With `default`, the most popular generators of types
 * make a field required, although a request can leave it out. Parameters keep theirs: generators read `required` there.
 */
export function describeDefaults<Part>(part: Part): Part;
export function describeDefaults(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => describeDefaults(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'properties' ? describeFields(value as Fields) : describeDefaults<unknown>(value),
    ]),
  );
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function describeFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const {default: fallback, ...rest} = describeDefaults(field);
      // The description of a field with the default null says what that means.
      if (fallback === undefined || fallback === null) return [name, rest];
      const {description = ''} = rest as {description?: string};
      return [name, {...rest, description: withDefault(description, fallback)}];
    }),
  );
}

/** Adds a default to a description. */
export function withDefault(description: string, fallback: unknown): string {
  const value = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
  return `${description.trim()} The default is \`${value}\`.`.trim();
}

/**
 * Parses the contract and fills named values into its strings. It fills after parsing, because a value may contain
 * characters with a meaning in YAML.
 *
 * @param file path relative to the project, for errors.
 * @throws when the text isn't YAML, or a token names no value.
 */
export function fillDocument(text: string, file: string, values?: TextValues): object {
  const document = parseDocument(text);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new Error(`${file}: ${problem.message}`);
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = fillValues(node.value, file, values);
    },
    // YAML parses an unquoted value that begins with [[ as a nested list.
    Seq(_key, {items: [inner]}) {
      if (isSeqOfToken(inner)) {
        throw new Error(`${file}: put quotes around a string that begins with [[.`);
      }
    },
  });
  return document.toJS() as object;
}

function isSeqOfToken(node: unknown): boolean {
  const items = (node as {items?: unknown[]} | null)?.items;
  return items?.length === 1 && isScalar(items[0]) && /^\w+\./.test(String(items[0].value));
}
