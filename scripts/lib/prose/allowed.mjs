/**
 * Phrases that no rule checks, spelled exactly as in the files.
 *
 * @type {readonly {phrase: string, reason: string}[]}
 */
export const allowed = [
  {phrase: 'Account does not exist', reason: "a mail server's message"},
  {phrase: 'A opens everything', reason: 'A is a lead here'},
];
