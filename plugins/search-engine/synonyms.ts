/** Words of this site that mean the same. A query with one also finds the others, ranked below the word as typed. */
export const synonyms: readonly (readonly string[])[] = [
  ['bounce', 'bounced', 'undelivered', 'undeliverable'],
  ['crm', 'salesforce', 'hubspot', 'pipedrive'],
  ['unsubscribe', 'optout'],
  ['invoice', 'receipt'],
  ['teammate', 'colleague', 'coworker'],
  ['delete', 'remove'],
  ['login', 'signin'],
  ['2fa', 'mfa'],
  ['price', 'pricing', 'cost'],
  // A synonym is one word, so "time zone" has only its second one, and "opt-out" none.
  ['timezone', 'zone'],
];
