import {load} from 'cheerio';

import {versionsIn} from './changelogFeed';
import {addParts, operationIdsIn, pageProblems, versionOf} from './operationPages';
import {markSharedErrors, splitEvents} from './shared';
import type {FieldData, OperationData} from './types';

const mdx = '---\ntitle: T\n---\n\nProse.\n\n<Operation id="searchLeads" />\n\n<Endpoints />\n';

test('operationIdsIn: reads elements on lines of their own', () => {
  expect(operationIdsIn(mdx)).toEqual(['searchLeads']);
  expect(operationIdsIn('As in `<Operation id="searchLeads" />`.')).toEqual([]);
});

test.each(['<Operation  id="searchLeads"/>', '<Operation\n  id="searchLeads"\n/>'])(
  'operationIdsIn: reads %j',
  (element) => {
    expect(operationIdsIn(`Prose.\n\n${element}\n`)).toEqual(['searchLeads']);
    expect(addParts(element, '1.0')).toMatch(/^<Operation of=\{searchLeads\} isFirst \/>\n/);
  },
);

test('addParts: ignores elements in fenced code', () => {
  const fenced = '```mdx\n<Operation id="searchLeads" />\n```\n';
  expect(operationIdsIn(fenced)).toEqual([]);
  expect(addParts(fenced, 'current')).toBe(fenced);
});

test('addParts: adds a component and its data, and keeps the line numbers', () => {
  const done = addParts(mdx, '1.0').split('\n');
  expect(done.slice(0, 9)).toEqual([
    ...['---', 'title: T', '---', '', 'Prose.', ''],
    ...['<Operation of={searchLeads} isFirst />', '', '<Endpoints of={endpoints} />'],
  ]);
  expect(done.filter((line) => line.startsWith('import'))).toEqual([
    "import {Operation} from '@site/src/features/api-reference/Operation/Operation';",
    "import searchLeads from '@generated/api-reference/default/1.0/searchLeads.json';",
    "import {Endpoints} from '@site/src/features/api-reference/Endpoints/Endpoints';",
    "import endpoints from '@generated/api-reference/default/1.0/endpoints.json';",
  ]);
});

test('addParts: adds the sandbox to operations of the current version', () => {
  expect(addParts(mdx, 'current').split('\n')[6]).toBe(
    '<Operation of={searchLeads} isFirst>{searchLeads.isEvent || <TryIt operationId="searchLeads" />}</Operation>',
  );
});

test("addParts: adds an operation's samples to a page about something else", () => {
  const samples =
    '<RequestSample id="searchLeads" />\n\n<ResponseSample id="searchLeads" status="422" />\n';
  expect(operationIdsIn(samples)).toEqual([]);
  const done = addParts(samples, 'current');
  expect(done).toContain('<RequestSample of={searchLeadsRequest} />');
  expect(done).toContain('<ResponseSample of={searchLeadsResponse422} />');
  expect(done).toContain('/current/searchLeadsResponse422.json');
});

test('addParts: leaves a page without parts unchanged', () => {
  expect(addParts('# Text\n', 'current')).toBe('# Text\n');
});

test.each([
  ['api/errors.mdx', 'current'],
  ['api\\errors.mdx', 'current'],
  ['api_versioned_docs/version-1.0/errors.mdx', '1.0'],
  ['docs/api/errors.mdx', null],
])('versionOf: %s is of version %s', (file, version) => expect(versionOf(file)).toBe(version));

describe('pageProblems', () => {
  const check = (ids: string[], pages: Record<string, string[]>) =>
    pageProblems(
      ids,
      Object.entries(pages).map(([file, each]) => ({file, ids: each})),
      'api/openapi.yaml',
    );

  test('finds nothing if each operation has one page', () => {
    expect(check(['a', 'b'], {'x.mdx': ['a'], 'y.mdx': ['b'], 'z.mdx': []})).toEqual([]);
  });

  test('names an operation without a page', () => {
    expect(check(['a', 'b'], {'x.mdx': ['a']})).toEqual([
      'api/openapi.yaml: the operation "b" has no page. Add one with <Operation id="b" />.',
    ]);
  });

  test('names a page with an unknown operation', () => {
    expect(check(['a'], {'x.mdx': ['a', 'c']})).toEqual([
      'x.mdx: api/openapi.yaml has no operation "c".',
    ]);
  });

  test('names an operation on two pages', () => {
    expect(check(['a'], {'x.mdx': ['a'], 'y.mdx': ['a']})).toEqual([
      'api/openapi.yaml: the operation "a" is on more than one page: x.mdx, y.mdx.',
    ]);
  });
});

