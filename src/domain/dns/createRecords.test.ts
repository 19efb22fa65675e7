import {generateKeyPairSync, type KeyObject} from 'node:crypto';

import {rsaPublicKey} from '../../../test/fixtures/values';
import {dnsProviders} from '@site/src/data/dnsProviders';
import {dnsSenders} from '@site/src/data/dnsSenders';
import {checkRecords} from './checkRecords';
import {createDkim} from './createDkim';
import {createDmarc, dmarcPolicies} from './createDmarc';
import {createSpf} from './createSpf';
import {providerForm} from './providerForm';
import {choicesIn, initialChoices, planRecords, textOfChoices} from './recordChoices';
import {MAX_STRING, type CreatedRecord, type Problem} from './record';
import {countLookups, MAX_LOOKUPS} from './spf';

const pem = (key: KeyObject) => key.export({type: 'spki', format: 'pem'}).toString();
const rsaPem = pem(rsaPublicKey(2048));
const rsaKey = rsaPem.replace(/-----.*?-----|\s/g, '');
/** The raw key, which is the last 32 bytes of the wrapped one. */
const ed25519Pem = pem(generateKeyPairSync('ed25519').publicKey);
const ed25519Key = Buffer.from(ed25519Pem.replace(/-----.*?-----|\s/g, ''), 'base64')
  .subarray(-32)
  .toString('base64');

function created(record: CreatedRecord | Problem): CreatedRecord {
  expect(record).not.toHaveProperty('problem');
  return record as CreatedRecord;
}

/** All subsets of a list. */
const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

/** The errors that the checker finds in records; a record that isn't recognized is one. */
function errorsIn(records: readonly CreatedRecord[]): string[] {
  return records.flatMap(({kind, value}) => {
    const [checked, ...more] = checkRecords(value);
    if (checked?.kind !== kind || checked.record !== value || more.length > 0) return [value];
    return checked.findings.filter(({level}) => level === 'error').map(({text}) => text);
  });
}

const spf = (changes: Partial<Parameters<typeof createSpf>[0]>) =>
  createSpf({subdomain: '', senders: [], others: '', existing: '', all: '~all', ...changes});
const google = dnsSenders.filter(({id}) => id === 'google');

describe('created records', () => {
  const existing = [
    '',
    'v=spf1 a mx include:_spf.google.com -all',
    'acme.example. 300 IN TXT "v=spf1 ip4:203.0.113.9 " "?all"',
    'v=spf1 include:spf.crm.example redirect=_spf.host.example',
    'v=spf1 mx ~all\nv=spf1 redirect=_spf.host.example exp=why.acme.example',
    'v=spf1 ~all include:late.example',
  ];
  const records: CreatedRecord[] = [];
  for (const senders of subsets(dnsSenders).slice(1)) {
    for (const all of ['~all', '-all'] as const) {
      for (const subdomain of ['', 'mail']) {
        for (const old of existing) {
          // More terms than these would be too many lookups, which has a test of its own.
          if (senders.length > 5 && old !== '') continue;
          records.push(created(spf({senders, all, subdomain, existing: old, others: '192.0.2.1'})));
        }
      }
    }
  }
  for (const policy of dmarcPolicies) {
    for (const subdomainPolicy of ['', ...dmarcPolicies] as const) {
      for (const subdomain of ['', 'mail']) {
        for (const reports of ['', 'dmarc@acme.example', 'mailto:a@reports.example']) {
          const choices = {policy, subdomainPolicy, subdomain, reports};
          records.push(created(createDmarc({domain: 'acme.example', ...choices})));
        }
      }
    }
  }
  for (const key of [rsaPem, rsaKey, `k=rsa; p=${rsaKey}`, ed25519Pem, ed25519Key]) {
    for (const selector of ['google', 's1', 'k2026._domainkey.acme.example']) {
      records.push(created(createDkim({subdomain: 'mail', selector, key})));
    }
  }

  test('have no error, in any combination', () => {
    expect(records.length).toBeGreaterThan(2000);
    expect(errorsIn(records)).toEqual([]);
  });

  test('fit every provider’s form, whole and without the domain', () => {
    const longest = records.reduce((a, b) => (b.value.length > a.value.length ? b : a));
    expect(longest.value.length).toBeGreaterThan(MAX_STRING);
    const cname = created(createDkim({subdomain: '', selector: 's1', key: 's1.sender.example.'}));
    for (const provider of dnsProviders) {
      for (const record of [longest, cname, {...longest, host: ''}]) {
        const [type, host, value] = providerForm(record, provider);
        expect(type!.text).toBe(record.type);
        expect(host!.text).toBe(record.host || provider.apex);
        if (record.type === 'CNAME') {
          expect(value!.text).toBe(`s1.sender.example${provider.hasTargetDot ? '.' : ''}`);
        } else if (provider.isQuoted) {
          const strings = JSON.parse(`[${value!.text.replaceAll('" "', '","')}]`) as string[];
          expect(strings.join('')).toBe(record.value);
          expect(Math.max(...strings.map(({length}) => length))).toBeLessThanOrEqual(MAX_STRING);
        } else {
          expect(value!.text).toBe(record.value);
        }
      }
    }
  });
});

