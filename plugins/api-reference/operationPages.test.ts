import {addParts, operationIdsIn, pageProblems, versionOf} from './operationPages';

const mdx = '---\ntitle: T\n---\n\nProse.\n\n<Operation id="searchLeads" />\n\n<Calls />\n';

test('a page names its operations on lines of their own', () => {
  expect(operationIdsIn(mdx)).toEqual(['searchLeads']);
  expect(operationIdsIn('As in `<Operation id="searchLeads" />`.')).toEqual([]);
});

test.each(['<Operation  id="searchLeads"/>', '<Operation\n  id="searchLeads"\n/>'])(
  'operationIdsIn: reads %j',
  (element) => {
    expect(operationIdsIn(`Prose.\n\n${element}\n`)).toEqual(['searchLeads']);
    expect(addParts(element, '1.0')).toMatch(/^<Operation of=\{searchLeads\} \/>\n/);
  },
);

test('an element in fenced code is left alone', () => {
  const fenced = '```mdx\n<Operation id="searchLeads" />\n```\n';
  expect(operationIdsIn(fenced)).toEqual([]);
  expect(addParts(fenced, 'current')).toBe(fenced);
});

test('a part gets its component and its data, and the lines before it stay where they are', () => {
  const done = addParts(mdx, '1.0').split('\n');
  expect(done.slice(0, 9)).toEqual([
    ...['---', 'title: T', '---', '', 'Prose.', ''],
    ...['<Operation of={searchLeads} />', '', '<Calls of={calls} />'],
  ]);
  expect(done.filter((line) => line.startsWith('import'))).toEqual([
    "import {Operation} from '@site/src/features/api-reference/Operation/Operation';",
    "import searchLeads from '@generated/api-reference/default/1.0/searchLeads.json';",
    "import {Calls} from '@site/src/features/api-reference/Calls/Calls';",
    "import calls from '@generated/api-reference/default/1.0/calls.json';",
  ]);
});

test("a call of the version being written can be tried, an event can't", () => {
  expect(addParts(mdx, 'current').split('\n')[6]).toBe(
    '<Operation of={searchLeads}>{searchLeads.isEvent || <TryIt operationId="searchLeads" />}</Operation>',
  );
});

test('a page without parts stays as it is', () => {
  expect(addParts('# Text\n', 'current')).toBe('# Text\n');
});

test.each([
  ['api/errors.mdx', 'current'],
  ['api\\errors.mdx', 'current'],
  ['api_versioned_docs/version-1.0/errors.mdx', '1.0'],
  ['docs/api/errors.mdx', null],
])('%s belongs to version %s', (file, version) => expect(versionOf(file)).toBe(version));

describe('between the contract and the pages', () => {
  const check = (ids: string[], pages: Record<string, string[]>) =>
    pageProblems(
      ids,
      Object.entries(pages).map(([file, each]) => ({file, ids: each})),
      'api/openapi.yaml',
    );

  test('nothing is wrong when each operation has one page', () => {
    expect(check(['a', 'b'], {'x.mdx': ['a'], 'y.mdx': ['b'], 'z.mdx': []})).toEqual([]);
  });

  test('an operation without a page is named', () => {
    expect(check(['a', 'b'], {'x.mdx': ['a']})).toEqual([
      'api/openapi.yaml: the operation "b" has no page. Add one with <Operation id="b" />.',
    ]);
  });

  test('a page of no operation is named', () => {
    expect(check(['a'], {'x.mdx': ['a', 'c']})).toEqual([
      'x.mdx: there is no operation "c" in api/openapi.yaml.',
    ]);
  });

  test('an operation on two pages is named', () => {
    expect(check(['a'], {'x.mdx': ['a'], 'y.mdx': ['a']})).toEqual([
      'api/openapi.yaml: the operation "a" stands more than once: x.mdx, y.mdx.',
    ]);
  });
});
