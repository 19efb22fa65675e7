import {openerWords, subjectLength} from '../../data/benchmarks';
import {checkEmail} from './checkEmail';

const subject = 'Fewer open items when {{company | your team}} closes the month';
const body = `Hi {{firstName | there}},

Ledgerloom posted two roles for reconciliation this week. Teams that grow like this often find that invoices and payments stop matching up at month-end, and that finance works late to close the books.

We match invoices with payments overnight, so that people only look at the few that differ. A finance team of your size closed two days earlier after a month.

Is a shorter close on your list this quarter?

{{senderName}}`;
const good = `Subject: Fewer open items at the {{company | month-end}} close\n\n${body}`;

/** The findings of a level, for a subject or a body that replaces the good one. */
const found = (level: 'error' | 'warning' | 'fine', email: string) =>
  checkEmail(email)!
    .findings.filter((finding) => finding.level === level)
    .map(({text}) => text);
const withBody = (text: string) => `Fewer open items at your month-end close\n\n${text}`;
const withSubject = (text: string) => `${text}\n\n${body}`;

test('reads a token with a long run of spaces', () => {
  const token = `{{firstName | ${' '.repeat(20_000)}`;
  expect(found('warning', withBody(`Hi ${token}}},`)).join()).toContain('fallback');
  expect(found('error', withBody(`Hi ${token}x`)).join()).toContain('{{');
});

test('finds nothing wrong with an email within the benchmarks', () => {
  expect([...found('error', good), ...found('warning', good)]).toEqual([]);
  const {subject: read, words} = checkEmail(good)!;
  expect(read).toBe('Fewer open items at the {{company | month-end}} close');
  expect(words).toBeGreaterThanOrEqual(openerWords.min);
  expect(words).toBeLessThanOrEqual(openerWords.max);
});

describe('a brace with a bar', () => {
  const errors = (opening: string) => found('error', withBody(`${opening}\n\n${body}`)).join();

  test.each(['{Hi|Hello|Hey} Sara,', '{Name them|Call them}'])('is spintax in %s', (opening) => {
    expect(errors(opening)).toContain(/\{[^}]*\}/.exec(opening)![0]);
    expect(errors(opening)).not.toContain('firstName');
  });

  test.each([
    'Hi {firstName | there},',
    'Hi {first name|there},',
    'Hi {First-Name|there},',
    'Hi {FNAME|there},',
    'Hi {contact.first_name|there},',
    '{company name|Your team} grows.',
    '{Company|Your team} grows.',
    '{ senderName | Mia }',
  ])('is a mistyped token in %s', (opening) => {
    expect(errors(opening)).toContain('firstName');
  });
});

test('counts the subject with its tokens filled in', () => {
  const filled = 'Fewer open items when Ledgerloom closes the month';
  expect(filled.length).toBeGreaterThan(subjectLength.min);
  expect(found('fine', withSubject(subject))[0]).toContain(`${filled.length} characters`);
});

test.each([
  ['a short subject', withSubject('Hi')],
  ['a long subject', withSubject('Fewer open items '.repeat(5))],
  ['capitals', withSubject('FEWER open items at the end of the month now')],
  ['an exclamation mark in the subject', withSubject('Fewer open items at the end of the month!')],
  ['a subject in short capitals', withSubject('SAVE TIME AND CLOSE YOUR BOOKS TWO DAYS SOON')],
  ['“free” in the subject', withSubject('Free invoice matching for your finance team')],
  ['an unsubscribe line', withBody(`${body} Unsubscribe here.`)],
  ['an ad in the subject', withSubject('Act now for fewer open items at the month-end')],
  ['an ad in the body', withBody(`${body} It is risk-free.`)],
  ['no body', 'Fewer open items at the end of the month'],
  ['a short body', withBody('Any interest?')],
  ['a long body', withBody(`${body} ${'A word. '.repeat(40)}`)],
  ['no question', withBody(body.replace('?', '.'))],
  ['many questions', withBody(`${body} Or not? Or later? Or never?`)],
  ['two links', withBody(`${body} https://a.example https://b.example`)],
  ['a link without TLS', withBody(`${body} http://a.example`)],
  [
    'an opening about the sender',
    withBody(body.replace('Ledgerloom posted', 'We help teams. Ledgerloom posted')),
  ],
  ['a long sentence', withBody(`${body} ${'and '.repeat(30)}so on.`)],
  ['an exclamation mark', withBody(`${body} Great!`)],
  ['a token without a fallback', withBody(body.replace(' | there', ''))],
  ['a token of a custom field', withBody(`${body} {{sourceEvent | our event}}`)],
  ['a token with the name of a method', withBody(`${body} {{toString | text}}`)],
])('warns about %s', (_case, email) => {
  expect(found('warning', email)).toHaveLength(1);
});