describe('SPF', () => {
  test.each([
    ['v=spf1 mx -all', 'v=spf1 mx include:_spf.google.com -all'],
    ['v=spf1 -mx +all', 'v=spf1 -mx include:_spf.google.com ~all'],
    [' \n', 'v=spf1 include:_spf.google.com ~all'],
    ['v=spf1 INCLUDE:_SPF.google.com ~all', 'v=spf1 INCLUDE:_SPF.google.com ~all'],
    ['v=spf1 mx ~all\nv=spf1 mx a -all', 'v=spf1 mx a include:_spf.google.com -all'],
    ['include:a.example -all', 'v=spf1 include:a.example include:_spf.google.com -all'],
    ['v=spf1 mx ~all\nspf2.0/pra a -all', 'v=spf1 mx include:_spf.google.com ~all'],
    ['"\\"v=spf1 mx ~all\\""', 'v=spf1 mx include:_spf.google.com ~all'],
    ['v=spf1 redirect=a.example', 'v=spf1 include:_spf.google.com redirect=a.example'],
    [
      'v=spf1 redirect=a.example\nv=spf1 mx ~all',
      'v=spf1 mx include:a.example include:_spf.google.com ~all',
    ],
  ])('merges %j into one record', (existing, merged) => {
    expect(created(spf({existing, senders: google})).value).toBe(merged);
  });

  test.each([
    ['203.0.113.9, 2001:db8::/32', 'ip4:203.0.113.9 ip6:2001:db8::/32'],
    ['ip4:203.0.113.0/24', 'ip4:203.0.113.0/24'],
    [
      'include:spf.crm.example\nSPF.shop.example',
      'include:spf.crm.example include:spf.shop.example',
    ],
  ])('adds %j', (others, terms) => {
    expect(created(spf({others})).value).toBe(`v=spf1 ${terms} ~all`);
  });

  test.each([
    {others: '203.0.113.999'},
    {others: 'ip4:acme.example'},
    {others: 'hello'},
    {existing: 'v=DMARC1; p=none', senders: google},
    {existing: 'nonsense', senders: google},
    {existing: 'v=spf1 include:_spf.google.com, ~all', senders: google},
    {existing: 'v=spf1 mx v=spf1 a ~all', senders: google},
    {existing: 'v=spf1 foo include: ~all', senders: google},
    {},
  ])('explains the problem of %j', (changes) => {
    expect(spf(changes)).toHaveProperty('problem');
  });

  test('says when there are too many lookups', () => {
    const includes = (count: number) =>
      `v=spf1 ${Array.from({length: count}, (_, at) => `include:s${at}.example`).join(' ')} ~all`;
    const [few, many] = [MAX_LOOKUPS - 1, MAX_LOOKUPS].map((count) =>
      created(spf({existing: includes(count), senders: google})),
    );
    expect(countLookups(many!.value)).toBe(MAX_LOOKUPS + 1);
    expect(many!.notes.length).toBe(few!.notes.length + 1);
  });
});

describe('DKIM', () => {
  test('is a CNAME for a host, and a TXT record for a key', () => {
    expect(
      createDkim({subdomain: '', selector: ' S1 ', key: ' s1.sender.example. '}),
    ).toMatchObject({
      type: 'CNAME',
      host: 's1._domainkey',
      value: 's1.sender.example',
    });
    expect(createDkim({subdomain: '', selector: 'k1', key: `p=${rsaKey}; k=rsa`})).toMatchObject({
      value: `v=DKIM1; p=${rsaKey}; k=rsa`,
    });
    expect(
      createDkim({subdomain: '', selector: 'k1', key: `v=DKIM1 k=rsa p=${rsaKey}`}),
    ).toMatchObject({value: `v=DKIM1; k=rsa; p=${rsaKey}`});
    const broken = rsaKey.replace(/(.{64})/g, '"$1"\n');
    expect(createDkim({subdomain: 'mail', selector: 'google', key: broken})).toMatchObject({
      type: 'TXT',
      host: 'google._domainkey.mail',
      value: `v=DKIM1; k=rsa; p=${rsaKey}`,
    });
  });

  test.each([
    ['a PEM file', ed25519Pem],
    ['the key itself', ed25519Key],
  ])('has the raw Ed25519 key from %s', (_source, key) => {
    expect(createDkim({subdomain: '', selector: 'ed', key})).toMatchObject({
      value: `v=DKIM1; k=ed25519; p=${ed25519Key}`,
    });
  });

  test.each([
    ['no key', 'google', ''],
    ['no selector', '', rsaKey],
    ['a selector with a space', 'my key', rsaKey],
    ['nonsense', 'google', 'copy the key here'],
    ['another record', 'google', 'v=spf1 -all'],
    ['a private key', 'google', rsaPem.replaceAll('PUBLIC', 'PRIVATE')],
  ])('explains the problem of %s', (_case, selector, key) => {
    expect(createDkim({subdomain: '', selector, key})).toHaveProperty('problem');
  });
});

