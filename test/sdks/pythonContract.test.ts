import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {sdkModel, type SourceDocument} from '../../scripts/sdks/model';
import {argumentName, methodName, python} from '../../scripts/sdks/python';
import {describeLanguages} from '../samples/runCode';
import {startFaultServer, type FaultServer, type Scenario} from './faultServer';
import {startDriver, type Driver} from './startDriver';

const json = (schema: object) => ({content: {'application/json': {schema}}});
const enveloped = (data: object) =>
  json({type: 'object', properties: {success: {type: 'boolean'}, data}});
const id = {name: 'thing_id', in: 'path', required: true, schema: {type: 'string'}} as const;

/** Has what's rare in the published contract. */
const contract: SourceDocument = {
  info: {version: '1.0.0'},
  servers: [{url: 'https://api.example'}],
  security: [{apiKey: []}],
  paths: {
    '/v1/things/{thing_id}': {
      get: {
        operationId: 'getThing',
        summary: 'Get a thing',
        description: 'Has a "quote" and a \\ backslash.',
        parameters: [
          id,
          {name: 'from', in: 'query', schema: {type: 'string', format: 'date'}},
          {name: 'timeout', in: 'query', schema: {type: 'boolean'}},
        ],
        responses: {
          200: enveloped({
            type: 'object',
            required: ['from', 'parts'],
            properties: {
              from: {type: 'string', description: 'A keyword in Python.'},
              class: {type: ['string', 'null']},
              parts: {
                type: 'array',
                items: {type: 'object', properties: {size: {type: 'number'}}},
              },
              labels: {type: 'object', additionalProperties: {type: 'string'}},
              anything: {},
            },
          }),
        },
      },
      delete: {
        operationId: 'removeThing',
        summary: 'Remove a thing',
        parameters: [id],
        responses: {204: {}},
      },
    },
    '/v1/things': {
      post: {
        operationId: 'addThing',
        summary: 'Add a thing',
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {name: {type: 'string'}, note: {type: 'string'}},
              },
            },
          },
        },
        responses: {202: enveloped({$ref: '#/components/schemas/Thing'})},
      },
    },
    '/v1/times': {
      post: {
        operationId: 'addTime',
        summary: 'Add a time',
        requestBody: json({
          type: 'object',
          properties: {at: {type: ['string', 'null'], format: 'date-time'}},
        }),
        responses: {200: enveloped({$ref: '#/components/schemas/Thing'})},
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
      Thing: {
        type: 'object',
        required: ['state'],
        properties: {state: {$ref: '#/components/schemas/State'}},
      },
      State: {type: 'string', 'x-extensible-enum': ['new', 'old']},
    },
  },
};

test('names methods and arguments as Python does', () => {
  expect(methodName('getContactImport')).toBe('get_contact_import');
  expect(['name', 'from', 'timeout'].map(argumentName)).toEqual(['name', 'from_', 'timeout_']);
});

describeLanguages(() => {
  let folder: string;
  let server: FaultServer;
  let driver: Driver;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sdk-'));
    const source = path.join(__dirname, '../../sdks/python');
    await fs.cp(source, folder, {recursive: true});
    const files = Object.entries(python(sdkModel(contract)));
    await Promise.all(files.map(([file, text]) => fs.writeFile(path.join(folder, file), text)));
    server = await startFaultServer();
    driver = startDriver(['python3', '-B', '-W', 'error', path.join(__dirname, 'driver.py')], {
      PYTHONPATH: folder,
    });
  });

  afterAll(async () => {
    const stderr = await driver.close();
    await Promise.all([server.close(), fs.rm(folder, {recursive: true})]);
    expect(stderr).toBe('');
  });

  async function call(scenario: Scenario, method: string, parameters: object) {
    const base_url = server.urlOf(scenario, method);
    const calls = [[method, parameters, 'data']];
    const outcomes = await driver.run('calls', {client: {base_url}, calls});
    return {outcomes, requests: server.received(scenario, method)};
  }

  test('annotates types and methods with types that exist', async () => {
    const [counts] = (await driver.run('type_hints')) as [number, number][];
    expect(counts?.every((count) => count > 2)).toBe(true);
  });

  test('fills in the path, and names arguments that Python reserves', async () => {
    const {requests} = await call('ok', 'get_thing', {
      thing_id: 'a/b?c',
      from_: '2026-11-01',
      timeout_: true,
    });
    expect(requests).toMatchObject([
      {path: '/v1/things/a%2Fb%3Fc', query: {from: '2026-11-01', timeout: 'true'}},
    ]);
  });

  test.each(['', '.', '..'])('refuses the id %j, which would be another path', async (thing_id) => {
    const {outcomes, requests} = await call('ok', 'remove_thing', {thing_id});
    expect(outcomes).toEqual([expect.stringContaining('ValueError: thing_id must be an id')]);
    expect(requests).toEqual([]);
  });

  test('returns None for a response without a body', async () => {
    const {outcomes} = await call('no-content', 'remove_thing', {thing_id: 'thing_1'});
    expect(outcomes).toEqual([{data: null, response: null, waits: []}]);
  });

  test('sends a form without a key for idempotency', async () => {
    const {requests} = await call('unavailable', 'add_thing', {name: 'a & b', note: null});
    // A 503 says that nothing ran, so the request is repeated.
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: 'name=a+%26+b',
    });
    expect(requests[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each<Scenario>(['dropped', 'html-once'])(
    '%s: doesn’t repeat a POST that may have run',
    async (scenario) => {
      const {outcomes, requests} = await call(scenario, 'add_thing', {name: 'a'});
      expect(outcomes).toMatchObject([{error: {}, waits: []}]);
      expect(requests).toHaveLength(1);
    },
  );

  test('sends times with their zone, and refuses those without', async () => {
    const base_url = server.urlOf('ok', 'times');
    expect(await driver.run('times', {base_url})).toEqual([
      '2026-11-19T08:00:00+00:00',
      containing('needs a time zone'),
    ]);
  });
}, ['python']);

const containing = (text: string): unknown => expect.stringContaining(text);
