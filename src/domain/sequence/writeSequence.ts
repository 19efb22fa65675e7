import type {DemoLead} from '@site/src/data/demo/types';
import {steps} from './steps';
import {purposes, type SequenceEmail} from './types';

/** The fictional user of the product whose emails these are: his company builds one automation per client. */
export const sender = {company: 'Plainweave', signature: 'Jonas Hale, Plainweave'} as const;

/** Five emails for one lead, each with its day, its window, a greeting, and a signature. */
export function writeSequence({name, emails}: DemoLead): readonly SequenceEmail[] {
  const greeting = `Hi ${name.split(' ')[0]},`;
  return purposes.map((purpose) => {
    const [subject, ...body] = emails[purpose];
    return {
      purpose,
      ...steps[purpose],
      subject,
      paragraphs: [greeting, ...body, sender.signature],
    };
  });
}

/** An email as plain text, ready to be pasted. */
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
