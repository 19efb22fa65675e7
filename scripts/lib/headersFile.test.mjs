import {headersFor, parseHeadersFile} from './headersFile.mjs';

const text = `# comment
/*
  X-One: a: b; c

/assets/*
  Cache-Control: immutable

/exact
  X-Exact: yes
`;

test('parseHeadersFile: reads a file into rules', () => {
  expect(parseHeadersFile(text)).toEqual([
    {path: '/*', headers: [['X-One', 'a: b; c']]},
    {path: '/assets/*', headers: [['Cache-Control', 'immutable']]},
    {path: '/exact', headers: [['X-Exact', 'yes']]},
  ]);
});

test.each([
  ['/pricing', ['X-One']],
  ['/assets/a.js', ['X-One', 'Cache-Control']],
  ['/exact', ['X-One', 'X-Exact']],
  ['/exact/not', ['X-One']],
])('headersFor: %s gets %j', (pathname, names) => {
  expect(headersFor(parseHeadersFile(text), pathname).map(([name]) => name)).toEqual(names);
});

test.each([['  X-Orphan: a\n'], ['/*\n  no colon\n']])('parseHeadersFile: rejects %j', (broken) => {
  expect(() => parseHeadersFile(broken)).toThrow("_headers: can't read the line");
});
