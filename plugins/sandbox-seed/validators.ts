import Ajv, {_} from 'ajv';
import standaloneCode from 'ajv/dist/standalone';

import type {ApiDocument, Parameter} from '../lib/api-contract/types';
import {formats} from '../../src/domain/sandbox/time';
import type {Validate, Validators} from '../../src/domain/sandbox/types';

/**
 * Compiles the schemas of every request in the contract: `searchLeadsParameters` for the query and the headers,
 * `searchLeadsBody` for the JSON body.
 *
 * @returns the validators, and the source of a module that exports them. It doesn't call `new Function`, which the
 * content security policy blocks.
 */
export function compileValidators(document: ApiDocument): {validators: Validators; code: string} {
  const schemas = requestSchemas(document);
  const ajv = new Ajv({
    schemas,
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    useDefaults: true,
    verbose: true,
    formats,
    code: {source: true, esm: true, formats: _`formats`},
    keywords: ['x-message'],
  });
  const ids = Object.keys(schemas);
  const validators = Object.fromEntries(ids.map((id) => [id, ajv.getSchema(id) as Validate]));
  const source = standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  return {validators, code: importFormats + source};
}

function requestSchemas({paths}: ApiDocument): Record<string, object> {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const schemas = operations.flatMap(({operationId, parameters = [], requestBody}) => {
    const objectOf = (place: Parameter['in']) => {
      const own = parameters.filter((each) => each.in === place);
      return {
        type: 'object',
        properties: Object.fromEntries(own.map(({name, schema}) => [name, schema])),
        required: own.filter(({required}) => required).map(({name}) => name),
      };
    };
    const query = {...objectOf('query'), additionalProperties: false};
    const properties = {query, header: objectOf('header')};
    const body = requestBody?.content['application/json']?.schema;
    return [
      [`${operationId}Parameters`, {type: 'object', properties}] as const,
      ...(body ? [[`${operationId}Body`, body] as const] : []),
    ];
  });
  return mapValues(Object.fromEntries<object>(schemas), validating) as Record<string, object>;
}

const importFormats = "import {formats} from '@site/src/domain/sandbox/time';\n";

const NOT_VALIDATING = ['description', 'examples', 'x-resource'];

/** A schema with only what validation needs. */
function validating(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(validating);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // An integer's minimum and maximum are narrower than the format int32.
      .filter(([key, value]) => !NOT_VALIDATING.includes(key) && value !== 'int32')
      .map(([key, value]: [string, unknown]) => [
        key,
        // A field may have the name of a keyword.
        key === 'properties' ? mapValues(value as object, validating) : validating(value),
      ]),
  );
}

const mapValues = (object: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
