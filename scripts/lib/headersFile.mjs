/**
 * Parses the `_headers` format of Netlify and Cloudflare Pages, as plugins/host-headers writes it: a path at the start
 * of a line, its headers indented below.
 *
 * @returns {{path: string, headers: [string, string][]}[]}
 */
export function parseHeadersFile(text) {
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({path: line.trim(), headers: []});
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (!name || rules.length === 0) throw new Error(`_headers: can't read the line "${line}".`);
    rules.at(-1).headers.push([name, value]);
  }
  return rules;
}

/**
 * Returns a path's headers; when two rules set the same header, the later one wins.
 *
 * @param {{path: string, headers: [string, string][]}[]} rules
 * @param {string} pathname
 * @returns {[string, string][]}
 */
export function headersFor(rules, pathname) {
  return rules.filter(({path}) => matches(path, pathname)).flatMap(({headers}) => headers);
}

function matches(pattern, pathname) {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
