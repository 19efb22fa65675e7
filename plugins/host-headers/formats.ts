import type {Header, HeaderRule} from '../../config/headers';

/** Cloudflare Pages ignores a longer line: https://developers.cloudflare.com/pages/configuration/headers/ */
export const MAX_LINE_LENGTH = 2000;

/**
 * The rules in the `_headers` format of Netlify and Cloudflare Pages.
 *
 * @throws when a line is longer than the hosts read, because a dropped policy protects nobody
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => [path, ...headers.map(headerLine), ''].join('\n'))
    .join('\n');
}

function headerLine([name, value]: Header): string {
  const line = `  ${name}: ${value}`;
  if (line.length > MAX_LINE_LENGTH) {
    throw new Error(
      `_headers: ${name} is ${line.length} characters long, hosts read ${MAX_LINE_LENGTH}. ` +
        'Most likely a page renders an inline script of its own; move it to a file under static/.',
    );
  }
  return line;
}

/**
 * The headers as an include for nginx. `always` sends them with errors too.
 *
 * @throws when a value holds a character that nginx would interpret
 */
export function toNginxInclude(headers: readonly Header[]): string {
  const lines = headers.map(([name, value]) => {
    if (/["$\\\r\n]/.test(value)) throw new Error(`nginx: cannot quote the value of ${name}.`);
    return `add_header ${name} "${value}" always;`;
  });
  return [
    '# Written by plugins/host-headers at build. Included by deploy/nginx.conf.',
    ...lines,
    '',
  ].join('\n');
}
