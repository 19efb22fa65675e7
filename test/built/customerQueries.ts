/**
 * Searches of customers in their own words, by the page that answers them, which is among the first three. If one isn't,
 * add the words to the page's `question`, which only search reads.
 */
export const customerQueries: Readonly<Record<string, readonly string[]>> = {
  '/help/article/cannot-sign-in': [
    "can't log in",
    'teammate cant log in',
    "colleague can't login",
    'login problem',
  ],
  '/help/article/emails-at-wrong-time': ['emails sending at 3am'],
  '/help/article/pricing-guide': ['how much is professional'],
  '/help/article/spam-complaints': ['someone marked us as spam what now', 'marked as spam'],
  '/help/article/switch-from-another-tool': ['move from mailchimp'],
  '/help/article/two-factor-authentication': ['2fa', 'mfa'],
  '/help/article/usage-limits': ['do unused credits roll over'],
  '/privacy': ['remove me from your database', 'opt out of lead database', 'who gave you my email'],
  '/security': ['soc 2', 'soc2 report', 'is my data encrypted'],
  '/status': ['outage', 'is emberline down', 'api down'],
  '/terms': ['dpa', 'sign dpa', 'data processing agreement', 'acount suspended'],
};
