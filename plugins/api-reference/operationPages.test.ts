import {addParts, operationIdsIn, pageProblems, versionOf} from './operationPages';

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
