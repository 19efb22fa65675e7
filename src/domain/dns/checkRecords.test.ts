import {rsaPublicKey, timeOf} from '../../../test/fixtures/values';
import {checkRecords, segmentsOf} from './checkRecords';
import {countLookups} from './spf';

describe('checkRecords', () => {
  const rsa = (bits: number) =>
    rsaPublicKey(bits).export({type: 'spki', format: 'der'}).toString('base64');
  const key2048 = rsa(2048);

  /** The findings of one record at a level, with the parts that they mark. */
  function found(
    level: 'error' | 'warning' | 'fine',
    pasted: string,
  ): [marked: string | null, text: string][] {
    const records = checkRecords(pasted);
    expect(records, pasted).toHaveLength(1);
    const {record, findings} = records[0]!;
    return findings
      .filter((finding) => finding.level === level)
      .map(({at, text}) => [at ? record.slice(at.from, at.to) : null, text]);
  }
  const marks = (level: 'error' | 'warning', pasted: string) =>
    found(level, pasted).map(([mark]) => mark);

  describe('records', () => {
    test.each([
      'v=spf1 include:_spf.google.com ~all',
      '"v=spf1 include:_spf.google.com ~all"',
      'acme.example. 300 IN TXT "v=spf1 include:_spf.google.com ~all"',
      'acme.example text = "v=spf1 include:_spf.goo" "gle.com ~all"',
      'v=spf1\n  include:_spf.google.com\n  ~all',
      '"v=spf1 "\n"include:_spf.google.com ~all"',
      '"v=spf1 include:_spf.google.com ~all"\n"google-site-verification=abc123"\n"MS=ms12345"',
      'acme.example. 300 IN TXT "MS=ms1"\nacme.example. 300 IN TXT "v=spf1 include:_spf.google.com ~all"\nacme.example. 300 IN TXT "docusign=1"',
      'acme.example\ttext = "v=spf1 include:_spf.google.com ~all"\nacme.example\ttext = "apple-domain=1"',
      '“v=spf1 include:_spf.google.com ~all”',
      "'v=spf1 include:_spf.google.com ~all'",
      'acme.example. IN TXT ( "v=spf1 include:_spf.goo"\n  "gle.com ~all" )',
      'acme.example\ttext =\n\n\t"v=spf1 include:_spf.google.com ~all"',
      'acme.example descriptive text "v=spf1 include:_spf.google.com ~all"\nacme.example descriptive text "MS=ms1"',
      'acme.example. 300 IN TXT "v=spf1 include:_spf.google.com ~all"\nacme.example. 300 IN MX 10 mx.acme.example.',
      'v=spf1 include:_spf.google.com ~all\nv=TLSRPTv1; rua=mailto:d@acme.example',
      'TXT\t@\tv=spf1 include:_spf.google.com ~all\t1 Hour',
      'TXT @ "v=spf1 include:_spf.google.com ~all" Automatic',
      'acme.example  TXT  300  Answer  {v=spf1 include:_spf.google.com ~all}',
      'Value: v=spf1 include:_spf.google.com ~all',
      '‘v=spf1 include:_spf.google.com ~all’',
      '| TXT | @ | v=spf1 include:_spf.google.com ~all | 3600 |',
      'value = "v=spf1 include:_spf.google.com ~all"',
      '"Value": "\\"v=spf1 include:_spf.google.com ~all\\""',
      '{"Answer":[{"data":"v=spf1 include:_spf.google.com ~all"},{"data":"MS=ms1"}]}',
      '\\"v=spf1 include:_spf.google.com ~all\\"',
    ])('reads %j', (pasted) => {
      expect(checkRecords(pasted).map(({kind, record}) => [kind, record])).toEqual([
        ['SPF', 'v=spf1 include:_spf.google.com ~all'],
      ]);
    });

    test.each([
      'v=DMARC1; p=none;\nrua=mailto:d@acme.example',
      '"v=DMARC1; p=none; "\n"rua=mailto:d@acme.example"',
    ])('joins the lines of a DMARC record: %j', (pasted) => {
      expect(checkRecords(pasted).map(({record}) => record)).toEqual([
        'v=DMARC1; p=none; rua=mailto:d@acme.example',
      ]);
    });

    test('joins the strings of a cut key, even if the last one is short', () => {
      const record = `v=DKIM1; k=rsa; p=${key2048.slice(0, 220)}`;
      expect(checkRecords(`"${record}"\n"IDAQAB"`)[0]!.record).toBe(`${record}IDAQAB`);
    });

    test.each([
      ['Terraform', '  records = ["|\\"\\"|"]'],
      ['JSON', '"Value": "\\"|\\" \\"|\\""'],
    ])('joins the strings of a key in %s', (_format, file) => {
      const [before, between, after] = file.split('|');
      const [start, end] = [key2048.slice(0, 220), key2048.slice(220)];
      const checked = checkRecords(`${before}v=DKIM1; k=rsa; p=${start}${between}${end}${after}`);
      expect(checked.map(({record}) => record)).toEqual([`v=DKIM1; k=rsa; p=${key2048}`]);
    });

    test('keeps a quoted value that is no string of DNS', () => {
      const record = 'v=DMARC1; p="none"; rua=mailto:d@acme.example';
      expect(checkRecords(record)[0]!.record).toBe(record);
    });

    test('reads a record with a long run of spaces', () => {
      const [{record} = {record: ''}] = checkRecords(`v=spf1 ${' '.repeat(3_900)}mx ~all`);
      expect(record).toBe('v=spf1 mx ~all');
    });

    test('finds each of many records', () => {
      const record = `v=DKIM1; k=rsa; p=${key2048}`;
      expect(checkRecords(Array(25).fill(record).join('\n'))).toHaveLength(25);
    });

    test('recognizes each kind, one record in a line', () => {
      const pasted = `v=spf1 -all\nv=DMARC1; p=none; rua=mailto:d@acme.example\n\nk=rsa; p=${key2048}`;
      expect(checkRecords(pasted).map(({kind}) => kind)).toEqual(['SPF', 'DMARC', 'DKIM']);
    });

    test.each([
      ['acme.example. 300 IN TXT "\\"v=spf1 mx ~all\\""', 'quotation marks'],
      ['"\\"v=DMARC1; p=none\\""', 'quotation marks'],
      ['v=spf1 include:_spf.google.com\u200B ~all', 'invisible'],
      ['v=spf1 mx –all', 'dash'],
    ])('names what can’t be seen in %j', (pasted, word) => {
      expect(found('error', pasted)).toEqual([[expect.any(String), expect.stringContaining(word)]]);
    });

    test.each(['', '  \n', 'hello', 'acme.example', '550 5.7.26'])(
      'finds no record in %j',
      (pasted) => {
        expect(checkRecords(pasted)).toEqual([]);
      },
    );

    test.each([
      ['v=spf1 mx ~all\nv=spf1 a ~all', [0, 1]],
      ['v=DMARC1; p=none\nv=spf1 a ~all\nv=DMARC1; p=reject', [0, 0, 1]],
      ['v=spf1 mx ~all\nspf2.0/pra mx ~all', [0, 0]],
      [`k=rsa; p=${key2048}\nv=DKIM1; k=rsa; p=${key2048}`, [0, 0]],
    ])('warns about a second SPF or DMARC record: %#', (pasted, warnings) => {
      const counts = checkRecords(pasted).map(
        ({findings}) => findings.filter(({text}) => text.includes('same host')).length,
      );
      expect(counts).toEqual(warnings);
    });

    test('warns about a string that is too long for one', () => {
      const long = `v=spf1 ${Array.from({length: 30}, (_, at) => `ip4:203.0.113.${at}`).join(' ')} ~all`;
      expect(found('warning', long)[0]![1]).toContain(`${long.length} characters`);
    });
  });

  describe('SPF', () => {
    test.each([
      'v=spf1 include:_spf.google.com ~all',
      'v=spf1 a/24//64 mx//64 a:mail.acme.example//64 include:spf-%{d2}.acme.example -all',
      'v=spf1 a mx a:mail.acme.example/24 mx/24 ip4:203.0.113.0/24 ip6:2001:db8::/32 -all',
      'v=spf1 redirect=_spf.acme.example',
      'v=spf1 exists:%{i}._spf.acme.example -all exp=why.acme.example',
      'V=SPF1 ip6:::ffff:203.0.113.9 ip6:1:2:3:4:5:6:203.0.113.9 ~all',
      'v=spf1 -all exp=why.acme.example',
    ])('accepts %s', (record) => {
      expect(found('error', record)).toEqual([]);
      expect(found('warning', record)).toEqual([]);
    });

    test.each([
      ['v=spf1 include:_spf.google.com +all', '+all'],
      ['v=spf1 all', 'all'],
      ['v=spf1 include=_spf.google.com ~all', 'include=_spf.google.com'],
      ['v=spf1 include: ~all', 'include:'],
      ['v=spf1 include:google ~all', 'include:google'],
      ['v=spf1 ipv4:203.0.113.9 ~all', 'ipv4:203.0.113.9'],
      ['v=spf1 ip4:203.0.113.999 ~all', 'ip4:203.0.113.999'],
      ['v=spf1 ip4:203.0.113.0/33 ~all', 'ip4:203.0.113.0/33'],
      ['v=spf1 ip6:2001:db8:::1 ~all', 'ip6:2001:db8:::1'],
      ['v=spf1 ip6:1:2:3::4:5:6::7:8 ~all', 'ip6:1:2:3::4:5:6::7:8'],
      ['v=spf1 ip4=203.0.113.9 ~all', 'ip4=203.0.113.9'],
      ['v=spf1 mx:/300 ~all', 'mx:/300'],
      ['v=spf1 google.com ~all', 'google.com'],
      ['v=spf1 a,mx ~all', 'a,mx'],
      ['v=spf1 ~all include:_spf.google.com', 'include:_spf.google.com'],
      ['v=spf1 mx ~all v=spf1 a ~all', 'v=spf1'],
      ['v=spf1; include:_spf.google.com ~all', 'v=spf1;'],
      ['v=spf2 mx ~all', 'v=spf2'],
      ['v=spf1 redirect=a.example redirect=b.example', 'redirect=b.example'],
      ['v=spf1 mx -all exp=a.example exp=b.example', 'exp=b.example'],
      ['v=spf1 -redirect=_spf.acme.example', '-redirect=_spf.acme.example'],
      ['v=spf1 redirect=google', 'redirect=google'],
      ['v=spf1 a:localhost -all', 'a:localhost'],
      ['v=spf1 a:203.0.113.9 -all', 'a:203.0.113.9'],
      ['v=spf1 include:203.0.113.9 -all', 'include:203.0.113.9'],
      ['v=spf1 ip4:0.0.0.0/0 -all', 'ip4:0.0.0.0/0'],
      ['v=spf1 ip4:203.0.113.09 -all', 'ip4:203.0.113.09'],
      ['v=spf1 ptr/24 -all', 'ptr/24'],
      ['v=spf1 include:%{x}.acme.example -all', 'include:%{x}.acme.example'],
      ['"v=spf1 mx ~all" "v=spf1 a ~all"', '~allv=spf1'],
    ])('%s: marks the error', (record, mark) => {
      expect(marks('error', record)).toContain(mark);
    });

    test.each([
      ['v=spf1 ptr ~all', 'ptr'],
      ['v=spf1 mx ?all', '?all'],
      ['v=spf1 mx', null],
      ['v=spf1 include:a.example include:a.example ~all', 'include:a.example'],
      ['v=spf1 mx ~all redirect=b.example', 'redirect=b.example'],
      ['v=spf1 redirect=b.example mx ~all', 'redirect=b.example'],
      ['v=spf1 mx constructor=x ~all', 'constructor=x'],
      ['v=spf1 mx -all ra=postmaster', 'ra=postmaster'],
      [`v=spf1 ${'mx '.repeat(10)}redirect=b.example ~all`, 'redirect=b.example'],
    ])('%s: warns', (record, mark) => {
      expect(found('error', record)).toEqual([]);
      expect(marks('warning', record)).toContain(mark);
    });

    test('counts the terms that cause DNS lookups', () => {
      expect(
        countLookups('v=spf1 a mx ptr exists:x.example include:y.example redirect=z.example'),
      ).toBe(6);
      expect(countLookups('v=spf1 ip4:203.0.113.9 ip6:2001:db8::9 exp=x.example ~all')).toBe(0);
    });

    test('warns from the eighth lookup, and marks the eleventh', () => {
      const includes = (count: number) =>
        Array.from({length: count}, (_, at) => `include:s${at + 1}.example`).join(' ');
      expect(found('warning', `v=spf1 ${includes(7)} ~all`)).toEqual([]);
      expect(found('warning', `v=spf1 ${includes(8)} ~all`)).toHaveLength(1);
      expect(found('error', `v=spf1 ${includes(10)} ~all`)).toEqual([]);
      expect(marks('error', `v=spf1 ${includes(11)} ~all`)).toEqual(['include:s11.example']);
    });
  });

  describe('DKIM', () => {
    test.each([
      [2048, 'fine'],
      [1024, 'warning'],
      [512, 'error'],
    ] as const)('judges an RSA key of %i bits: %s', (bits, level) => {
      expect(found(level, `v=DKIM1; k=rsa; p=${rsa(bits)}`)[0]![1]).toContain(`${bits} bits`);
    });

    test('accepts a key without its wrapper, and one with spaces', () => {
      const bare = rsaPublicKey(2048).export({type: 'pkcs1', format: 'der'}).toString('base64');
      const spaced = key2048.replace(/(.{60})/g, '$1 ');
      for (const key of [bare, spaced]) {
        expect(found('fine', `v=DKIM1; p=${key}`)[0]![1]).toContain('2048 bits');
      }
    });

    test('accepts an Ed25519 key, and reports one of another length', () => {
      const key = Buffer.alloc(32, 7).toString('base64');
      expect(found('error', `v=DKIM1; k=ed25519; p=${key}`)).toEqual([]);
      expect(
        found('error', `v=DKIM1; k=ed25519; p=${Buffer.alloc(31, 7).toString('base64')}`),
      ).toHaveLength(1);
    });

    test.each([
      `v=DKIM1; s=*:email; p=${key2048}`,
      `default._domainkey\tIN\tTXT\t( "v=DKIM1; h=sha256; k=rsa; "\n\t  "p=${key2048.slice(0, 200)}"\n\t  "${key2048.slice(200)}" )  ; ----- DKIM key default for acme.example`,
    ])('%s is valid', (record) => expect(found('error', record)).toEqual([]));

    test.each([
      ['a revoked key', 'v=DKIM1; p='],
      ['a key that is cut off', `v=DKIM1; p=${key2048.slice(0, 200)}`],
      ['a key with a quote in it', `v=DKIM1; p=${key2048.slice(0, 100)}'${key2048.slice(100)}`],
      ['no key', 'v=DKIM1; k=rsa'],
      ['another algorithm', `v=DKIM1; k=dsa; p=${key2048}`],
      ['only SHA-1', `v=DKIM1; h=sha1; p=${key2048}`],
      ['the version at the end', `p=${key2048}; v=DKIM1`],
      ['a missing semicolon', `v=DKIM1; k=rsa p=${key2048}`],
      ['an Ed25519 key without k=', `v=DKIM1; p=${Buffer.alloc(32, 7).toString('base64')}`],
      ['a repeated tag', `v=DKIM1; k=rsa; k=rsa; p=${key2048}`],
      ['a tag in capitals', `v=DKIM1; P=${key2048}`],
    ])('reports %s', (_case, record) => {
      expect(found('error', record).length).toBeGreaterThan(0);
    });

    test('warns about test mode and g=', () => {
      expect(marks('warning', `v=DKIM1; t=y; g=*; p=${key2048}`)).toEqual(['t=y', 'g=*']);
    });
  });

  describe('DMARC', () => {
    const rua = 'rua=mailto:dmarc@acme.example';

    test.each([`v=DMARC1; p=none; ${rua}`, `v=DMARC1;p=reject;sp=reject;np=reject;${rua};fo=1:d;`])(
      'accepts %s',
      (record) => {
        expect([...found('error', record), ...found('warning', record)]).toEqual([]);
      },
    );

    test.each([
      [`p=none; ${rua}`, 'p=none'],
      [`v=dmarc1; p=none; ${rua}`, 'v=dmarc1'],
      [`v=DMARC1; p=block; ${rua}`, 'p=block'],
      ['v=DMARC1; p=none; rua=dmarc@acme.example', 'rua=dmarc@acme.example'],
      ['v=DMARC1; p=none; rua=mailto:dmarc', 'rua=mailto:dmarc'],
      [`v=DMARC1; p=none; p=reject; ${rua}`, 'p=reject'],
      [`v=DMARC1; p=none; adkim=strict; ${rua}`, 'adkim=strict'],
      [`v=DMARC1; none; p=none; ${rua}`, 'none'],
      ['v=DMARC1', null],
      [`v=DMARC1 p=none; ${rua}`, 'p=none'],
      ['v=DMARC1; p=none; rua=mailto://d@acme.example', 'rua=mailto://d@acme.example'],
    ])('%s: marks the error', (record, mark) => {
      expect(marks('error', record)).toContain(mark);
    });

    test.each([
      ['dmarc@acme.example', 'Write mailto: before dmarc@acme.example'],
      ['mailto:dmarc', 'needs mailto: and an email address'],
      ['mailto:dmarc@acme', '“dmarc@acme” isn’t a complete email address'],
      ['mailto:a@acme.example; mailto:b@acme.example', 'commas'],
    ])('explains what’s missing in rua=%s', (address, text) => {
      expect(found('error', `v=DMARC1; p=none; rua=${address}`)[0]![1]).toContain(text);
    });

    test.each([
      ['p=quarantine', 'goes to spam'],
      ['p=reject', 'is rejected'],
      ['p=quarantine; t=y', 'is delivered'],
      ['p=reject; t=y', 'goes to spam'],
    ])('%s: mail that fails %s', (policy, happens) => {
      expect(found('fine', `v=DMARC1; ${policy}; ${rua}`)[0]![1]).toContain(happens);
    });

    test.each([
      [`v=DMARC1; p=none; pct=25; ${rua}`, 'pct=25'],
      [`v=DMARC1; p=none; rf=afrf; ${rua}`, 'rf=afrf'],
      [`v=DMARC1; p=none; ri=86400; ${rua}`, 'ri=86400'],
      [`v=DMARC1; p=none; aspf=s; ${rua}`, 'aspf=s'],
      [`v=DMARC1; p=reject; sp=none; ${rua}`, 'sp=none'],
      [`v=DMARC1; p=reject; np=none; ${rua}`, 'np=none'],
      [`v=DMARC1; p=reject; t=y; ${rua}`, 't=y'],
      [`v=DMARC1; p=none; t=y; ${rua}`, 't=y'],
      [`v=DMARC1; p=none; foo=1; ${rua}`, 'foo=1'],
      ['v=DMARC1; p=none', null],
      [`v=DMARC1; ${rua}`, null],
      [`v=DMARC1; p=none; psd=y; ${rua}`, 'psd=y'],
    ])('%s: warns', (record, mark) => {
      expect(found('error', record)).toEqual([]);
      expect(marks('warning', record)).toContain(mark);
    });
  });

  test('keeps t=y if a policy of subdomains isn’t none', () => {
    for (const policy of ['sp=reject', 'np=quarantine']) {
      const [text] = found('warning', `v=DMARC1; p=none; ${policy}; t=y; rua=mailto:d@acme.example`)
        .map(([, each]) => each)
        .filter((each) => each?.startsWith('t=y'));
      expect(text).toContain('testing');
    }
  });

  test.each(['v=spf1 exists:%{i}%%x.%{d} -all', 'v=spf1 include:a%_b.example -all'])(
    'accepts the escapes of RFC 7208 in %s',
    (record) => {
      expect(found('error', record)).toEqual([]);
    },
  );

  test('a long text with many errors takes about as long as any other', () => {
    const nonsense = timeOf(() => checkRecords(`v=spf1 ${'> '.repeat(10_000)}`));
    expect(nonsense).toBeLessThan(
      100 * (timeOf(() => checkRecords('some words '.repeat(2_000))) + 10),
    );
  });
});

describe('segmentsOf', () => {
  const record = 'v=spf1 ptr +all';

  test('marks the worst finding of each part, and keeps the whole text', () => {
    const segments = segmentsOf(record, [
      {level: 'warning', text: 'slow', at: {from: 7, to: 10}},
      {level: 'warning', text: 'also', at: {from: 7, to: 15}},
      {level: 'error', text: 'open', at: {from: 11, to: 15}},
      {level: 'fine', text: 'good', at: {from: 0, to: 6}},
      {level: 'error', text: 'somewhere'},
    ]);
    expect(segments).toEqual([
      {text: 'v=spf1 ', level: null},
      {text: 'ptr', level: 'warning'},
      {text: ' ', level: 'warning'},
      {text: '+all', level: 'error'},
    ]);
  });

  test('has one part without findings', () => {
    expect(segmentsOf(record, [])).toEqual([{text: record, level: null}]);
  });
});
