import labelCells from './labelCells';

interface Cell {
  type: string;
  tagName: string;
  properties?: Record<string, unknown>;
  children: {type: string; value: string}[];
}

const cell = (tagName: string, value: string): Cell => ({
  type: 'element',
  tagName,
  children: [{type: 'text', value}],
});
const element = (tagName: string, children: readonly object[]) => ({
  type: 'element',
  tagName,
  children: children as Cell[],
});

/** Returns the labels of a row's cells after the transformation of a table with these headings. */
function labels(
  headings: readonly string[],
  values = headings.map(() => 'a value that needs room'),
): unknown[] {
  const row = tableRow(headings, values);
  return row.children.map(({properties}) => properties?.dataLabel);
}

/** Returns the row after the transformation of its table. */
function tableRow(headings: readonly string[], values: readonly string[]): {children: Cell[]} {
  const head = element('thead', [
    element(
      'tr',
      headings.map((text) => cell('th', text)),
    ),
  ]);
  const row = element(
    'tr',
    values.map((value) => cell('td', value)),
  );
  const table = element('table', [head, element('tbody', [row])]);
  labelCells()({type: 'root', children: [element('div', [table])]});
  return row;
}

test('labels the cells of a table with three or more columns, except the first', () => {
  expect(labels(['Code', 'Example', 'Done?'])).toEqual([undefined, 'Example', 'Done?']);
});

test.each(['Meaning', 'What it means', 'What happened'])(
  'leaves the label of a second column empty when it’s “%s”',
  (heading) => {
    expect(labels(['Code', heading, 'What to do'])).toEqual([undefined, '', 'What to do']);
  },
);

test.each([
  ['Problem', 'What to do', [undefined, '']],
  ['We can', 'We can’t', ['We can', 'We can’t']],
  ['Instead of', 'Write', ['Instead of', 'Write']],
])('labels two columns only if they contrast: %s, %s', (first, second, expected) => {
  const values = ['a problem with a longer text', 'its solution'];
  expect(labels([first, second], values)).toEqual(expected);
});

test('puts sentences of a second column below the first when there are four', () => {
  const headings = ['Type', 'Meaning', 'What we do', 'What you do'];
  const row = tableRow(headings, ['Hard', 'It can’t receive mail, ever.', 'Stop', 'Correct it']);
  expect(row.children).toMatchObject([
    {
      children: [
        {value: 'Hard'},
        {value: ' '},
        {tagName: 'span', children: [{value: 'It can’t receive mail, ever.'}]},
      ],
    },
    {properties: {dataLabel: 'What we do'}, children: [{value: 'Stop'}]},
    {properties: {dataLabel: 'What you do'}, children: [{value: 'Correct it'}]},
  ]);
});

test('keeps a second column of short texts', () => {
  const values = ['Hard', 'Final', 'We stop at once', 'Correct the address'];
  expect(labels(['Type of bounce', 'Meaning', 'What we do', 'What you do'], values)).toEqual([
    ...[undefined, '', 'What we do', 'What you do'],
  ]);
});

test('labels a number in the first column, too', () => {
  const values = ['4', 'Value', 'Show what would change'];
  expect(labels(['Day', 'Email', 'Purpose'], values)).toEqual(['Day', 'Email', 'Purpose']);
});

test.each([3, 4])('leaves %d columns of short cells as they are', (columns) => {
  const headings = ['Day', 'Sent', 'Replies', 'Rate'].slice(0, columns);
  expect(labels(headings, ['1', '500', '20', '4%'].slice(0, columns))).toEqual(
    headings.map(() => undefined),
  );
});

test('labels four columns of short cells whose words are too long for a phone', () => {
  const headings = ['Plan', 'Price', 'Emails', 'Contacts'];
  expect(labels(headings, ['Starter', '50,000/month', '50,000/month', '50,000/month'])).toEqual([
    undefined,
    ...headings.slice(1),
  ]);
});

test('labels five columns of short cells, with a number in the first', () => {
  const headings = ['Sent', 'Replies', 'Rate', 'Calls', 'Deals'];
  expect(labels(headings, ['1,000', '20', '2%', '4', '1'])).toEqual(headings);
});

test('leaves the label of the second of two columns empty when the first has a long text', () => {
  const values = ['The wrong account was connected', 'Sign out'];
  expect(labels(['Problem', 'What to do'], values)).toEqual([undefined, '']);
});

test('leaves tables with two columns as they are', () => {
  expect(labels(['Code', 'Type'])).toEqual([undefined, undefined]);
});

test('makes the first cell of a row its heading unless it’s empty', () => {
  const row = (...values: string[]) => tableRow(['Plan', 'Price'], values).children;
  expect(row('Starter', '$29')).toMatchObject([
    {tagName: 'th', properties: {scope: 'row'}},
    {tagName: 'td'},
  ]);
  expect(row('', '$29')).toMatchObject([{tagName: 'td'}, {tagName: 'td'}]);
});

test('names a table after the heading above it', () => {
  const [table, inList] = [cell('table', ''), cell('table', '')];
  labelCells()(element('root', [cell('h2', 'Limits'), table, element('ul', [inList])]));
  const names = [table, inList].map(({properties}) => properties?.ariaLabel);
  expect(names).toEqual(['Limits', 'Limits']);
});
