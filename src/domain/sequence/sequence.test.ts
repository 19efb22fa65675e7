import {industries} from '@site/src/data/demo/industries';
import {followUpWords, openerWords, subjectLength} from '@site/src/data/benchmarks';
import {countWords} from '@site/test/fixtures/wordLimits';
import {
  emailToText,
  sender,
  sequenceFileName,
  sequenceToText,
  writeSequence,
} from './writeSequence';
import {purposes, type SequenceEmail} from './types';

const sequences = industries.flatMap((industry) =>
  industry.leads.map((lead) => ({
    name: lead.name,
    lead,
    industry,
    emails: writeSequence(lead),
  })),
);

/** The advice for openers goes up to 125 words. A first email that someone answers is shorter. */
const OPENER_MAX_WORDS = 90;

/** Leads of different industries may share a sentence, such as how an offer is worded. */
const MAX_LEADS_PER_SENTENCE = 3;

/** An opener reasons from the signal. Only some may quote what other customers say. */
const HEARSAY = {phrase: 'often tell us', maxShare: 1 / 3} as const;

/** Ways to say that no more emails come. */
const FAREWELL = /\blast (email|note|one)\b|\bis the last\b|\bwon’t write again\b/g;

/** Filler, flattery, guesses, and stiff forms that give a template away. Lowercase, with straight apostrophes. */
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

test('every lead gets one email for each purpose, in order', () => {
  for (const {emails} of sequences) expect(emails.map(({purpose}) => purpose)).toEqual(purposes);
});

describe.each(sequences)('for $name', ({lead, emails}) => {
  test.each(emails)('the $label keeps its lengths', ({purpose, subject, paragraphs}) => {
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
  });

  test.each(emails)('the $label asks one question; the break-up may ask none', (email) => {
    const questions = bodyOf(email).split('?').length - 1;
    expect(questions).toBeLessThanOrEqual(1);
    if (email.purpose !== 'break-up') expect(questions).toBe(1);
  });

  test.each(emails)('the $label has no banned phrase', (email) => {
    const text = emailToText(email).toLowerCase().replaceAll('’', "'");
    expect(bannedPhrases.filter((phrase) => text.includes(phrase))).toEqual([]);
  });

  test.each(emails)('the $label has every token filled and clean spacing', (email) => {
    const text = emailToText(email);
    expect(text).not.toMatch(/undefined|null|[{}[\]$]| {2}|\.\.|\?\?| [.,:?]/);
    expect(text).not.toMatch(/^Subject: (Re|Fwd):/i);
    for (const sentence of sentencesOf(email)) expect(sentence).toMatch(/[.:?]$/);
    expect(email.paragraphs[0]).toBe(`Hi ${lead.name.split(' ')[0]},`);
    expect(email.paragraphs.at(-1)).toBe(sender.signature);
  });

  test('the opener says who writes; the break-up says goodbye once', () => {
    const [opener, , , , breakUp] = emails.map(bodyOf);
    expect(opener).toContain(sender.company);
    expect(breakUp?.match(FAREWELL)).toHaveLength(1);
  });

  test('no sentence comes twice in the sequence', () => {
    expect(repeated(emails.flatMap(sentencesOf))).toEqual([]);
  });
});

test.each(industries)('$name: no two leads share a sentence', ({id}) => {
  const sentences = sequences
    .filter(({industry}) => industry.id === id)
    .flatMap(({emails}) => emails.flatMap(sentencesOf));
  expect(repeated(sentences)).toEqual([]);
});

test('no sentence goes to more leads than allowed', () => {
  const sentences = sequences.flatMap(({emails}) => emails.flatMap(sentencesOf));
  const uses = new Map<string, number>();
  for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  expect([...uses].filter(([, count]) => count > MAX_LEADS_PER_SENTENCE)).toEqual([]);
});

test('few openers quote what others say', () => {
  const openers = sequences.map(({emails}) => bodyOf(emails[0]!));
  const quoting = openers.filter((body) => body.includes(HEARSAY.phrase));
  expect(quoting.length).toBeLessThanOrEqual(openers.length * HEARSAY.maxShare);
});

test('all subjects and bodies are different', () => {
  const emails = sequences.flatMap((sequence) => sequence.emails);
  expect(repeated(emails.map(({subject}) => subject))).toEqual([]);
  expect(repeated(emails.map(bodyOf))).toEqual([]);
});

test('the steps are three days or more apart, at most two in any seven days', () => {
  const days = sequences[0]!.emails.map(({day}) => day);
  days.slice(1).forEach((day, index) => expect(day - days[index]!).toBeGreaterThanOrEqual(3));
  for (const first of days) {
    expect(days.filter((day) => day >= first && day < first + 7).length).toBeLessThanOrEqual(2);
  }
});

test('as text each email has its day, its window, and its subject', () => {
  const {lead, emails} = sequences[6]!;
  const text = sequenceToText(lead, emails);
  expect(text).toMatch(/^Five emails for Sara Kim, CFO, Ledgerloom\n/);
  expect(text.match(/^--- Day \d+: /gm)).toHaveLength(5);
  for (const email of emails) expect(text).toContain(emailToText(email));
});

test.each([
  [{name: 'Sara Kim', company: 'Ledgerloom'}, 'sequence-sara-kim-ledgerloom.txt'],
  [{name: 'Tomás Herrera', company: 'A/B & Co.'}, 'sequence-tomas-herrera-a-b-co.txt'],
  [{name: '../..', company: 'x'}, 'sequence-x.txt'],
])('the file of %j is %s', (lead, fileName) => {
  expect(sequenceFileName(lead)).toBe(fileName);
});
