export type Header = readonly [name: string, value: string];

export interface HeaderRule {
  /** A path, or a prefix ending in `*`. */
  readonly path: string;
  readonly headers: readonly Header[];
}

/** Cloudflare Pages ignores longer lines: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes the rules in the `_headers` format of Netlify and Cloudflare Pages.
 *
 * @throws when a line is longer than the hosts read, because they'd silently drop the policy
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

/** deploy/nginx.conf sets these itself: caching depends on the status, and content types are in its `types`. */
const OWN_IN_NGINX = ['Cache-Control', 'Content-Type'];

/**
 * Writes the rules as an include for nginx's `http` block, the only place that allows `map`. A header for some paths is
 * a variable that's empty for all others, because nginx doesn't send empty headers. `always` sends the headers with
 * errors too.
 *
 * @throws when a value or a path contains a character that nginx would interpret
 */
export function toNginxInclude(rules: readonly HeaderRule[]): string {
  const general = rules.filter(({path}) => path === '/*').flatMap(({headers}) => headers);
  const ofPaths = new Map<string, [path: string, value: string][]>();
  for (const {path, headers} of rules.filter((rule) => rule.path !== '/*')) {
    for (const [name, value] of headers) {
      if (OWN_IN_NGINX.includes(name)) continue;
      ofPaths.set(name, [...(ofPaths.get(name) ?? []), [path, value]]);
    }
  }
  return [
    '# Written by plugins/host-headers at build. Included by deploy/nginx.conf in its http block.',
    ...Array.from(ofPaths, ([name, values]) => nginxMap(name, values)),
    ...general.map(([name, value]) => `add_header ${name} ${nginxText(name, value)} always;`),
    ...Array.from(ofPaths.keys(), (name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
  ].join('\n');
}

const variableOf = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

function nginxMap(name: string, values: readonly (readonly [path: string, value: string])[]) {
  const lines = values.map(
    ([path, value]) => `  ${nginxText(name, nginxPath(path))} ${nginxText(name, value)};`,
  );
  return [`map $uri ${variableOf(name)} {`, '  default "";', ...lines, '}'].join('\n');
}

/** Returns a path unchanged and a prefix as a regular expression. */
function nginxPath(path: string): string {
  if (!path.endsWith('*')) return path;
  return `~^${path.slice(0, -1).replaceAll('.', '[.]')}`;
}

/** nginx takes both kinds of quotes, and has no way to write both in one string. */
function nginxText(name: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (/[$\\\r\n]/.test(value) || value.includes(quote)) {
    throw new Error(`nginx: can't quote the value of ${name}.`);
  }
  return quote + value + quote;
}
