import {addressOf, headersOf, pairsOf, type SampleRequest} from './request';

/**
 * A call as a command for a POSIX shell. `--fail-with-body` (curl 7.76) makes an error the command's own and
 * still prints what the server says about it.
 *
 * Knows nothing of Node, because the console in the page shows it, too.
 */
export function curlSample(request: SampleRequest): string {
  const {method, body} = request;
  // With a body --get would move it into the address, so there the query is written out.
  const isGet = method === 'GET' && body === undefined;
  const address = quote(isGet ? request.url : addressOf(request));
  const query = isGet
    ? pairsOf(request).map(
        // curl encodes what stands after the first "=".
        ([name, value]) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      )
    : [];
  const implied = body === undefined ? 'GET' : 'POST';
  const lines = [
    `curl --fail-with-body${query.length > 0 ? ' --get' : ''} ${address}`,
    ...(method === implied ? [] : [`--request ${method}`]),
    '--header "Authorization: Bearer $API_KEY"',
    // curl leaves out a header without a value, unless it ends in a semicolon.
    ...headersOf(request).map(([name, value]) =>
      value === '' ? `--header ${quote(`${name};`)}` : `--header ${quote(`${name}: ${value}`)}`,
    ),
    ...query,
    ...(body === undefined ? [] : [`--data ${quote(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** In single quotes nothing has a meaning but the quote itself. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
