import {industries} from '@site/src/data/demo/industries';
import {subjectLength} from '@site/src/data/benchmarks';
import {countWords, wordLimits} from '@site/test/fixtures/wordLimits';
import {emailToText, sequenceFileName, sequenceToText, writeSequence} from './writeSequence';
import {purposes} from './types';

const sequences = industries.flatMap((industry) =>
  industry.leads.map((lead) => ({
    name: lead.name,
    lead,
    industry,
    emails: writeSequence(lead, industry),
  })),
);

test('every lead gets one email for each purpose, in order', () => {
  for (const {emails} of sequences) expect(emails.map(({purpose}) => purpose)).toEqual(purposes);
});

describe.each(sequences)('for $name', ({lead, industry, emails}) => {
  test.each(emails)('the $label keeps the advised lengths', ({purpose, subject, paragraphs}) => {
    const {min, max} = wordLimits(purpose);
    const words = countWords(paragraphs);
    if (subject.length < subjectLength.min || subject.length > subjectLength.max) {
      throw new Error(
        `${lead.name}, ${purpose}: the subject has ${subject.length} characters: "${subject}"`,
      );
    }
    if (words < min || words > max) {
      throw new Error(
        `${lead.name}, ${purpose}: the body has ${words} words, advised are ${min} to ${max}`,
      );
    }
  });

  test('each email is written from what is known about the lead', () => {
    const [opener, value, proof, question, breakUp] = emails.map(({paragraphs}) =>
      paragraphs.join(' '),
    );
    expect(opener).toContain(lead.recentActivity);
    expect(opener).toContain(lead.painPoint);
    expect(value).toContain(`As ${lead.title},`);
    expect(value).toContain(industry.context);
    expect(proof).toContain(lead.phrases.proof);
    expect(question).toContain(lead.phrases.question);
    expect(breakUp).toContain(lead.phrases.topic);
    for (const {paragraphs} of emails) {
      expect(paragraphs[0]).toBe(`Hi ${lead.name.split(' ')[0]},`);
    }
  });

  test('nothing is left over from a template, and each email asks one thing at most', () => {
    for (const email of emails) {
      const text = emailToText(email);
      expect(text).not.toMatch(/undefined|null|[{}[\]]| {2}|\.\.|\?\?/);
      expect(text).not.toMatch(/^Subject: (Re|Fwd):/i);
    }
    expect(emails.at(-1)?.paragraphs.join(' ')).not.toContain('?');
  });
});

test('no two leads get the same email', () => {
  const texts = sequences.flatMap(({emails}) => emails.map(emailToText));
  expect(new Set(texts).size).toBe(90);
  const subjects = sequences.flatMap(({emails}) => emails.map(({subject}) => subject));
  expect(new Set(subjects).size).toBe(90);
});

test('the steps are three days or more apart, at most two in any seven days', () => {
  const days = sequences[0]!.emails.map(({day}) => day);
  days.slice(1).forEach((day, index) => expect(day - days[index]!).toBeGreaterThanOrEqual(3));
  for (const first of days) {
    expect(days.filter((day) => day >= first && day < first + 7).length).toBeLessThanOrEqual(2);
  }
});

test('a phrase that is too long for every subject is told by name', () => {
  const [industry] = industries;
  const lead = industry!.leads[0];
  const broken = {
    ...lead,
    phrases: {...lead.phrases, topic: 'a topic that fills a subject by itself alone'},
  };
  expect(() => writeSequence(broken, industry!)).toThrow(
    /^Priya Raman, opener: no subject of 40 to 50 characters among /,
  );
});

test('as text each email has its day, its window and its subject', () => {
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
