import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {sdkModel, type SourceDocument} from '../../scripts/sdks/model';
import type {Emit, SdkModel} from '../../scripts/sdks/types';

const id = {name: 'id', in: 'path', required: true, schema: {type: 'string'}} as const;
const key = {name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}} as const;
const json = (schema: object) => ({content: {'application/json': {schema}}});
const enveloped = (data: object) =>
  json({type: 'object', properties: {success: {type: 'boolean'}, data}});
const object = (properties: object, required: readonly string[] = []) => ({
  ...{type: 'object', properties, required},
});
const string = {type: 'string'} as const;

/** A contract with what the API's lacks, or may have one day. */
const document = {
  info: {version: '1.0.0'},
  servers: [{url: 'https://api.kestrel.example'}],
  security: [{apiKey: []}],
  paths: {
    '/v1/things/{id}': {
      delete: {
        operationId: 'deleteThing',
        summary: 'Delete a thing',
        parameters: [id],
        responses: {204: {description: 'Deleted.'}},
      },
      post: {
        operationId: 'changeThing',
        summary: 'Change a thing',
        parameters: [id],
        deprecated: true,
        description: 'Text that would end a comment: */ and `null`.',
        requestBody: json(
          object(
            {
              // Words with a meaning in Ruby, PHP, and Python.
              end: string,
              class: {...string, description: 'A class.'},
              parts: {type: 'array', items: object({size: {type: 'integer'}}, ['size'])},
            },
            ['end'],
          ),
        ),
        responses: {
          200: {description: 'OK', ...enveloped({$ref: '#/components/schemas/ThingData'})},
        },
      },
    },
    '/v1/forms': {
      post: {
        operationId: 'sendForm',
        summary: 'Send a form',
        parameters: [{name: 'tags', in: 'query', schema: {type: 'array', items: string}}],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: object({text: string, list: {type: 'array', items: string}}),
            },
          },
        },
        responses: {202: {description: 'Accepted', ...json(object({success: {type: 'boolean'}}))}},
      },
    },
    '/v1/start': {
      post: {
        operationId: 'startThings',
        summary: 'Start all things',
        parameters: [key],
        responses: {
          200: {description: 'OK', ...enveloped({$ref: '#/components/schemas/ThingData'})},
        },
      },
    },
    '/oauth/token': {
      post: {
        operationId: 'createToken',
        summary: 'Create a token',
        security: [],
        responses: {200: {description: 'OK', ...json(object({access_token: string}))}},
      },
    },
  },
  webhooks: {
    'thing.changed': {
      post: {
        operationId: 'thingChanged',
        summary: 'A thing changed',
        requestBody: json({$ref: '#/components/schemas/Thing'}),
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      ThingData: {
        ...object({thing: {$ref: '#/components/schemas/Thing'}}),
        description: 'One thing.',
      },
      Thing: {
        ...object(
          {
            // Methods of every Ruby object.
            hash: string,
            method: string,
            echo: {type: ['string', 'null']},
            labels: {type: 'object', additionalProperties: string},
            owner: object({name: string}),
            parts: {type: 'array', items: object({size: {type: 'integer'}})},
          },
          ['hash'],
        ),
        description: 'A thing.',
      },
    },
  },
};

/**
 * Makes a copy of an SDK whose generated files follow from a made-up contract.
 *
 * @returns its folder, which the caller removes
 */
export async function copyForMadeUp(folder: string, emit: Emit): Promise<string> {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'sdk-'));
  await fs.cp(folder, copy, {recursive: true});
  for (const [file, text] of Object.entries(emit(madeUpModel()))) {
    await fs.writeFile(path.join(copy, file), text);
  }
  return copy;
}

export function madeUpModel(): SdkModel {
  return sdkModel(document as unknown as SourceDocument);
}
