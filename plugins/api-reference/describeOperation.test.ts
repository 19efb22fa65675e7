import {document} from '../../test/api/contract';
import {describeOperation, operationsOf} from './describeOperation';
import {errorTypes, scopes, slugOfProblem} from './problems';
import type {FieldData, OperationData} from './types';

const renderers = {toHtml: (text: string) => text, highlight: (code: string) => code};
const toEndpoint = ({method, path: at, summary}: OperationData) => ({
  method,
  path: at,
  summary,
  page: at,
});

const operations = operationsOf(document).map((entry) => describeOperation(entry, renderers));
const byId = (id: string) => operations.find((operation) => operation.id === id)!;
const idsOf = (fields: readonly FieldData[]): string[] =>
  fields.flatMap(({id, fields: inner = []}) => [id, ...idsOf(inner)]);
const allIds = ({groups, responses, problem, headers}: OperationData) => [
  ...groups.flatMap(({fields}) => idsOf(fields)),
  ...responses.flatMap(({fields = []}) => idsOf(fields)),
  ...idsOf(problem),
  ...idsOf(headers),
];

test('describeOperation: gives each field an id of its place', () => {
  const ids = allIds(byId('searchLeads'));
  expect(ids).toEqual(
    expect.arrayContaining([
      'header-idempotency-key',
      'body-company_size',
      '200-data-leads-score',
      'error-errors-pointer',
      'response-header-retry-after',
    ]),
  );
});

test('describeOperation: the ids on a page are unique', () => {
  const events = operations.filter(({isEvent}) => isEvent);
  const pages = [events.flatMap(allIds), ...operations.map(allIds)];
  for (const ids of pages) expect(new Set(ids).size).toBe(ids.length);
});

test('describeOperation: a request has samples in five languages, and an example for each status with a body', () => {
  const {samples, examples} = byId('searchLeads');
  expect(samples.map(({id}) => id)).toEqual(['curl', 'javascript', 'python', 'ruby', 'php']);
  expect(examples.map(({status}) => status)).toEqual(
    '200 400 401 403 404 405 409 422 429 500 503'.split(' '),
  );
});

test('describeOperation: the sample of a list has no filters, the one of analytics has', () => {
  expect(byId('listContacts').samples[0]?.html).toContain('limit=2');
  expect(byId('listContacts').samples[0]?.html).not.toContain('company');
  expect(byId('getAnalytics').samples[0]?.html).toContain('campaign_id=camp_4b7d10');
});

test('describeOperation: an event has its examples and the expected responses, and no errors', () => {
  const event = byId('emailBounced');
  expect(event).toMatchObject({isEvent: true, path: 'email.bounced', errors: [], problem: []});
  const examples =
    document.webhooks['email.bounced']?.post?.requestBody?.content['application/json'];
  expect(event.samples.map(({label}) => label)).toEqual(
    Object.values(examples?.examples ?? {}).map(({summary}) => summary),
  );
  expect(event.responses.map(({status}) => status)).toEqual(['2XX', 'default']);
  expect(idsOf(event.groups[1]?.fields ?? [])).toContain('email-bounced-body-data-bounce-type');
});

describe('errorTypes', () => {
  const types = () => errorTypes(document, operations, {toEndpoint, toHtml: renderers.toHtml});

  test('lists every type of problem', () => {
    const {schemas} = document.components;
    expect(types().map(({slug}) => slug)).toEqual(
      schemas.Problem?.properties?.type?.['x-extensible-enum']?.map((type) =>
        slugOfProblem(String(type)),
      ),
    );
  });

  test('has the status and title of the examples', () => {
    const byType = new Map(types().map((type) => [type.slug, type]));
    const examples = operationsOf(document)
      .flatMap(({operation}) => Object.values(operation.responses))
      .flatMap(({content}) => Object.values(content?.['application/problem+json']?.examples ?? {}));
    expect(examples.length).toBeGreaterThan(200);
    for (const {value} of examples) {
      const {type, status, title} = value as {type: string; status: number; title: string};
      expect(byType.get(slugOfProblem(type))).toMatchObject({status, title});
    }
  });

  test('lists the requests that can return a type', () => {
    const refused = types().find(({slug}) => slug === 'recipient-suppressed');
    expect(refused?.endpoints.map((endpoint) => endpoint.path)).toEqual(['/v1/emails/send']);
  });
});

test('scopes: every scope has a request', () => {
  const paths = scopes(document, operations, toEndpoint).map(
    ({endpoints: [endpoint]}) => endpoint?.path,
  );
  expect(paths.length).toBeGreaterThan(6);
  expect(paths).not.toContain(undefined);
});
