import {timeOf} from '../../../test/fixtures/values';
import {imports} from '../../data/limits';
import {checkCsv, delimiterOf, parseCsv, type CsvReport} from './checkCsv';

const check = (text: string, more = {}): CsvReport =>
  checkCsv({text, bytes: text.length, isUtf8: true, ...more});
const rowsOf = (text: string) => parseCsv(text, ',').rows.map(({values}) => values);

describe('parseCsv', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\r1\r', [['a'], ['1']]],
    ['\uFEFFa,b', [['a', 'b']]],
    ['a,"b, ""c""\nd",e', [['a', 'b, "c"\nd', 'e']]],
    [
      'a,,\n\n , \n,,1',
      [
        ['a', '', ''],
        ['', '', '1'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"a"b,c', [['ab', 'c']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('counts lines across values with line breaks', () => {
    const {rows} = parseCsv('a\n"1\n2"\n\n3', ',');
    expect(rows.map(({line}) => line)).toEqual([1, 2, 5]);
  });

  test('notices a quote that is never closed', () => {
    expect(parseCsv('a\n"1\n2', ',').hasOpenQuote).toBe(true);
    expect(parseCsv('a\n"1"\n2', ',').hasOpenQuote).toBe(false);
  });

  test.each([
    ['a,b', ','],
    ['a;b;c', ';'],
    ['a\tb', '\t'],
    ['"a,b,c";d;e', ';'],
    ['email', ','],
  ])('finds the delimiter of %j', (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });
});

