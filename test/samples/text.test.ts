import {makeSamples, type SampleRequest} from '../../src/lib/samples';
import {randomFrom} from '../fixtures/values';
import {startEchoServer, type TestServer} from './contractServer';
import {describeLanguages} from './runCode';
import {startRunner, type Runner} from './startRunner';

/** Strings with a meaning in one of the five languages, in JSON, or in a URL. */
const pieces = [
  ...["'", '"', '`', '\\', '$', '#', '@', '{', '}', '(', ')', '<', '>', '&', ';', '|', '*', '?'],
  ...['%', '+', '=', '/', '!', '~', '^', '[', ']', ',', ':', '.', '-', '_', ' ', '\n', '\r', '\t'],
  ...['\0', '\b', '\f', '\v', '\x1b', '\x7f', '\x85', '\u2028', '\u2029', '\u200b', '\ufeff'],
  ...[
    'é',
    'ß',
    '漢',
    '\u0301',
    '\u202e',
    '😀',
    '👩‍👩‍👧',
    '\ud7ff',
    '\ue000',
    '\uffff',
    'a',
    'Z',
    '0',
    '9',
  ],
  ...[
    '$HOME',
    '${HOME}',
    '$(id)',
    '`id`',
    '#{1+1}',
    '#$0',
    '#@a',
    '{$a}',
    '%s',
    '{{company}}',
    '%41',
  ],
  ...['\\n', '\\u0041', '\\u{41}', '\\x41', '\\', "\\'", '\\"', '?>', '<?php', '</script>', '*/'],
  ...['EOF', '__END__', '\n__END__\n', '\n=begin\n', '//', '--', '@file', 'nil', 'None', 'null'],
];

function dice(seed: number): (sides: number) => number {
  const random = randomFrom(seed);
  return (sides) => Math.floor(random() * sides);
}

function someText(roll: (sides: number) => number): string {
  return Array.from({length: roll(8)}, () => pieces[roll(pieces.length)]).join('');
}

/** A body with odd strings as values and as names. */
function someBody(seed: number): Record<string, unknown> {
  const roll = dice(seed);
  const texts = Array.from({length: 80}, () => someText(roll));
  return {
    pieces,
    texts,
    names: Object.fromEntries(texts.slice(0, 40).map((text, index) => [text, index])),
    ...Object.fromEntries(texts.slice(40).map((text) => [text, [{[someText(roll)]: text}]])),
  };
}

const fixed: Readonly<Record<string, unknown>> = {
  'every kind of value': {
    values: [null, true, false, 0, -1, 1.5, 1e21, 1e-7, 2 ** 53, 0.1, '', '@/etc/hostname', [], {}],
    nested: [[], [[]], [{}], {a: {}}, {a: {b: {c: [1, [2, [3, {d: null}]]]}}}],
    long: Array.from({length: 40}, (_item, index) => `item ${index}`),
  },
  'names that are numbers or keywords': [
    {0: 'a', 1: 'b'},
    {1: 'a'},
    {'007': 'a', '-1': 'b'},
    {a: 1, 0: 2},
    JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "": 3}'),
    {if: 1, end: 2, class: 3, nil: 4, None: 5, self: 6, 'a b': 7, 'a-b': 8, Ab: 9, 'a?': 10},
  ],
  null: null,
  'an empty object': {},
};

let server: TestServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

describeLanguages((language) => {
  let runner: Runner;
  beforeAll(async () => {
    runner = await startRunner(language, {env: {API_KEY: 'k'}});
  });
  afterAll(async () => {
    expect(await runner.close()).toBe('');
  });
  const send = async (call: Partial<SampleRequest>) => {
    const request = {method: 'POST', url: `${server.url}/echo`, headers: {}, ...call};
    const code = makeSamples(request)[language];
    const {exitCode, stderr} = await runner.run(code);
    expect([exitCode, language === 'curl' ? '' : stderr]).toEqual([0, '']);
    return server.received.at(-1)!;
  };
  const headers = {'Content-Type': 'application/json'};

  test.each(Object.entries(fixed))('%s arrives unchanged', async (_name, body) => {
    const sent = await send({headers, body});
    expect(JSON.parse(sent.body)).toEqual(body);
  });

  test.each([1, 2])('odd strings arrive unchanged (seed %i)', async (seed) => {
    const body = someBody(seed);
    expect(JSON.parse((await send({headers, body})).body)).toEqual(body);
  });

  test('a lone surrogate doesn’t stop the sample', async () => {
    const sent = await send({headers, body: {a: 'x\ud800y'}});
    expect((JSON.parse(sent.body) as {a: string}).a).toMatch(/^x[\ud800\ufffd]y$/);
  });

  test('odd strings arrive in a query, and a list as its items', async () => {
    const roll = dice(3);
    // No client sends NUL in a URL.
    const texts = [...pieces, ...Array.from({length: 20}, () => someText(roll))].map((text) =>
      text.replaceAll('\0', ''),
    );
    const query = Object.fromEntries(texts.map((text, index) => [`p${index}`, text]));
    const single = await send({method: 'GET', query: {...query, 'a b&c': 1, yes: true, no: false}});
    expect(Object.fromEntries(single.query)).toEqual({
      ...query,
      'a b&c': '1',
      yes: 'true',
      no: 'false',
    });
    const list = await send({method: 'GET', query: {texts, limit: 2}});
    expect(list.query).toEqual([...texts.map((text) => ['texts', text]), ['limit', '2']]);
  });

  test('a query arrives together with a body, and with the URL’s own query', async () => {
    const url = `${server.url}/echo?first=1`;
    const sent = await send({url, query: {second: 'a b'}, headers, body: {}});
    expect(sent).toMatchObject({
      method: 'POST',
      query: [
        ['first', '1'],
        ['second', 'a b'],
      ],
      body: '{}',
    });
    expect((await send({method: 'GET', url, query: {second: 'a b'}})).query).toEqual(sent.query);
  });

  test('headers arrive with every allowed character, and Authorization always has the key', async () => {
    const odd = Array.from({length: 95}, (_item, index) => String.fromCharCode(32 + index)).join(
      '',
    );
    const sent = await send({headers: {'X-Odd': odd.trim(), Authorization: 'Basic x'}});
    expect(sent.headers['x-odd']).toBe(odd.trim());
    expect(sent.headers.authorization).toBe('Bearer k');
  });

  test('any method is sent, with a body or without', async () => {
    expect(await send({method: 'PUT', headers, body: 1})).toMatchObject({method: 'PUT', body: '1'});
    expect(await send({method: 'DELETE'})).toMatchObject({method: 'DELETE', body: ''});
  });
});
