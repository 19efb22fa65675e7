/**
 * Phrases that no rule checks, spelled exactly as in the files.
 *
 * @type {readonly {phrase: string, reason: string}[]}
 */
export const allowed = [
  {phrase: 'Account does not exist', reason: "a mail server's message"},
  {phrase: 'account does not exist', reason: 'the same message in a delivery report'},
  {
    phrase: 'Do not sell or share my personal information',
    reason: 'the title of the link in California law, Cal. Civ. Code 1798.135',
  },
  {phrase: 'A opens everything', reason: 'A is a lead here'},
];