describe('DMARC', () => {
  const choices = {domain: 'acme.example', subdomain: '', policy: 'reject', reports: ''} as const;

  test('has a subdomain policy only for the domain itself', () => {
    const value = (subdomain: string) =>
      created(createDmarc({...choices, subdomain, subdomainPolicy: 'none'})).value;
    expect(value('')).toBe('v=DMARC1; p=reject; sp=none');
    expect(value('mail')).toBe('v=DMARC1; p=reject');
  });

  test('asks for a permission only if reports go to another domain', () => {
    const notes = (reports: string, subdomain = '') =>
      created(createDmarc({...choices, subdomain, subdomainPolicy: '', reports})).notes.join();
    expect(notes('d@dmarc.acme.example', 'mail')).not.toContain('_report');
    expect(notes('dmarc@acme.example')).toBe('');
    expect(notes('dmarc@mail.acme.example')).toBe('');
    expect(notes('', 'mail')).toContain('_dmarc.acme.example');
    expect(notes('x@notacme.example')).toContain('acme.example._report._dmarc.notacme.example');
  });

  test('writes the domain of the reports in ASCII', () => {
    const {value} = created(
      createDmarc({...choices, subdomainPolicy: '', reports: 'MAILTO:Dmarc@bücher.example'}),
    );
    expect(value).toContain('rua=mailto:Dmarc@xn--bcher-kva.example');
  });

  test.each(['dmarc', 'a@b', 'a@acme.example, b@acme.example', '@acme.example', 'ü@acme.example'])(
    'refuses the address %j',
    (reports) => {
      expect(createDmarc({...choices, subdomainPolicy: '', reports})).toHaveProperty('problem');
    },
  );
});

describe('choices', () => {
  test('survive a link, even with characters that a URL escapes', () => {
    const choices = {
      ...initialChoices,
      domain: 'ac&me=%/#ü',
      senders: ['google', 'ses'],
      existing: 'v=spf1 +mx ~all\n"',
      policy: 'reject',
      provider: 'gandi',
    } as const;
    expect(choicesIn(textOfChoices(choices))).toEqual(choices);
    expect(choicesIn(textOfChoices({...initialChoices, senders: []})).senders).toEqual([]);
    expect(textOfChoices(initialChoices)).toBe('');
  });

  test('leave out what a link can’t have', () => {
    const text = 'policy=block&provider=x&senders=google,evil&toString=1&all=%2Ball&__proto__=1';
    expect(choicesIn(text)).toEqual(initialChoices);
  });

  test.each([
    [' https://Mail.ACME.example/x?y', '', 'mail.acme.example', ''],
    ['mia@acme.example', 'mail.acme.example', 'acme.example', 'mail'],
    ['bücher.example.', '@', 'xn--bcher-kva.example', ''],
    ['acme', 'mail', null, 'mail'],
    ['acme.example', 'acme.example', 'acme.example', ''],
    [`${'acme.'.repeat(50)}example`, '', null, ''],
    ['192.0.2.1', '', null, ''],
    ['acme example', 'a b', null, null],
    ['acme.example', 'two words!', 'acme.example', null],
    [`${'a'.repeat(64)}.example`, '-', null, null],
  ])('read the domain %j with the subdomain %j', (domain, subdomain, name, host) => {
    expect(planRecords({...initialChoices, domain, subdomain})).toMatchObject({
      domain: name,
      subdomain: host,
    });
  });

  test('create records without the domain in their hosts', () => {
    const typed = {domain: 'acme.example', subdomain: 'mail.acme.example', key: rsaKey};
    const {records} = planRecords({...initialChoices, ...typed});
    expect(Object.values(records).map((record) => created(record).host)).toEqual([
      'mail',
      `${initialChoices.selector}._domainkey.mail`,
      '_dmarc.mail',
    ]);
  });
});
