import {lintContract} from './lintContract.mjs';

const header = {
  description: 'A number.',
  schema: {type: 'integer', format: 'int32', minimum: 0, maximum: 9},
};
const headers = {'RateLimit-Limit': header, 'RateLimit-Reset': header, 'Retry-After': header};
const content = {
  'application/json': {
    schema: {
      type: 'object',
      properties: {name: {type: 'string', maxLength: 9}},
    },
    examples: {one: {value: {name: 'Kestrel'}}},
  },
};
const response = {description: 'Text.', headers, content};

/** A small document without problems, and a change to it. */
function documentWith(change) {
  const operation = {
    operationId: 'listThings',
    summary: 'List things',
    description: 'Lists things.',
    tags: ['Things'],
    security: [{key: []}],
    parameters: [
      {name: 'size', in: 'query', description: 'Size.', schema: {type: 'string', enum: ['s']}},
    ],
    responses: Object.fromEntries(['200', '400', '401', '429', '500'].map((at) => [at, response])),
  };
  const shared = {
    openapi: '3.1.1',
    info: {
      title: 'Things',
      version: '1.0.0',
      description: 'Things.',
      contact: {name: 'Support', url: 'https://a.example', email: 'a@b.example'},
      license: {name: 'Terms', url: 'https://a.example'},
    },
    servers: [{url: 'https://api.a.example', 'x-internal': false}],
    tags: [{name: 'Things', description: 'Things.'}],
    paths: {'/v1/things': {get: operation}},
    components: {securitySchemes: {key: {type: 'http', scheme: 'bearer', description: 'Key.'}}},
  };
  // A copy without parts that are the same object.
  const document = JSON.parse(JSON.stringify(shared));
  change(document.paths['/v1/things'].get, document);
  return document;
}

test('lintContract: accepts a document without problems', async () => {
  expect(await lintContract(documentWith(() => {}))).toEqual([]);
});

test.each([
  ['operation-operationId', (operation) => delete operation.operationId],
  ['operation-description', (operation) => delete operation.description],
  ['security-defined', (operation) => (operation.security = [{password: []}])],
  ['operation-tag-defined', (operation) => (operation.tags = ['Others'])],
  [
    'no-invalid-media-type-examples',
    ({responses}) => (responses['200'].content['application/json'].examples.one.value = {name: 1}),
  ],
  ['path-segment-plural', (_operation, {paths}) => (paths['/v1/thing'] = paths['/v1/things'])],
  ['owasp:api4:2023-rate-limit-responses-429', ({responses}) => delete responses['429']],
  ['owasp:api4:2023-rate-limit', ({responses}) => delete responses['200'].headers],
  [
    'owasp:api4:2023-string-limit',
    ({responses}) =>
      delete responses['200'].content['application/json'].schema.properties.name.maxLength,
  ],
  [
    'owasp:api4:2023-integer-limit',
    ({parameters}) => (parameters[0].schema = {type: 'integer', format: 'int32'}),
  ],
  [
    'owasp:api8:2023-no-server-http',
    (_operation, {servers}) => (servers[0].url = 'http://a.example'),
  ],
])('lintContract: finds %s', async (rule, change) => {
  const problems = await lintContract(documentWith(change));
  expect(problems.join('\n')).toContain(rule);
});

test('lintContract: accepts a 401 without rate limit headers, and a pattern instead of a length', async () => {
  const document = documentWith(({responses}) => {
    responses['401'].headers = {'Request-Id': header};
    responses['200'].content['application/json'].schema.properties.name = {
      type: 'string',
      pattern: '^.{1,9}$',
    };
  });
  expect(await lintContract(document)).toEqual([]);
});

test("lintContract: finds a required field that isn't defined, except in a condition", async () => {
  const problemsOf = (rest) =>
    lintContract(
      documentWith(({responses}) =>
        Object.assign(responses['200'].content['application/json'].schema, rest),
      ),
    );
  expect(await problemsOf({if: {type: 'object'}, then: {required: ['name']}})).toEqual([]);
  expect((await problemsOf({required: ['other']})).join('\n')).toContain('/required/0');
});
