import type {Operation, Parameter, Schema} from '../../plugins/lib/api-contract/types';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {demoClients} from '../../src/domain/sandbox/oauth';
import type {FieldErrorCode} from '../../src/domain/sandbox/types';
import {undocumentedIn} from './documented';
import {problemsOf} from './schemas';
import {operations} from './contract';
import {ask, NOW, startState, type Reply} from './sandboxCalls';
import {randomFrom} from '../fixtures/values';

/**
 * Sends random requests to every operation and compares the sandbox with the contract, which other validators read
 * here: every response is documented, an accepted request is valid, and a valid one isn't refused for its form.
 */
/** Requests for each operation: 30,000 in all with `npm test -- --full`. */
const REQUESTS = process.env.FULL ? 1430 : 80;

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

/** A time in the year 10000 in UTC, which RFC 3339 can't write. The other validators don't convert it. */
const TOO_LATE = '9999-12-31T23:59:59-23:59';

/** Values that are wrong for most fields, or at the edge. */
const oddValues: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1,
    1.5,
    10,
    100,
    101,
    1e21,
    '',
    ' ',
    'x',
    '0',
    '😀',
    'é',
    '\u0000',
    '\ud800',
  ],
  ...['x'.repeat(81), 'x'.repeat(20_001), 'a@b.example', 'ä@b.example', '@', 'lead_8f3a2c'],
  ...[
    'camp_4b7d10',
    'camp_000000',
    'cont_a1fe52',
    '2027-01-11T08:00:00Z',
    '2027-02-30',
    '__proto__',
  ],
  ...[TOO_LATE, '2026-11-01', '50-200', '200-50', 'https://a.example', 'http://a'],
  ...[[], {}, [[]], [null], ['hiring'], ['hiring', 'hiring'], {a: 1}, [{}]],
];

/** A value like the example, with a few changes. */
function mutated(random: Random, value: unknown): unknown {
  if (random() < 0.15) {
    const isAlike = (odd: unknown) => typeof odd === typeof value;
    return pick(random, random() < 0.7 ? oddValues.filter(isAlike) : oddValues);
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mutated(random, item));
    if (random() < 0.1) items.push(...items);
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(() => random() > 0.08)
    .map(([name, field]) => [name, mutated(random, field)] as const);
  if (random() < 0.06) entries.push([pick(random, ['shade', 'a/b~c', '', 'constructor']), 1]);
  return Object.fromEntries(entries);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Random values for the parameters of a place. */
function parametersFor(random: Random, parameters: readonly Parameter[]): Record<string, string> {
  const pairs = parameters
    .filter(({required}) => required || random() < 0.4)
    .map(({name, example, schema}): [string, string] => {
      const likely: unknown = example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? 'x';
      return [name, textOf(random() < 0.6 ? likely : pick(random, oddValues))];
    });
  return Object.fromEntries(pairs);
}

interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly reply: Reply;
}

/** Sends a random request, to an account that earlier ones have changed. */
function send(
  random: Random,
  {path, method, operation}: (typeof operations)[number],
  state: Reply['state'],
): Sent {
  const {parameters = [], requestBody, security} = operation;
  const of = (place: Parameter['in']) =>
    parametersFor(
      random,
      parameters.filter((parameter) => parameter.in === place),
    );
  const at = Object.entries(of('path')).reduce(
    (filled, [name, text]) =>
      filled.replace(`{${name}}`, encodeURIComponent(text.slice(0, 600).toWellFormed())),
    path,
  );
  const query = {...of('query'), ...(random() < 0.05 ? {shade: 'red'} : {})};
  const keyed = of('header');
  const isOfClient = security.some(({oauthClient}) => oauthClient);
  const [[type, content] = []] = [Object.entries(requestBody?.content ?? {})[0]];
  const example = pick(random, Object.values(content?.examples ?? {}));
  const body = content && mutated(random, example.value);
  const isForm = type === 'application/x-www-form-urlencoded';
  const reply = ask(
    {
      path: at,
      method,
      query,
      headers: {
        ...keyed,
        Authorization: isOfClient
          ? `Basic ${btoa(demoClients.works)}`
          : `Bearer ${demoKeys.ultimate}`,
        ...(type ? {'Content-Type': type} : {}),
      },
      body: body === undefined || !isForm ? body && JSON.stringify(body) : formOf(body),
    },
    {...state, calls: startState().calls},
    NOW + Math.floor(random() * 20_000),
  );
  return {query, headers: keyed, body, reply};
}

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]): [string, string] => [
      name,
      textOf(value).toWellFormed(),
    ]),
  ).toString();

/** Errors that a schema can't express. */
const semantic: readonly FieldErrorCode[] = [
  'not_found',
  'not_in_future',
  'invalid_range',
  'invalid_cursor',
];

/** A line for each way in which a request differs from the contract. */
function problemsIn(
  {parameters = [], requestBody}: Operation,
  {query, headers, body}: Sent,
): string[] {
  const read = (text: string, {type}: Schema): unknown =>
    type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
  const given = [
    ...Object.entries(query).map(([name, text]) => ['query', name, text] as const),
    ...Object.entries(headers).map(([name, text]) => ['header', name, text] as const),
  ];
  const wrong = given.flatMap(([place, name, text]) => {
    const parameter = parameters.find((each) => each.in === place && each.name === name);
    if (!parameter) return [`unknown ${name}`];
    return problemsOf(parameter.schema, read(text, parameter.schema));
  });
  const [[type, content] = []] = [Object.entries(requestBody?.content ?? {})[0]];
  if (!content) return wrong;
  if (type === 'application/json') return [...wrong, ...problemsOf(content.schema, body)];
  // RFC 6749, section 3.2: unknown parameters are ignored, and those without a value count as left out.
  const known = Object.entries(body ?? {}).filter(
    ([name, value]) => Object.hasOwn(content.schema.properties ?? {}, name) && value !== '',
  );
  const form = Object.fromEntries(
    known.map(([name, value]) => [name, textOf(value).toWellFormed()]),
  );
  return problemsOf(content.schema, form);
}

const problemCodes = ({json}: Reply) =>
  (json as {errors?: readonly {code: FieldErrorCode}[]}).errors?.map(({code}) => code) ?? [];

test('random requests get documented responses, and only valid ones succeed', () => {
  const statuses = new Map<number, number>();
  for (const call of operations) {
    const {operationId} = call.operation;
    const random = randomFrom(operationId.length * 7919 + operationId.charCodeAt(0));
    let state = startState();
    for (let count = 0; count < REQUESTS; count += 1) {
      const sent = send(random, call, state);
      const {reply} = sent;
      state = count % 10 === 9 ? startState() : reply.state;
      const differences = problemsIn(call.operation, sent);
      const at = `${operationId}, request ${count}: ${JSON.stringify(sent.body)?.slice(0, 300)}`;
      expect([at, undocumentedIn(operationId, reply)]).toEqual([at, []]);
      if (reply.status < 300) expect([at, differences]).toEqual([at, []]);
      const isValid = differences.length === 0 && !JSON.stringify(sent.body)?.includes(TOO_LATE);
      if (reply.status === 422 && isValid) {
        expect([at, problemCodes(reply).filter((code) => !semantic.includes(code))]).toEqual([
          at,
          [],
        ]);
      }
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
  }
  // Most operations have to be reached with valid and with invalid requests, or this compares nothing.
  expect(statuses.get(200)).toBeGreaterThan(400);
  expect(statuses.get(422)).toBeGreaterThan(400);
}, 600_000);
