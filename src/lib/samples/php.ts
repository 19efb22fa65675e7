import {
  headersOf,
  isIdempotencyKey,
  isKeyed,
  joinOf,
  pairsOf,
  urlOf,
  type SampleRequest,
} from './request';
import {
  block,
  escapeUnseen,
  hasUnseen,
  literal,
  prefersDouble,
  queryObject,
  repeatsName,
  type Syntax,
} from './literal';

export const syntax: Syntax = {
  indent: '    ',
  null: 'null',
  true: 'true',
  false: 'false',
  text(value) {
    if (!hasUnseen(value) && !prefersDouble(value)) {
      return `'${value.replace(/[\\']/g, '\\$&')}'`;
    }
    // In double quotes, $… is a variable.
    return `"${escapeUnseen(value.replace(/["\\$]/g, '\\$&'), (hex) => `\\u{${hex}}`)}"`;
  },
  field: (name, value) => `${syntax.text(name)} => ${value}`,
  // PHP would send an empty array, and one with the keys 0, 1, 2, as a JSON list.
  object: {open: '[', close: ']', empty: 'new stdClass()'},
  openFor: (names) => (names.every((name) => /^\d+$/.test(name)) ? '(object) [' : '['),
};

/** A script for PHP 7.3 and later with the curl extension, which installers include. */
export function phpSample(request: SampleRequest): string {
  const {method, body, form, isFromClient} = request;
  const headers = [
    ...(isFromClient ? [] : ["'Authorization: Bearer ' . getenv('API_KEY')"]),
    ...headersOf(request).map(([name, value]) => headerCode(name, value)),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => ${syntax.text(method)}`]),
    ...(isFromClient
      ? ["CURLOPT_USERPWD => getenv('CLIENT_ID') . ':' . getenv('CLIENT_SECRET')"]
      : []),
    ...(headers.length === 0
      ? []
      : [`CURLOPT_HTTPHEADER => ${block({open: '[', lines: headers, close: ']'}, syntax, 1)}`]),
    ...(body === undefined
      ? []
      : [`CURLOPT_POSTFIELDS => json_encode(${literal(body, syntax, 1)}, JSON_THROW_ON_ERROR)`]),
    ...(form === undefined
      ? []
      : [`CURLOPT_POSTFIELDS => http_build_query(${literal(form, syntax, 1)})`]),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 30',
  ];
  return [
    '<?php',
    '',
    ...(isKeyed(request)
      ? ['// If you retry, send the same key.', '$idempotencyKey = bin2hex(random_bytes(16));', '']
      : []),
    ...initCode(request),
    `${block({open: 'curl_setopt_array($curl, [', lines: options, close: ']'}, syntax, 0)});`,
    '',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '    throw new RuntimeException("$status: $response");',
    '}',
    '',
    'echo $response, PHP_EOL;',
  ].join('\n');
}

function headerCode(name: string, value: string): string {
  if (isIdempotencyKey(name)) {
    return `${syntax.text(`${name}: `)} . $idempotencyKey`;
  }
  // curl drops a header without a value, unless it ends in a semicolon.
  return syntax.text(value === '' ? `${name};` : `${name}: ${value}`);
}

function initCode(request: SampleRequest): string[] {
  const pairs = pairsOf(request);
  // http_build_query would write a list as a[0]=…&a[1]=….
  if (pairs.length === 0 || repeatsName(pairs)) {
    return [`$curl = curl_init(${syntax.text(urlOf(request))});`];
  }
  return [
    `$query = http_build_query(${literal(queryObject(pairs), syntax)});`,
    `$curl = curl_init(${syntax.text(request.url + joinOf(request))} . $query);`,
  ];
}
