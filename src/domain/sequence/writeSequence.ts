import type {DemoLead, Industry} from '@site/src/data/demo/types';
import {drafts, sender} from './drafts';
import {steps} from './steps';
import {purposes, type SequenceEmail} from './types';

/** Five emails for one lead, written from what is known about them. */
export function writeSequence(lead: DemoLead, industry: Industry): readonly SequenceEmail[] {
  const greeting = `Hi ${lead.name.split(' ')[0]},`;
  return purposes.map((purpose, index) => ({
    purpose,
    ...steps[purpose],
    subject: lead.phrases.subjects[index]!,
    paragraphs: [greeting, ...drafts[purpose]({lead, industry}), sender.signature],
  }));
}

/** One email as plain text, ready to be pasted. */
export function emailToText({subject, paragraphs}: SequenceEmail): string {
  return `Subject: ${subject}\n\n${paragraphs.join('\n\n')}\n`;
}

/** The whole sequence as plain text, each email with its day and window. */
export function sequenceToText(lead: DemoLead, emails: readonly SequenceEmail[]): string {
  const head = `Five emails for ${lead.name}, ${lead.title}, ${lead.company}\n`;
  const parts = emails.map(
    (email) =>
      `--- Day ${email.day}: ${email.label}. ${email.sendWindow} ---\n\n${emailToText(email)}`,
  );
  return [head, ...parts].join('\n');
}

/** `sequence-sara-kim-ledgerloom.txt`: letters without accents, digits and hyphens only. */
export function sequenceFileName({name, company}: Pick<DemoLead, 'name' | 'company'>): string {
  const slug = `${name} ${company}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `sequence-${slug}.txt`;
}
