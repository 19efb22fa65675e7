import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

import {verify} from '../../src/domain/webhookSignature';
import {operationsOf} from '../api-reference/describeOperation';
import {document} from '../../test/api/contract';
import {contractFiles} from './index';
import {postmanCollection} from './postman';
import {collectionSchema} from './postmanSchema';

describe('postmanCollection', () => {
  const collection = postmanCollection(document);
  const requests = collection.item.slice(0, -1).flatMap((folder) => folder.item);
  const events = collection.item.at(-1)!;

  test('is valid in the format v2.1', () => {
    expect(collectionSchema.safeParse(collection).error?.issues ?? []).toEqual([]);
  });

  test('has every operation once, and every example of its responses', () => {
    const operations = operationsOf(document).filter(({isEvent}) => !isEvent);
    expect(requests.map(({name}) => name).sort()).toEqual(
      operations.map(({operation}) => operation.summary).sort(),
    );
    for (const {operation} of operations) {
      const count = Object.values(operation.responses)
        .flatMap(({content = {}}) => Object.values(content))
        .flatMap(({examples}) => Object.keys(examples)).length;
      const saved = requests.find(({name}) => name === operation.summary)!.response;
      expect([operation.operationId, saved.length]).toEqual([operation.operationId, count]);
    }
  });

  test('saves a response with the request of the same name', () => {
    const search = requests.find(({request: {url}}) => url.raw.endsWith('/v1/leads'))!;
    const {content} = document.paths['/v1/leads']!.post!.requestBody!;
    const {firstPage} = content['application/json']!.examples;
    const saved = search.response.map(({originalRequest: {body}, body: sent}) => [
      body?.mode === 'raw' && (JSON.parse(body.raw) as unknown),
      JSON.parse(sent) as unknown,
    ]);
    const ok = document.paths['/v1/leads']!.post!.responses['200']!.content!['application/json']!;
    expect(saved).toContainEqual([firstPage!.value, ok.examples['firstPage']!.value]);
  });

  test('sends no optional query parameter, and a new idempotency key each time', () => {
    const all = requests.map((each) => each.request);
    const query = all.flatMap(({url}) => url.query ?? []);
    expect(query.length).toBeGreaterThan(3);
    for (const {key, disabled} of query) {
      const isRequired = Object.values(document.paths)
        .flatMap((item_) => Object.values(item_))
        .some(({parameters = []}) =>
          parameters.some(({name, in: place, required}) => {
            return name === key && place === 'query' && required;
          }),
        );
      expect([key, disabled]).toEqual([key, isRequired ? undefined : true]);
    }
    const keys = all.flatMap(({header}) => header.filter(({key}) => key === 'Idempotency-Key'));
    expect(new Set(keys.map(({value}) => value))).toEqual(new Set(['{{$guid}}']));
  });

  test('has no credentials', () => {
    const {variable} = collection;
    const values = variable.filter(({key}) => ['apiKey', 'clientId', 'clientSecret'].includes(key));
    expect(values.map(({value}) => value)).toEqual(['', '', '']);
  });

  test("an OAuth request is a form with the client's credentials", () => {
    const token = requests.find(({request: {url}}) => url.raw.endsWith('/oauth/token'))!.request;
    expect(token.auth?.type).toBe('basic');
    expect(token.body?.mode === 'urlencoded' && token.body.urlencoded).toContainEqual({
      key: 'grant_type',
      value: 'authorization_code',
    });
  });

  /** Runs the folder's script as Postman does, with Node's HMAC in place of the library. */
  function signatureOf(body: string, secret: string): string {
    const headers: Record<string, string> = {};
    const HmacSHA256 = (text: string, key: string) =>
      createHmac('sha256', key).update(text).digest('hex');
    vm.runInNewContext(events.event![0]!.script.exec.join('\n'), {
      require: () => ({HmacSHA256}),
      pm: {
        variables: {replaceIn: (text: string) => text, get: () => secret},
        request: {
          body: {raw: body},
          headers: {
            upsert: ({key, value}: {key: string; value: string}) => void (headers[key] = value),
          },
        },
      },
    });
    return headers['Webhook-Signature'] ?? '';
  }

  test('signs every example of an event so that it verifies', async () => {
    expect(events.item.length).toBeGreaterThan(5);
    for (const {request: sent} of events.item) {
      const body = sent.body?.mode === 'raw' ? sent.body.raw : '';
      const header = signatureOf(body, 'whsec_test');
      const now = Number(/t=(\d+)/.exec(header)?.[1]);
      expect(await verify({header, body, secret: 'whsec_test', now})).toEqual({isValid: true});
    }
  });
});

describe('contractFiles', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'contracts-'));
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  const current = {file: 'api/openapi.yaml', folder: 'api'};

  test('has one contract if the API has one version', () => {
    expect(contractFiles(root)).toEqual([current]);
  });

  test('has a contract for each frozen version', () => {
    fs.writeFileSync(path.join(root, 'api_versions.json'), '["1.0"]');
    expect(contractFiles(root)).toEqual([
      current,
      {file: 'api_versioned_docs/version-1.0/openapi.yaml', folder: 'api/1.0'},
    ]);
  });
});
