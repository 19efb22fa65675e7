import {capital} from '../text';
import {headersOf, isIdempotencyKey, isKeyed, pairsOf, type SampleRequest} from './request';
import {
  escapeUnseen,
  hasUnseen,
  literal,
  prefersDouble,
  queryObject,
  repeatsName,
  type Syntax,
} from './literal';

export const syntax: Syntax = {
  indent: '  ',
  null: 'nil',
  true: 'true',
  false: 'false',
  text(value) {
    if (!hasUnseen(value) && !prefersDouble(value)) {
      return `'${value.replace(/[\\']/g, '\\$&')}'`;
    }
    // In double quotes, #{…}, #$…, and #@… are code.
    const escaped = value.replace(/["\\]|#(?=[{$@])/g, '\\$&');
    return `"${escapeUnseen(escaped, (hex) => `\\u{${hex}}`)}"`;
  },
  field: (name, value) =>
    `${/^[a-z_][A-Za-z0-9_]*$/.test(name) ? name : syntax.text(name)}: ${value}`,
  object: {open: '{', close: '}', empty: '{}'},
};

/** A script for Ruby 2.5 and later, without gems. */
export function rubySample(request: SampleRequest): string {
  const {method, url, body, form, isFromClient} = request;
  const headers = headersOf(request);
  const pairs = pairsOf(request);
  // Keeps the URL's own query.
  const ownQuery = url.includes('?') ? 'uri.query + "&" + ' : '';
  return [
    "require 'json'",
    "require 'net/http'",
    ...(isKeyed(request) ? ["require 'securerandom'"] : []),
    '',
    ...(isKeyed(request)
      ? ['# If you retry, send the same key.', 'idempotency_key = SecureRandom.uuid', '']
      : []),
    `uri = URI(${syntax.text(url)})`,
    ...(pairs.length === 0
      ? []
      : [
          `uri.query = ${ownQuery}URI.encode_www_form(${literal(repeatsName(pairs) ? pairs : queryObject(pairs), syntax)})`,
        ]),
    '',
    // The class of the method, such as `Post`.
    `request = Net::HTTP::${capital(method.toLowerCase())}.new(uri)`,
    isFromClient
      ? "request.basic_auth(ENV.fetch('CLIENT_ID'), ENV.fetch('CLIENT_SECRET'))"
      : `request['Authorization'] = "Bearer #{ENV.fetch('API_KEY')}"`,
    ...headers.map(
      ([name, value]) =>
        `request[${syntax.text(name)}] = ${isIdempotencyKey(name) ? 'idempotency_key' : syntax.text(value)}`,
    ),
    ...(body === undefined ? [] : [`request.body = JSON.generate(${literal(body, syntax)})`]),
    ...(form === undefined ? [] : [`request.set_form_data(${literal(form, syntax)})`]),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    '',
    'puts JSON.pretty_generate(JSON.parse(response.body))',
  ].join('\n');
}
