import {readFileSync} from 'node:fs';
import path from 'node:path';

import {timeOf} from '../../../test/fixtures/values';
import {bounceCodes, bounceTypes} from '../../data/bounces';
import {bounceCauses} from './causes';
import {decodeBounce} from './decodeBounce';

const text = readFileSync(path.join(__dirname, '../../../test/fixtures/bounces.txt'), 'utf8');
const fixtures = text
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [name = '', type, cause, code] = head.split(' | ');
    return {name, type, cause, code: code === '-' ? null : code, message: lines.join('\n')};
  });

describe('decodeBounce', () => {
  test('is tested with the formats of seven servers and more', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(60);
    for (const server of [
      'Gmail',
      'Outlook.com',
      'Exchange',
      'Postfix',
      'Exim',
      'Yahoo',
      'Amazon SES',
    ])
      expect(fixtures.filter(({name}) => name.startsWith(server)).length, server).toBeGreaterThan(
        4,
      );
    expect(new Set(fixtures.map(({type}) => type))).toEqual(new Set(bounceTypes));
  });

  test.each(fixtures)('reads $name', ({type, cause, code, message}) => {
    const [bounce, ...others] = decodeBounce(message);
    expect(others).toEqual([]);
    expect({type: bounce?.cause?.type, cause: bounce?.cause?.id, code: bounce?.code}).toEqual({
      type,
      cause,
      code,
    });
  });

  test.each(
    bounceCodes.map((code) => [`${code.replies[0]} ${code.enhanced} ${code.message}`, code]),
  )('gives %s the type of the table of codes', (message, {type}) => {
    expect(decodeBounce(message)[0]?.cause?.type).toBe(type);
  });

  test('reads every fixture with the line ends of Windows in the same way', () => {
    for (const {message} of fixtures) {
      expect(decodeBounce(message.replaceAll('\n', '\r\n'))).toEqual(decodeBounce(message));
    }
  });

  test('finds the address, the words, and whether a server is still trying', () => {
    const delayed = fixtures.find(({name}) => name === 'Gmail: delivery incomplete')!;
    expect(decodeBounce(delayed.message)[0]).toMatchObject({
      recipient: 'omar@northquay.example',
      isDelayed: true,
      quote: expect.stringContaining('did not accept our requests') as string,
    });
    const failed = fixtures.find(({name}) => name === 'Our own report')!;
    expect(decodeBounce(failed.message)[0]?.isDelayed).toBe(false);
  });

  test.each([
    `Mail Delivery Subsystem <mailer-daemon@googlemail.com>
to me
Address not found
Your message wasn't delivered to bob@x.example because the address couldn't be found.
The response was: 550 5.1.1 <bob@x.example>: User unknown`,
    `From: MAILER-DAEMON@mx.acme.example
For further assistance, please send mail to postmaster@acme.example.
<bob@x.example>: host mx.x.example said: 550 5.1.1 No such user`,
    '550 5.1.1 <bob@x.example>: User unknown. Ask help@x.example.',
    'From: mia@acme.example\nTo: bob@x.example\n\nUndeliverable',
    "The following recipients are not reachable: 'bob@x.example' 550 5.1.1 Unknown user",
    '550 spam message rejected. Report details to abuse@corp.mail.ru. To: bob@x.example',
    '550 5.7.511 Access denied, banned sender. Forward this email to delist@microsoft.com. To: bob@x.example',
  ])('names the address that bounced, not who wrote the bounce: %j', (message) => {
    expect(decodeBounce(message)[0]?.recipient).toBe('bob@x.example');
  });

  test('reads each recipient that Postfix lists', () => {
    const bounces = decodeBounce(
      '<a@x.example>: host mx1.x.example[192.0.2.1] said: 550 5.1.1 User unknown\n\n' +
        '<b@x.example>: host mx1.x.example[192.0.2.1] said: 552 5.2.2 Mailbox full\n',
    );
    expect(bounces.map(({recipient, cause}) => [recipient, cause?.type])).toEqual([
      ['a@x.example', 'hard'],
      ['b@x.example', 'soft'],
    ]);
  });

  test('keeps the warning above a list, and a recipient whose name comes twice', () => {
    const warning =
      'THIS IS A WARNING ONLY. It will be retried.\n\n<bob@x.example>: Host not found, try again\n\n<sue@y.example>: connect timed out\n';
    expect(decodeBounce(warning).map(({cause}) => cause?.type)).toEqual(['transient', 'transient']);
    const twice =
      '<bob@x.example>: host mx.x.example[192.0.2.1] said: 550-5.1.1\n<bob@x.example>: Email address could not be found';
    expect(decodeBounce(twice)).toHaveLength(1);
  });

  test.each([
    ['550-5.1.1 Sender verify failed', 'blocked'],
    ['550 5.1.1 Recipient address rejected: blocked using zen.spamhaus.example', 'blocked'],
    ['552 5.2.2 You have exceeded your daily sending limit', 'blocked'],
  ])('blames the sender for %s', (text, type) => {
    expect(decodeBounce(text)[0]!.cause?.type).toBe(type);
  });

  test('gives no advice to wait once the server has given up', () => {
    const report =
      'Final-Recipient: rfc822; bob@x.example\nAction: failed\nStatus: 4.7.1\nDiagnostic-Code: smtp; 451 4.7.1 Greylisting in action';
    expect(decodeBounce(report)[0]!.cause?.id).toBe('expired');
  });

  test.each(['450 mailbox unavailable', '450 4.2.1 Mailbox temporarily disabled'])(
    'never calls an address dead while the server retries: %s',
    (text) => {
      expect(decodeBounce(text)[0]!.cause?.type).toBe('transient');
    },
  );

  test('reads each recipient of a report, except those who got the email', () => {
    const group = (who: string, action: string, code: string) =>
      `Final-Recipient: rfc822; ${who}@ledgerloom.example\nAction: ${action}\nDiagnostic-Code: smtp; ${code}\n\n`;
    const bounces = decodeBounce(
      group('old.desk', 'failed', '550 5.1.1 unknown user') +
        group('nora', 'failed', '552 5.2.2 mailbox full') +
        group('sara', 'delivered', '250 2.0.0 OK'),
    );
    expect(bounces.map(({recipient, cause}) => [recipient, cause?.type])).toEqual([
      ['old.desk@ledgerloom.example', 'hard'],
      ['nora@ledgerloom.example', 'soft'],
    ]);
  });

  test.each([
    ['a shopping list', 'milk, 12 eggs, and bread'],
    ['a price', 'It costs $550 for 5 people, 4.5 of whom pay.'],
    ['an IP', 'The server is 192.168.5.1 and the version 5.1.'],
    [
      'an out-of-office reply',
      'I am on vacation until Monday. For urgent matters, call my office.',
    ],
    ['a scanned reply', 'I’m out of the office. This email was scanned for viruses.'],
    ['an automatic reply', 'Automatic reply: I’m temporarily away. See our privacy policy.'],
    ['a phone number', 'I’ll reply next week. Jean Tremblay, tel. (450) 555-0199'],
    [
      'a phone number in groups',
      'Ich bin nicht im Büro. Tel. 030 450 12345, Mobil 01 45 50 421 450',
    ],
    ['a note that someone left', 'Sara Kim no longer works here. Write to omar@x.example.'],
    ['a reply', 'I’m not allowed to buy tools, and my calendar is blocked. Our system is too old.'],
    ['a challenge', 'Your message is held. Prove you are human: http://spamarrest.example/a'],
    ['an unknown permanent refusal', '550 Nope'],
    ['a refusal of the sending server', '550 HELO domain mta.acme.example not found'],
  ])("doesn't recognize %s", (_case, message) => {
    expect(decodeBounce(message)).toMatchObject([{cause: null}]);
  });

  test.each([
    ['a date', '2026-11-21 550 No such user', '550'],
    ['a date with the month first', '11-21-2026 550 No such user', '550'],
    ['an IP address and a port', '203.0.113.9 25 550 No such user', '550'],
    ['other numbers', 'Attempt 12 34 550 5.1.1 No such user', '550 5.1.1'],
  ])('keeps the code after %s', (_case, message, code) => {
    expect(decodeBounce(message)[0]?.code).toBe(code);
  });

  test('reads a recipient that looks like a phone number', () => {
    const [bounce] = decodeBounce('550 5.1.1 <450-555-0123@x.example> No such user');
    expect(bounce?.recipient).toBe('450-555-0123@x.example');
  });

  test('keeps the code of an unknown text', () => {
    expect(decodeBounce('550 Nope')[0]).toMatchObject({code: '550', quote: '550 Nope'});
  });

  test('cuts a long text between characters', () => {
    const quote = decodeBounce(`550 ${'x'.repeat(315)}🚀${'x'.repeat(9)}`)[0]?.quote;
    expect(quote).toBe(`550 ${'x'.repeat(315)}…`);
  });

  test('returns nothing for no text, and reads a very long one quickly', () => {
    expect(decodeBounce(' \n ')).toEqual([]);
    const start = performance.now();
    decodeBounce('550-5.1.1 a very long line of text '.repeat(5_000));
    decodeBounce('user mailbox account '.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

test.each([
  ['550 5.4.1 Relay Access Denied', 'hard', 'relay'],
  ['550 5.7.1 Unable to relay', 'blocked', 'relay'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'hard', 'organization-rejects'],
])('%s is %s', (message, type, id) => {
  expect(decodeBounce(message)[0]?.cause).toMatchObject({type, id});
});

test.each(['530 5.7.0 Must issue a STARTTLS command first', '550 Nope, 530 emails today'])(
  '%s isn’t a failed sign-in',
  (message) => expect(decodeBounce(message)[0]?.cause?.id).not.toBe('sign-in'),
);

test('causes have unique names, and each is reached by a fixture or a code of the table', () => {
  const ids = bounceCauses.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const reached = new Set([
    ...fixtures.map(({cause}) => cause),
    ...['spf', 'dkim', 'gmail-temporary', 'not-accepted'],
  ]);
  expect(ids.filter((id) => !reached.has(id))).toEqual([]);
});

test.each([
  ['550 5.7.23 The message was rejected because of Sender Policy Framework violation', 'spf'],
  ['550 5.7.20 No passing DKIM signature found', 'dkim'],
  ['421 4.7.0 IP not in allow list for RCPT domain, closing connection', 'gmail-temporary'],
  ['550 5.6.0 CAT.InvalidContent.Exception', 'not-accepted'],
])('%s means %s', (message, cause) => {
  expect(decodeBounce(message)[0]?.cause?.id).toBe(cause);
});

test.each([
  ['Your message to john452@acme.example failed.\n554 Message rejected', '554'],
  ['3A421B7: said: 550 5.1.1 User unknown', '550 5.1.1'],
  ['Your message (250 KB) was rejected.\n552-5.3.4 Message size exceeds maximum', '552 5.3.4'],
])('%j has the code %s', (message, code) => {
  expect(decodeBounce(message)[0]?.code).toBe(code);
});

test.each([
  '550 user bob@acme.example not found',
  '550 address bob@acme.example does not exist',
  '550 The account bob@acme.example is disabled',
])('%s is a hard bounce', (message) => {
  expect(decodeBounce(message)[0]?.cause?.type).toBe('hard');
});

test.each(['blacklist.example', 'dmarcian.example', 'spf.example'])(
  'the domain %s is no reason for a bounce',
  (domain) => {
    const [bounce] = decodeBounce(`550 5.1.1 <bob@${domain}>: user unknown`);
    expect(bounce).toMatchObject({recipient: `bob@${domain}`, cause: {type: 'hard'}});
  },
);

test.each(['a', 'Final-Recipient: a\n'])(
  'a long text of %j takes about as long as any other',
  (part) => {
    const nonsense = timeOf(() => decodeBounce(part.repeat(50_000 / part.length)));
    expect(nonsense).toBeLessThan(
      100 * (timeOf(() => decodeBounce('some words '.repeat(4_000))) + 10),
    );
  },
);
