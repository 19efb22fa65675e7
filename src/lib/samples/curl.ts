import {headersOf, pairsOf, urlOf, type SampleRequest} from './request';

/**
 * Returns a request as a command for a POSIX shell. With `--fail-with-body` (curl 7.76), the command fails on an error
 * response and still prints its body.
 *
 * Uses nothing of Node, because the console on the page shows it, too.
 */
export function curlSample(request: SampleRequest): string {
  const {method, body} = request;
  // With a body, --get would move the body into the URL, so the query is part of the URL then.
  const isGet = method === 'GET' && body === undefined;
  const url = quote(isGet ? request.url : urlOf(request));
  const query = isGet
    ? pairsOf(request).map(
        // curl encodes the text after the first "=".
        ([name, value]) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      )
    : [];
  const implied = body === undefined ? 'GET' : 'POST';
  const lines = [
    `curl --fail-with-body${query.length > 0 ? ' --get' : ''} ${url}`,
    ...(method === implied ? [] : [`--request ${method}`]),
    '--header "Authorization: Bearer $API_KEY"',
    // curl drops a header without a value unless it ends in a semicolon.
    ...headersOf(request).map(([name, value]) =>
      value === '' ? `--header ${quote(`${name};`)}` : `--header ${quote(`${name}: ${value}`)}`,
    ),
    ...query,
    ...(body === undefined ? [] : [`--data ${quote(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Wraps text in single quotes, in which only the quote itself has a meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
