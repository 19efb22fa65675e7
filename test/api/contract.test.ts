import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

import {CONTRACT_FILE} from '../../plugins/lib/api-contract/readDocument';
import type {Schema} from '../../plugins/lib/api-contract/types';
import {bounceTypes} from '../../src/data/bounces';
import {brand} from '../../src/data/brand';
import {limits} from '../../src/data/limits';
import {industries} from '../../src/data/demo/industries';
import {intentOf} from '../../src/domain/leadScore';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {contract, operations} from './contract';

const root = path.join(__dirname, '../..');
test('the published YAML has the brand filled in, and equals the source', () => {
  expect(contract.yaml).not.toContain('[[brand');
  expect(contract.document.servers[0]?.url).toBe(`https://api.${brand.domain}`);
  for (const version of ['1.1', '1.2'] as const) {
    expect(parse(contract.yaml, {version})).toEqual(contract.source);
  }
});

test('the file has [[brand.domain]] instead of the domain', () => {
  const text = fs.readFileSync(path.join(root, CONTRACT_FILE), 'utf8');
  expect([brand.name, brand.domain].filter((word) => text.includes(word))).toEqual([]);
});

test('the rate limit is the one in limits.ts', () => {
  const {examples} = contract.document.components.headers.RateLimitLimit!.schema;
  expect(examples).toEqual([limits.requestsPerHour]);
});

test('has the specified operations first, and marks those that were added', () => {
  const [specified, added] = [operations.slice(0, 6), operations.slice(6)];
  const isAdded = ({operation}: (typeof operations)[number]) => operation['x-added'] !== undefined;
  expect(added.length).toBeGreaterThan(0);
  expect([specified.some(isAdded), added.every(isAdded)]).toEqual([false, true]);
  expect(
    specified.map(({path: at, method, operation}) => `${method} ${at} ${operation.operationId}`),
  ).toEqual([
    'POST /v1/leads searchLeads',
    'GET /v1/campaigns listCampaigns',
    'POST /v1/campaigns createCampaign',
    'GET /v1/analytics getAnalytics',
    'POST /v1/emails/send sendEmail',
    'GET /v1/contacts listContacts',
  ]);
  expect(Object.keys(contract.document.webhooks)).toEqual([
    'lead.hot',
    'email.bounced',
    'email.replied',
    'contact.opted_out',
  ]);
});

test('the versions of the contract and its operations are in the changelog, the newest first', () => {
  const changelog = fs.readFileSync(path.join(root, 'api/changelog.mdx'), 'utf8');
  const versions = Array.from(changelog.matchAll(/^## v(\S+)/gm), ([, version]) => version);
  const {version} = contract.document.info;
  expect(versions[0]).toBe(version);
  expect(/^description: .*$/m.exec(changelog)?.[0]).toContain(`${version}.`);
  const added = operations.flatMap(({operation}) => operation['x-added'] ?? []);
  expect(added.filter((each) => !versions.includes(each))).toEqual([]);
});

test('summaries have at most 60 characters and no period', () => {
  for (const {operation} of operations) {
    expect(operation.summary).toMatch(/^[A-Z].{5,58}[^.]$/);
  }
});

const isOAuth = ({operation}: {operation: {tags: readonly string[]}}) =>
  operation.tags.includes('OAuth');

test('every operation accepts a key, or a token with a documented scope', () => {
  const {oauth2} = contract.document.components.securitySchemes;
  const scopes = Object.keys(oauth2?.flows.authorizationCode?.scopes ?? {});
  const used = operations
    .filter((call) => !isOAuth(call))
    .flatMap(({operation: {operationId, security}}) => {
      const [key, token] = security;
      expect([operationId, key]).toEqual([operationId, {apiKey: []}]);
      expect(token?.oauth2).toHaveLength(operationId === 'getAccount' ? 0 : 1);
      return token?.oauth2 ?? [];
    });
  expect(Array.from(new Set(used)).sort()).toEqual(scopes.sort());
});

test('every POST accepts an Idempotency-Key, and every list has pages', () => {
  for (const call of operations) {
    const {method, operation} = call;
    const names = (operation.parameters ?? []).map(({name}) => name);
    if (method === 'POST' && !isOAuth(call)) expect(names).toContain('Idempotency-Key');
    if (operation.operationId.startsWith('list'))
      expect(names).toEqual(expect.arrayContaining(['limit', 'cursor']));
  }
});

test('enums have the values of src/data', () => {
  const {schemas} = contract.document.components;
  expect(schemas.Industry?.enum).toEqual(industries.map(({name}) => name));
  const signals = sandboxSeed().leads.flatMap((lead) => lead.signals);
  expect((schemas.IntentSignal?.enum ?? []).map(String).sort()).toEqual(
    Array.from(new Set(signals)).sort(),
  );
  expect(schemas.BounceType?.['x-extensible-enum']).toEqual(bounceTypes);
  expect(Object.keys(schemas.Bounces?.properties ?? {})).toEqual(bounceTypes);
  const intents = industries.flatMap(({leads}) => leads.map(({signals}) => intentOf(signals)));
  expect(schemas.Intent?.['x-extensible-enum']).toEqual(Array.from(new Set(intents)));
});

/** Every part of a schema. */
const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(partsOf),
  ...[...(schema.items ? [schema.items] : []), ...(schema.allOf ?? [])].flatMap(partsOf),
];

/** Every part of the bodies of responses and events. */
function receivedParts(): Schema[] {
  const {paths, webhooks} = contract.document;
  const bodies = [
    ...Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({responses}) =>
        Object.values(responses).flatMap(({content = {}}) => Object.values(content)),
      ),
    ),
    ...Object.values(webhooks).flatMap(({post}) => Object.values(post?.requestBody?.content ?? {})),
  ];
  return bodies.flatMap(({schema}) => partsOf(schema));
}

