import {emails as aiml} from '@site/src/data/demo/emails/aiml';
import {emails as ecommerce} from '@site/src/data/demo/emails/ecommerce';
import {emails as fintech} from '@site/src/data/demo/emails/fintech';
import {emails as healthtech} from '@site/src/data/demo/emails/healthtech';
import {emails as martech} from '@site/src/data/demo/emails/martech';
import {emails as saas} from '@site/src/data/demo/emails/saas';
import {industries} from '@site/src/data/demo/industries';
import {followUpWords, openerWords, subjectLength} from '@site/src/data/benchmarks';
import {countWords} from '@site/test/fixtures/values';
import {purposes, type SequenceEmail} from './steps';
import {
  emailToText,
  sender,
  sequenceFileName,
  sequenceToText,
  writeSequence,
} from './writeSequence';

const emailsOf = {aiml, ecommerce, fintech, healthtech, martech, saas};

const sequences = industries.flatMap((industry) =>
  industry.leads.map((lead, at) => ({
    name: lead.name,
    lead,
    industry,
    emails: writeSequence(lead, emailsOf[industry.id][at]!),
  })),
);

/** Stricter than the benchmark for openers, because a cold email should be shorter. */
const OPENER_MAX_WORDS = 90;

/** Leads in different industries may share a sentence, such as the offer. */
const MAX_LEADS_PER_SENTENCE = 3;

/** Openers argue from the signal, so only some may quote other customers. */
const HEARSAY = {phrase: 'often tell us', maxShare: 1 / 3} as const;

/** Phrases that announce the last email. */
const FAREWELL = /\blast (email|note|one)\b|\bis the last\b|\bwon’t write again\b/g;

/** Filler, flattery, guesses, and forms without contractions, which sound like a template. Lowercase, with straight apostrophes. */
const bannedPhrases = [
  'hope you',
  'hope this',
  'just checking in',
  'checking in',
  'follow up',
  'following up',
  'circle back',
  'circling back',
  'touch base',
  'reach out',
  'reaching out',
  'congrat',
  'impressed',
  'well spent',
  'i may be wrong',
  'my list',
  'quick question',
  'game-chang',
  'cutting-edge',
  'leverage',
  'streamline',
  'synerg',
  '%',
  ' do not ',
  ' does not ',
  ' is not ',
  ' cannot ',
  ' i am ',
  ' it is ',
  ' we are ',
  ' you are ',
];

/** The text between the greeting and the signature. */
const bodyOf = ({paragraphs}: SequenceEmail) => paragraphs.slice(1, -1).join(' ');
const sentencesOf = (email: SequenceEmail) => bodyOf(email).split(/(?<=[.:?])\s+/);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('writeSequence: returns an email for each purpose, in order', () => {
  for (const {emails} of sequences) expect(emails.map(({purpose}) => purpose)).toEqual(purposes);
});