test.each([
  [
    'a subject that pretends to be a reply',
    withSubject('Re: fewer open items at the end of the month'),
  ],
  ['one brace', withBody(body.replace('{{firstName | there}}', '{firstName}'))],
  ['square brackets', withBody(body.replace('{{firstName | there}}', '[First name]'))],
  ['a name with a space', withBody(body.replace('{{firstName | there}}', '{{first name}}'))],
  ['a missing brace', withBody(body.replace('{{firstName | there}}', '{{firstName | there}'))],
  ['a shortened link', withBody(`${body} https://bit.ly/abc`)],
  ['a shortened link without a scheme', withBody(`${body} bit.ly/abc`)],
  ['a token of Mailchimp', withBody(body.replace('{{firstName | there}}', '*|FNAME|*'))],
  ['a placeholder of a template', withBody(`${body} [Company name]`)],
  ['a token of another tool', withBody(body.replace('firstName | there', 'first_name'))],
  ['a token in other capitals', withBody(body.replace('firstName', 'FirstName'))],
  ['two pipes', withBody(body.replace(' | there', ' || there'))],
  ['HTML', withBody(`<p>${body}</p>`)],
  ['an email that is too large', withBody(`${body} ${'x'.repeat(100_001)}`)],
])('reports %s', (_case, email) => {
  expect(found('error', email)).toHaveLength(1);
});

test.each([
  ['a fact after “I saw that”', withBody(body.replace('Ledgerloom', 'I saw that Ledgerloom'))],
  ['a question in quotation marks', withBody(body.replace('quarter?', 'quarter?”'))],
  [
    'the email that’s answered',
    withBody(`${body}\n\nOn Mon, Nov 16, 2026, Mia wrote:\n> ${'word '.repeat(60)}`),
  ],
  ['a footer below two hyphens', withBody(`${body}\n\n--\n${'word '.repeat(60)}`)],
  ['a reader who is free', withSubject('Are you free on Tuesday to talk about invoices')],
  ['an acronym', withSubject('HIPAA checklist for your new billing team here')],
  ['a shortener inside a query', withBody(`${body} https://a.example/?u=bit.ly`)],
])('accepts %s', (_case, email) => {
  expect([...found('error', email), ...found('warning', email)]).toEqual([]);
});

test('reads the subject of an email that was pasted with its headers', () => {
  const checked = checkEmail(`From: Mia <mia@acme.example>\nTo: Sara\n${good}`)!;
  expect(checked).toEqual(checkEmail(good));
});

test.each(['**Subject: Fewer open items**', '**Subject line:** Fewer open items'])(
  'reads the subject of %j',
  (first) => {
    expect(checkEmail(`${first}\n\n${body}`)!.subject).toBe('Fewer open items');
  },
);

test('reports a filter in place of a fallback', () => {
  const filter = body.replace('firstName | there', 'firstName | default: "there"');
  expect(found('error', withBody(filter)).join()).toContain('{{firstName | there}}');
});

test('counts words and questions of writing without spaces', () => {
  const {words, findings} = checkEmail(
    '件名\n\n今週のご都合はいかがでしょうか？ありがとうございます。',
  )!;
  expect(words).toBeGreaterThan(5);
  expect(findings.map(({text}) => text).join()).not.toContain('no question');
});

test('counts an emoji as one character', () => {
  const [length] = found('fine', withSubject(`${'x'.repeat(40)}👨‍👩‍👧‍👦🚀`));
  expect(length).toContain('42');
});

test.each(['', '  \n '])('returns null for %j', (text) => {
  expect(checkEmail(text)).toBeNull();
});
