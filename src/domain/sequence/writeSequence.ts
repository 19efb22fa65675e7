import type {DemoLead, Industry} from '@site/src/data/demo/types';
import {drafts} from './drafts';
import {subjectLength} from '@site/src/data/benchmarks';
import {steps} from './steps';
import {purposes, type Brief, type SequenceEmail} from './types';

const SENDER = 'Jonas';

/**
 * Five emails for one lead, written from what is known about them.
 * @throws when no subject of an email has the advised length: a phrase of the lead is too long or too short
 */
export function writeSequence(lead: DemoLead, industry: Industry): readonly SequenceEmail[] {
  const firstName = lead.name.split(' ')[0] ?? lead.name;
  const brief: Brief = {lead, industry, firstName};
  return purposes.map((purpose) => {
    const {subjects, paragraphs} = drafts[purpose](brief);
    const subject = subjects.find(
      ({length}) => length >= subjectLength.min && length <= subjectLength.max,
    );
    if (subject === undefined) {
      const tried = subjects.map((text) => `${text} (${text.length})`).join('; ');
      throw new Error(`${lead.name}, ${purpose}: no subject of 40 to 50 characters among ${tried}`);
    }
    return {
      purpose,
      ...steps[purpose],
      subject,
      paragraphs: [`Hi ${firstName},`, ...paragraphs, SENDER],
    };
  });
}
