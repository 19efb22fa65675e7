import {headersOf, isIdempotencyKey, isKeyed, joinOf, pairsOf, type SampleRequest} from './request';
import {
  block,
  escapeUnseen,
  literal,
  prefersDouble,
  queryObject,
  repeatsName,
  type Syntax,
} from './literal';

export const syntax: Syntax = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  text(value) {
    const quote = prefersDouble(value) ? '"' : "'";
    const escaped = value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return `${quote}${escapeUnseen(escaped, (hex) => `\\u${hex.padStart(4, '0')}`)}${quote}`;
  },
  field(name, value) {
    // Without brackets, __proto__ wouldn't become a field.
    if (name === '__proto__') return `['__proto__']: ${value}`;
    return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : syntax.text(name)}: ${value}`;
  },
  object: {open: '{', close: '}', empty: '{}'},
};

/** A module for Node 20 and later. */
export function javascriptSample(request: SampleRequest): string {
  const {method, url, body, form, isFromClient} = request;
  const query = queryCode(request);
  const target = query ? `\`${url.replace(/[`\\$]/g, '\\$&')}${joinOf(request)}\${query}\`` : '';
  const headers = [
    isFromClient
      ? 'Authorization: `Basic ${client}`'
      : 'Authorization: `Bearer ${process.env.API_KEY}`',
    ...headersOf(request).map(([name, value]) =>
      syntax.field(name, isIdempotencyKey(name) ? 'idempotencyKey' : syntax.text(value)),
    ),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${syntax.text(method)}`]),
    `headers: ${block({open: '{', lines: headers, close: '}'}, syntax, 1)}`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, syntax, 1)})`]),
    ...(form === undefined ? [] : [`body: new URLSearchParams(${literal(form, syntax, 1)})`]),
    'signal: AbortSignal.timeout(30_000)',
  ];
  return [
    ...(isKeyed(request)
      ? ['// If you retry, send the same key.', 'const idempotencyKey = crypto.randomUUID();', '']
      : []),
    ...(isFromClient
      ? ['const client = btoa(`${process.env.CLIENT_ID}:${process.env.CLIENT_SECRET}`);']
      : []),
    ...(query ? [query] : []),
    `const response = await fetch(${target || syntax.text(url)}, ${block({open: '{', lines: options, close: '}'}, syntax, 0)});`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
    '',
    'const result = await response.json();',
    'console.log(JSON.stringify(result, null, 2));',
  ].join('\n');
}

function queryCode(request: SampleRequest): string {
  const pairs = pairsOf(request);
  if (pairs.length === 0) return '';
  // An object can't have the same name twice.
  const value = repeatsName(pairs)
    ? block(
        {open: '[', lines: pairs.map((pair) => literal(pair, syntax, 1)), close: ']'},
        syntax,
        0,
      )
    : literal(queryObject(pairs), syntax);
  return `const query = new URLSearchParams(${value});\n`;
}