describe('checkCsv', () => {
  test('adds up: people, repeated rows, and invalid rows are all rows', () => {
    const report = check(
      'email,first name\nsara@ledgerloom.example,Sara\n SARA@ledgerloom.example ,Sara K\nnobody,X\n,Y\ninfo@northquay.example,\n',
    );
    expect(report).toMatchObject({
      rows: 5,
      people: 2,
      duplicates: 1,
      invalid: 2,
      roles: 1,
      refusals: [],
    });
    expect(report.people + report.duplicates + report.invalid).toBe(report.rows);
    expect(report.problems.map(({line, reason}) => [line, reason])).toEqual([
      [3, 'Repeats line 2, and replaces it'],
      [4, 'Invalid address'],
      [5, 'No address'],
      [6, 'A role address becomes risky'],
    ]);
  });

  test.each([
    ['email,name\nsara@ledgerloom.example', 'Has 1 value for 2 columns'],
    ['email\nsara@ledgerloom.example,Sara', 'Has 2 values for 1 column'],
    ['email,phone\nsara@ledgerloom.example,1.23E+10', 'Excel shortened a number to 1.23E+10'],
  ])('says why a row needs a look: %j', (text, reason) => {
    expect(check(text).problems.map((problem) => problem.reason)).toEqual([reason]);
  });

  test('tells a bar between columns from one in the name of a column', () => {
    expect(check('Email|Name\nsara@a.example|Sara').refusals[0]).toContain('vertical bars');
    expect(check('Email,Status (open|won|lost)\nsara@a.example,open').refusals).toEqual([]);
  });

  test('matches columns with fields, each field once', () => {
    const {columns} = check(
      'E-Mail,First_Name,lastname,Organization,Job Title,title,met at\nsara@ledgerloom.example,Sara,Kim,Ledgerloom,CFO,Ms,Booth 12',
    );
    expect(columns.map(({field}) => field)).toEqual([
      ...['Email', 'First name', 'Last name', 'Company', 'Title', null, null],
    ]);
    expect(columns[6]).toEqual({name: 'met at', firstValue: 'Booth 12', field: null});
  });

  test.each([
    ['Given Name,E-mail 1 - Value\nSara,sara@a.example', ['First name', 'Email']],
    ['Title,Job Title,E-mail Address\nMs.,CFO,sara@a.example', [null, 'Title', 'Email']],
    ['emailAddress,companyName\nsara@a.example,A', ['Email', 'Company']],
    ['Owner,Contact E-mail (work)\njonas@acme.example,sara@a.example', [null, 'Email']],
    ['Owner email,Lead email\njonas@acme.example,sara@a.example', [null, 'Email']],
    ['Shop,Owner email\nA,sara@a.example', [null, 'Email']],
    ['Homeowner email,Agent email\nsara@a.example,jonas@acme.example', ['Email', null]],
  ])('matches the columns of %j', (text, matched) => {
    expect(check(text).columns.map(({field}) => field)).toEqual(matched);
  });

  test.each([
    ['Sara Kim <sara@ledgerloom.example>', 'A name with the address'],
    ['sara@ledgerloom.example; omar@northquay.example', 'More than one address'],
    ['sara kim@ledgerloom.example', 'A space in the address'],
    ['sara@ledgerloom', 'Invalid address'],
    ['sara..kim@ledgerloom.example', 'Invalid address'],
    ['sara@-ledgerloom.example', 'Invalid address'],
    [`${'s'.repeat(65)}@ledgerloom.example`, 'Invalid address'],
    ['sara@@ledgerloom.example', 'Invalid address'],
    ['sara@ledgerloom.example1', 'Invalid address'],
    ["'sara@ledgerloom.example", 'An apostrophe before the address'],
    ['mailto:sara@ledgerloom.example', 'A link instead of an address'],
    ['=A2&"@ledgerloom.example"', 'A formula instead of an address'],
    ['sara@ledgerloom.example\u200B', 'An invisible character in the address'],
    ['s\u0430ra@ledgerloom.example', 'A letter that isn’t A to Z in the address'],
    ['„sara@ledgerloom.example“', 'Invalid address'],
  ])('explains why %j is invalid', (address, reason) => {
    expect(check(`email\n"${address.replaceAll('"', '""')}"`).problems).toEqual([
      {line: 2, value: address, reason},
    ]);
  });

  test.each(["o'hara+x@mail.acme.example", 'a@b.co', 'x_y-z@sub.example.museum'])(
    'accepts %s',
    (address) => {
      expect(check(`email\n${address}`)).toMatchObject({people: 1, invalid: 0});
    },
  );

  const email = 'email\nsara@ledgerloom.example';
  test.each<[string, string, object]>([
    ['an empty file', '', {}],
    ['a file without rows', 'email,name\n', {}],
    ['semicolons', 'email;name\nsara@ledgerloom.example;Sara', {}],
    ['sep=', 'sep=,\r\nemail,name\nsara@ledgerloom.example,Sara', {}],
    ['no column of addresses', 'name,company\nSara,Ledgerloom', {}],
    ['another encoding', email, {isUtf8: false}],
    ['garbled names', 'email,name\nsara@ledgerloom.example,FranÃ§ois', {}],
    ['an open quote', `${email}\n"omar`, {}],
    [
      'an open quote that a later one closes',
      'email,name,company\nsara@a.example,"Sara,A\nomar@b.example,Omar,"B, Inc."',
      {},
    ],
    ['a person in place of the header', 'sara@ledgerloom.example,Sara\nomar@a.example,Omar', {}],
    ['lines above the header', `Notes:\n\n${email}`, {}],
    ['a file without a valid address', 'email\nnobody', {}],
    ['an Excel workbook', 'PK\u0003\u0004', {isUtf8: false}],
    ['garbled capitals', 'email,name\nsara@ledgerloom.example,Ã–zil', {}],
    ['too many columns', `email${',x'.repeat(imports.columns)}\nsara@ledgerloom.example`, {}],
    ['too many rows', email + '\nsara@ledgerloom.example'.repeat(imports.rows), {}],
    ['too many megabytes', email, {bytes: (imports.megabytes + 1) * 1024 * 1024}],
  ])('refuses %s', (_case, text, more) => {
    expect(check(text, more).refusals).toHaveLength(1);
    expect(check(email).refusals).toEqual([]);
  });

  test.each([
    [
      'an address with an open quote',
      `email,name\n"sara@a.example${'\nomar@b.example,Omar'.repeat(9_000)}`,
    ],
    ['the name of a column', `${'x'.repeat(99_000)},email\nSara,sara@a.example`],
    ['a column’s first value', `note,email\nx${'🚀'.repeat(99_000)},sara@a.example`],
  ])('cuts %s that’s too long to show', (_case, text) => {
    const {columns, problems} = check(text);
    const values = [
      ...columns.flatMap(({name, firstValue}) => [name, firstValue]),
      ...problems.map(({value}) => value),
    ];
    const longest = Math.max(...values.map(({length}) => length));
    expect(longest).toBeGreaterThan(300);
    expect(longest).toBeLessThan(400);
    expect(values.every((value) => value.isWellFormed())).toBe(true);
  });

  test.each([
    'email;name\nsara@ledgerloom.example;Sara',
    '"Full\nname";email\nSara;sara@ledgerloom.example',
  ])('reads the people in %j in spite of its semicolons', (text) => {
    expect(check(text)).toMatchObject({
      refusals: [expect.stringContaining('semicolons')],
      rows: 1,
      people: 1,
    });
  });

  test('takes about ten times as long for ten times the rows', () => {
    const fileOf = (rows: number) =>
      [
        'email,first name,last name,company,title',
        ...Array.from(
          {length: rows},
          (_, at) =>
            `person${at % 49_000}@company${at % 700}.example,First ${at},"Last, ${at}",Company ${at},Title`,
        ),
      ].join('\r\n');
    const [part, largest] = [fileOf(imports.rows / 10), fileOf(imports.rows)];
    let report: CsvReport | undefined;
    const fastest = (text: string) =>
      Math.min(...[1, 2, 3].map(() => timeOf(() => (report = check(text)))));
    // Both are warm, and a stall of the machine hits one of three runs.
    expect(fastest(part) * 40 + 400).toBeGreaterThan(fastest(largest));
    expect(report).toMatchObject({rows: imports.rows, refusals: [], invalid: 0});
  });
});
