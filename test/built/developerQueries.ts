/**
 * Searches of developers, by the page that answers them. That page comes first; if several answer a query, one of them
 * does. If a query finds another page, add its words to the title, a heading, or the text of the page that answers it.
 */
export const developerQueries: Readonly<Record<string, readonly string[]>> = {
  '/api': ['base url', 'api introduction', 'endpoints'],
  '/api/authentication': ['authentication', 'api key', 'bearer token', 'scopes', 'revoke a key'],
  '/api/changelog': ['api changelog'],
  '/api/create-campaign': ['post /v1/campaigns', 'daily_limit'],
  '/api/errors': ['errors', 'error types', 'validation-failed', 'problem details'],
  '/api/get-analytics': ['campaign analytics', 'get /v1/analytics'],
  '/api/idempotency': ['idempotency', 'idempotency key'],
  '/api/list-contacts': ['list contacts', '/v1/contacts'],
  '/api/not-in-the-api': ["what the api can't do", 'api limitations'],
  '/api/openapi': [
    'openapi',
    'swagger',
    'postman',
    'postman collection',
    'bruno',
    'insomnia',
    'generate client',
    'openapi-typescript',
    'mock server',
  ],
  '/api/pagination': ['pagination', 'read all pages', 'cursor pagination'],
  '/api/rate-limits': ['rate limit header', 'rate limits'],
  '/api/sdks': ['sdk', 'python sdk', 'ruby sdk'],
  '/api/search-leads': ['search leads', 'intent_signals'],
  '/api/send-email': ['send an email', '/v1/emails/send'],
  '/api/versioning': ['versioning', 'deprecation', 'breaking change'],
  '/api/webhooks': ['webhooks', 'webhook retry', 'verify signature', 'webhook signature'],
  '/docs/guides/authenticate': ['refresh token', 'revoke a key', 'authenticate your app'],
  '/docs/guides/receive-webhooks': ['receive webhooks', 'verify signature', 'webhook signature'],
  '/docs/guides/respect-rate-limits': ['rate limits', 'backoff', 'retry after', '429'],
  '/docs/quick-start': ['quick start'],
};
