import type {DemoLead, LeadEmails} from '@site/src/data/demo/types';
import {purposes, steps, type SequenceEmail} from './steps';

/** The fictional user who sends the emails. His company sells one automation per client, for a fixed price. */
export const sender = {company: 'Plainweave', signature: 'Jonas Hale, Plainweave'} as const;

/** Completes a lead's emails with their day, send window, greeting, and signature. */
export function writeSequence(
  {name}: Pick<DemoLead, 'name'>,
  emails: LeadEmails,
): readonly SequenceEmail[] {
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

/** Formats an email as plain text to paste. */
export function emailToText({subject, paragraphs}: SequenceEmail): string {
  return `Subject: ${subject}\n\n${paragraphs.join('\n\n')}\n`;
}

/** Formats a sequence as plain text, with the day and send window of each email. */
export function sequenceToText(lead: DemoLead, emails: readonly SequenceEmail[]): string {
  const head = `Five emails for ${lead.name}, ${lead.title}, ${lead.company}\n`;
  const parts = emails.map(
    (email) =>
      `--- Day ${email.day}: ${email.label}. ${email.sendWindow}, the lead’s time ---\n\n${emailToText(email)}`,
  );
  return [head, ...parts].join('\n');
}

/** Returns `sequence-sara-kim-ledgerloom.txt`, with ASCII letters, digits, and hyphens only. */
export function sequenceFileName({name, company}: Pick<DemoLead, 'name' | 'company'>): string {
  const slug = `${name} ${company}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `sequence-${slug}.txt`;
}