test('no response and no event closes a list of values', () => {
  const parts = receivedParts();
  expect(parts.filter((part) => part['x-extensible-enum']).length).toBeGreaterThan(10);
  expect(parts.filter((part) => part.enum)).toEqual([]);
});

test('responses and events have no schema that OpenAPI Generator turns into broken classes', () => {
  const parts = receivedParts();
  // It reads a constant as an enum. Those of booleans don't compile.
  const constants = parts.filter((part) => part.const !== undefined);
  expect(constants.length).toBeGreaterThan(0);
  expect(constants.filter(({type}) => type !== 'string')).toEqual([]);
  // It leaves out the fields of an object that has alternatives, too.
  expect(parts.filter(({oneOf}) => oneOf)).toEqual([]);
  // The types of generated clients leave a field optional if it's only listed as required.
  const ofParts = parts.flatMap(({allOf = []}) => allOf);
  expect(ofParts.length).toBeGreaterThan(0);
  for (const {required = [], properties = {}} of ofParts) {
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...required]));
  }
});

test.each([
  ['CampaignStatusFilter', 'CampaignStatus'],
  ['CampaignGoalChoice', 'CampaignGoal'],
  ['ContactStatusFilter', 'ContactStatus'],
  ['SuppressionReasonFilter', 'SuppressionReason'],
  ['EventTypeChoice', 'EventType'],
])('requests accept as %s what responses have as %s', (request, response) => {
  const {schemas} = contract.document.components;
  expect(schemas[request]?.enum).toEqual(schemas[response]?.['x-extensible-enum']);
});

test('a webhook can subscribe to every event', () => {
  const {components, webhooks} = contract.document;
  expect(components.schemas.EventTypeChoice?.enum).toEqual(Object.keys(webhooks));
});

test('every error code of a field has a meaning', () => {
  const {schemas, 'x-field-error-codes': codes} = contract.document.components;
  expect(schemas.FieldErrorCode?.['x-extensible-enum']).toEqual(Object.keys(codes));
});

describe('every field', () => {
  /** [where, schema] of each property, item and parameter. */
  function fieldsOf(schema: Schema, at: string): [string, Schema][] {
    const properties = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      [`${at}.${name}`, field] as [string, Schema],
      ...fieldsOf(field, `${at}.${name}`),
    ]);
    return schema.items ? [...properties, ...fieldsOf(schema.items, `${at}[]`)] : properties;
  }
  const fields = () => [
    ...Object.entries(contract.document.components.schemas).flatMap(([name, schema]) =>
      fieldsOf(schema, name),
    ),
    ...Object.entries(contract.document.components.headers).map(
      ([name, {schema, description}]) => [name, {...schema, description}] as [string, Schema],
    ),
  ];
  const lacking = (isLacking: (schema: Schema) => boolean) =>
    fields().flatMap(([at, schema]) => (isLacking(schema) ? [at] : []));
  const is = (schema: Schema, type: string) => [schema.type].flat().includes(type);

  test('there are many', () => expect(fields().length).toBeGreaterThan(120));

  test('has a description of its own', () => {
    expect(lacking(({description}) => !description || !/[.)]\s*$/.test(description))).toEqual([]);
  });

  test('has a type', () => expect(lacking(({type}) => type === undefined)).toEqual([]));

  // The linter requires the bounds of other types. Rates have no maximum, because opens and replies can belong to emails
  // from before the period.
  test('has a minimum if it’s a number', () => {
    expect(
      lacking((schema) => is(schema, 'number') && !schema.enum && schema.minimum === undefined),
    ).toEqual([]);
  });

  test('has an example, unless it has fields', () => {
    expect(
      lacking(
        (schema) => !is(schema, 'object') && !schema.items?.properties && !schema.examples?.length,
      ),
    ).toEqual([]);
  });
});