describe.each(sequences)('sequence for $name', ({lead, emails}) => {
  test.each(emails)(
    '$label: the subject and body stay within their length limits',
    ({purpose, subject, paragraphs}) => {
      const max = purpose === 'opener' ? OPENER_MAX_WORDS : followUpWords.max;
      const words = countWords(paragraphs);
      if (subject.length < subjectLength.min || subject.length > subjectLength.max) {
        throw new Error(
          `${lead.name}, ${purpose}: the subject has ${subject.length} characters: "${subject}"`,
        );
      }
      if (words < openerWords.min || words > max) {
        throw new Error(
          `${lead.name}, ${purpose}: the body has ${words} words instead of ${openerWords.min} to ${max}`,
        );
      }
    },
  );

  test.each(emails)('$label: asks exactly one question, or none in the break-up', (email) => {
    const questions = bodyOf(email).split('?').length - 1;
    expect(questions).toBeLessThanOrEqual(1);
    if (email.purpose !== 'break-up') expect(questions).toBe(1);
  });

  test.each(emails)('$label: has no banned phrase', (email) => {
    const text = emailToText(email).toLowerCase().replaceAll('’', "'");
    expect(bannedPhrases.filter((phrase) => text.includes(phrase))).toEqual([]);
  });

  test.each(emails)('$label: has no empty token or broken spacing', (email) => {
    const text = emailToText(email);
    expect(text).not.toMatch(/undefined|null|[{}[\]$]| {2}|\.\.|\?\?| [.,:?]/);
    expect(text).not.toMatch(/^Subject: (Re|Fwd):/i);
    for (const sentence of sentencesOf(email)) expect(sentence).toMatch(/[.:?]$/);
    expect(email.paragraphs[0]).toBe(`Hi ${lead.name.split(' ')[0]},`);
    expect(email.paragraphs.at(-1)).toBe(sender.signature);
  });

  test('the opener names the sender, and the break-up announces the last email once', () => {
    const [opener, , , , breakUp] = emails.map(bodyOf);
    expect(opener).toContain(sender.company);
    expect(breakUp?.match(FAREWELL)).toHaveLength(1);
  });

  test('no sentence is repeated', () => {
    expect(repeated(emails.flatMap(sentencesOf))).toEqual([]);
  });
});

test.each(industries)('$name: no two leads share a sentence', ({id}) => {
  const sentences = sequences
    .filter(({industry}) => industry.id === id)
    .flatMap(({emails}) => emails.flatMap(sentencesOf));
  expect(repeated(sentences)).toEqual([]);
});

test('no sentence is in the sequences of more than three leads', () => {
  const sentences = sequences.flatMap(({emails}) => emails.flatMap(sentencesOf));
  const uses = new Map<string, number>();
  for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  expect([...uses].filter(([, count]) => count > MAX_LEADS_PER_SENTENCE)).toEqual([]);
});

test('at most a third of the openers quote other customers', () => {
  const openers = sequences.map(({emails}) => bodyOf(emails[0]!));
  const quoting = openers.filter((body) => body.includes(HEARSAY.phrase));
  expect(quoting.length).toBeLessThanOrEqual(openers.length * HEARSAY.maxShare);
});

test('no two emails share a subject or a body', () => {
  const emails = sequences.flatMap((sequence) => sequence.emails);
  expect(repeated(emails.map(({subject}) => subject))).toEqual([]);
  expect(repeated(emails.map(bodyOf))).toEqual([]);
});

test('steps: at least three days apart, and at most two in any seven days', () => {
  const days = sequences[0]!.emails.map(({day}) => day);
  days.slice(1).forEach((day, index) => expect(day - days[index]!).toBeGreaterThanOrEqual(3));
  for (const first of days) {
    expect(days.filter((day) => day >= first && day < first + 7).length).toBeLessThanOrEqual(2);
  }
});

test('sequenceToText: includes each email with its day', () => {
  const {lead, emails} = sequences[6]!;
  const text = sequenceToText(lead, emails);
  expect(text).toMatch(/^Five emails for Sara Kim, CFO, Ledgerloom\n/);
  expect(text.match(/^--- Day \d+: /gm)).toHaveLength(5);
  const written = emails.flatMap(({subject, paragraphs}) => [`Subject: ${subject}`, ...paragraphs]);
  expect(text.split(/\n+/)).toEqual(expect.arrayContaining(written));
});

test.each([
  [{name: 'Sara Kim', company: 'Ledgerloom'}, 'sequence-sara-kim-ledgerloom.txt'],
  [{name: 'Tomás Ibáñez', company: 'A/B & Co.'}, 'sequence-tomas-ibanez-a-b-co.txt'],
  [{name: '../..', company: 'x'}, 'sequence-x.txt'],
])('sequenceFileName: %j becomes %s', (lead, fileName) => {
  expect(sequenceFileName(lead)).toBe(fileName);
});
