import {headersOf, isIdempotencyKey, isKeyed, pairsOf, urlOf, type SampleRequest} from './request';

const INDENT = '\n  ';

/**
 * Returns a request as a command for a POSIX shell. With `--fail-with-body` (curl 7.76), the command fails on an error
 * response and still prints its body.
 *
 * Uses nothing of Node, because the console on the page shows it, too.
 *
 * @param hasFreshKey whether to generate the `Idempotency-Key` in a line of its own, so that the command can be repeated
 * with the same key
 */
export function curlSample(
  request: SampleRequest,
  {hasFreshKey = false}: {readonly hasFreshKey?: boolean} = {},
): string {
  const {method, body, form, isFromClient} = request;
  const json = body === undefined ? undefined : JSON.stringify(body, null, 2);
  const {bodyText = json} = request;
  // With a body, --get would move the body into the URL, so the query is part of the URL then.
  const isGet = method === 'GET' && bodyText === undefined && form === undefined;
  const url = isGet ? request.url : urlOf(request);
  const query = isGet ? pairsOf(request).map(urlencoded) : [];
  const implied = bodyText === undefined && form === undefined ? 'GET' : 'POST';
  const isFresh = hasFreshKey && isKeyed(request);
  const lines = [
    // The URL is what readers look for, so it's on a line that fits without scrolling.
    `curl ${/^[\w:/.-]+$/.test(url) ? url : quote(url)}`,
    `--fail-with-body${query.length > 0 ? ' --get' : ''}`,
    ...(method === implied ? [] : [`--request ${method}`]),
    isFromClient
      ? '--user "$CLIENT_ID:$CLIENT_SECRET"'
      : '--header "Authorization: Bearer $API_KEY"',
    // curl drops a header without a value unless it ends in a semicolon.
    ...headersOf(request).map(([name, value]) => {
      if (isFresh && isIdempotencyKey(name)) return `--header "${name}: $IDEMPOTENCY_KEY"`;
      return `--header ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;
    }),
    ...query,
    ...Object.entries(form ?? {}).map(urlencoded),
    // `--data` reads a file when the text starts with an @.
    ...(bodyText === undefined
      ? []
      : [
          `--data${/^@/.test(bodyText) ? '-raw' : ''} ${quote(
            // JSON has the indent of the option. Anything else is sent as it was typed.
            bodyText === json ? bodyText.replaceAll('\n', INDENT) : bodyText,
          )}`,
        ]),
  ];
  // Without a comment: in the default shell of macOS, a pasted # is a command.
  const key = isFresh ? 'IDEMPOTENCY_KEY=$(openssl rand -hex 16)\n' : '';
  return key + lines.join(` \\${INDENT}`);
}

/** curl encodes the text after the first "=". */
const urlencoded = ([name, value]: readonly [string, string]) =>
  `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`;

/** Wraps text in single quotes, in which only the quote itself has a meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