describe('splitEvents', () => {
  const field = (id: string, name: string): FieldData => ({id, name, type: 'string'});

  const event = (path: string, statuses = ['2XX']) => {
    const prefix = `${path}-`;
    return {
      ...{path, prefix, isEvent: true, headers: []},
      groups: [
        {id: 'header', title: 'Request headers', fields: [field(`${prefix}header-a`, 'A')]},
        {
          ...{id: 'body', title: 'Payload'},
          fields: [
            {...field(`${prefix}body-type`, 'type'), values: [path]},
            field(`${prefix}body-data`, 'data'),
          ],
        },
      ],
      responses: statuses.map((status) => ({status, textHtml: '', headers: []})),
    } as unknown as OperationData;
  };

  const idsOf = ({groups}: OperationData) => groups.flatMap(({fields}) => fields.map(({id}) => id));

  test('describes what all events share once, and leaves each its data', () => {
    const {everyEvent, events} = splitEvents([event('a'), event('b')]);
    expect(idsOf(everyEvent!)).toEqual(['event-header-a', 'event-body-type']);
    expect(everyEvent?.groups[1]?.fields[0]?.values).toEqual(['a', 'b']);
    expect(everyEvent?.responses).toHaveLength(1);
    expect(events.map(idsOf)).toEqual([['a-body-data'], ['b-body-data']]);
    expect(events.flatMap(({responses}) => responses)).toEqual([]);
  });

  test('fails if an event expects another response than the others', () => {
    expect(() => splitEvents([event('a'), event('b', ['2XX', 'default'])])).toThrow(
      /^b differs from a/,
    );
  });
});

describe('markSharedErrors', () => {
  const operation = (...errors: [status: string, textHtml: string][]) =>
    ({
      errors: errors.map(([status, textHtml]) => ({status, textHtml, headers: []})),
    }) as unknown as OperationData;

  const sharedIn = (operations: OperationData[]) =>
    markSharedErrors(operations).map(({errors}) =>
      errors.filter(({isShared}) => isShared).map(({status}) => status),
    );

  test('marks an error that most operations describe in the same words', () => {
    const operations = [
      operation(['401', 'No key.'], ['404', 'No such lead.']),
      operation(['401', 'No key.'], ['404', 'No such campaign.']),
      operation(['401', 'Unknown client.']),
    ];
    expect(sharedIn(operations)).toEqual([['401'], ['401'], []]);
  });

  test("an error of the input is always the operation's own", () => {
    const operations = [operation(['422', 'Invalid.']), operation(['422', 'Invalid.'])];
    expect(sharedIn(operations)).toEqual([[], []]);
  });
});

describe('versionsIn', () => {
  const read = (html: string) =>
    versionsIn(load(`<article>${html}</article>`), 'https://a.example');

  test('reads each version with its date, and makes links absolute', () => {
    const versions = read(
      '<p>Intro.</p>' +
        '<h2 id="v110">v1.1.0<a class="hash-link" href="#v110">#</a></h2>' +
        '<p><time datetime="2026-11-20">November 20, 2026</time></p><p><a href="/api/x">x</a></p>' +
        '<h2 id="v100">v1.0.0</h2><time datetime="2026-01-02">January 2, 2026</time><p><a href="#v110">y</a></p>',
    );
    expect(versions).toEqual([
      {
        id: 'v110',
        title: 'v1.1.0',
        date: '2026-11-20',
        html: '<p></p><p><a href="https://a.example/api/x">x</a></p>',
      },
      {
        id: 'v100',
        title: 'v1.0.0',
        date: '2026-01-02',
        html: '<p><a href="https://a.example/api/changelog#v110">y</a></p>',
      },
    ]);
  });

  test.each([
    ['no date', '<p>Text.</p>'],
    ['another date in the text', '<time datetime="2026-11-20">November 2, 2026</time>'],
  ])('refuses a version with %s', (_case, html) => {
    expect(() => read(`<h2 id="v2">v2.0.0</h2>${html}`)).toThrow('v2.0.0');
  });
});
