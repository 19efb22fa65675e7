/**
 * Phrases that no rule reads, exactly as they are written.
 *
 * @type {readonly {phrase: string, reason: string}[]}
 */
export const allowed = [
  {phrase: 'Account does not exist', reason: 'the message of a mail server'},
  {phrase: 'account does not exist', reason: 'the same message in a delivery report'},
  {
    phrase: 'Do not sell or share my personal information',
    reason: 'the title of the link in California law, Cal. Civ. Code 1798.135',
  },
  {phrase: 'A opens everything', reason: 'A is the name of a lead'},
];
