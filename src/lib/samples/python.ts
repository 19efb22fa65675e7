import {headersOf, isIdempotencyKey, isKeyed, joinOf, pairsOf, type SampleRequest} from './request';
import {block, escapeUnseen, literal, queryObject, repeatsName, type Syntax} from './literal';

export const syntax: Syntax = {
  indent: '    ',
  null: 'None',
  true: 'True',
  false: 'False',
  // The escapes of JSON mean the same in Python.
  text: (value) => escapeUnseen(JSON.stringify(value), (hex) => `\\u${hex.padStart(4, '0')}`),
  field: (name, value) => `${syntax.text(name)}: ${value}`,
  object: {open: '{', close: '}', empty: '{}'},
};

/** A script for Python 3.6 and later, without packages such as `requests`. */
export function pythonSample(request: SampleRequest): string {
  const {method, url, body, form, isFromClient} = request;
  const headers = headersOf(request);
  const pairs = pairsOf(request);
  const written = [
    isFromClient
      ? '"Authorization": f"Basic {client}"'
      : `"Authorization": f"Bearer {os.environ['API_KEY']}"`,
    ...headers.map(([name, value]) =>
      syntax.field(name, isIdempotencyKey(name) ? 'idempotency_key' : syntax.text(value)),
    ),
  ];
  const target =
    pairs.length === 0 ? syntax.text(url) : `${syntax.text(url + joinOf(request))} + query`;
  const options = [
    target,
    ...(method === 'GET' ? [] : [`method=${syntax.text(method)}`]),
    `headers=${block({open: '{', lines: written, close: '}'}, syntax, 1)}`,
    ...(body === undefined ? [] : ['data=json.dumps(body).encode()']),
    ...(form === undefined ? [] : ['data=form.encode()']),
  ];
  return [
    ...(isFromClient ? ['import base64'] : []),
    'import json',
    'import os',
    'import urllib.error',
    ...(pairs.length === 0 && form === undefined ? [] : ['import urllib.parse']),
    'import urllib.request',
    ...(isKeyed(request) ? ['import uuid'] : []),
    '',
    ...(isKeyed(request)
      ? ['# If you retry, send the same key.', 'idempotency_key = str(uuid.uuid4())', '']
      : []),
    ...(isFromClient
      ? [
          `client_id, client_secret = os.environ["CLIENT_ID"], os.environ["CLIENT_SECRET"]`,
          'client = base64.b64encode(f"{client_id}:{client_secret}".encode()).decode()',
        ]
      : []),
    ...(form === undefined ? [] : [`form = urllib.parse.urlencode(${literal(form, syntax)})`]),
    ...(pairs.length === 0 ? [] : [`query = urllib.parse.urlencode(${queryCode(pairs)})`]),
    ...(body === undefined ? [] : [`body = ${literal(body, syntax)}`]),
    block({open: 'request = urllib.request.Request(', lines: options, close: ')'}, syntax, 0),
    '',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(json.dumps(json.load(response), indent=2))',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code}: {error.read().decode()}")',
  ].join('\n');
}

function queryCode(pairs: readonly [string, string][]): string {
  if (!repeatsName(pairs)) return literal(queryObject(pairs), syntax);
  const lines = pairs.map(([name, value]) => `(${syntax.text(name)}, ${syntax.text(value)})`);
  return block({open: '[', lines, close: ']'}, syntax, 0);
}
