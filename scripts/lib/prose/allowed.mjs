/**
 * Phrases that no rule reads, exactly as they are written.
 *
 * @type {readonly {phrase: string, reason: string}[]}
 */
export const allowed = [
  {phrase: 'Account does not exist', reason: 'the message of a mail server'},
  {phrase: 'A opens everything', reason: 'A is the name of a lead'},
];
