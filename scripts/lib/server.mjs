import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {canonicalPath, exists, isHidden, parseTarget} from './address.mjs';

/** Default of Netlify and Cloudflare Pages, so `_headers` leaves it out. */
const DEFAULT_CACHE = 'no-cache';

/**
 * Serves the production build as a good static host would: compressed, with the headers of `_headers`, one URL per
 * page, and 404.html for unknown paths.
 *
 * @param {{root: string}} options the build's folder
 * @returns {import('node:http').Server} not listening yet
 * @throws when `_headers` exists but is invalid
 */
export function createSiteServer({root}) {
  const headersFile = path.join(root, '_headers');
  const readRules = () =>
    existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  // An invalid file fails here rather than at the first request.
  let rules = readRules();
  const compress = compression();
  // `dev` reads from disk on each request, like `handle`, so a rebuild shows up without a restart. `brotli` sends a file's
  // `.br` copy if there's one.
  const serveFile = sirv(root, {dev: true, etag: true, brotli: true});

  function handle(req, res) {
    try {
      rules = readRules();
    } catch {
      // The build is writing it.
    }
    for (const [name, value] of headersFor(rules, '/')) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Method not allowed.');
    }
    const target = parseTarget(req.url);
    if (!target) return sendText(res, 400, "This URL can't be read.");

    const {pathname, query} = target;
    const canonical = canonicalPath(pathname);
    if (isHidden(pathname) || canonical === '/404') return sendNotFound(root, res);
    if (canonical !== pathname && exists(root, canonical)) {
      res.setHeader('Location', canonical + query);
      return sendText(res, 308, 'Moved.');
    }

    res.setHeader('Cache-Control', DEFAULT_CACHE);
    if (pathname.endsWith('.md')) res.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    for (const [name, value] of headersFor(rules, pathname)) res.setHeader(name, value);
    keepUsableRange(req);
    serveFile(req, res, () => sendNotFound(root, res));
  }

  return createServer((req, res) => {
    // If a file disappears while it's being sent, only this response fails, not the server.
    res.on('pipe', (file) => file.on('error', () => res.destroy()));
    compress(req, res, () => {
      try {
        handle(req, res);
      } catch (error) {
        console.error(error);
        if (res.headersSent) res.destroy();
        else sendText(res, 500, 'Something went wrong.');
      }
    });
  });
}

function sendText(res, status, text) {
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', DEFAULT_CACHE);
  res.end(`${text}\n`);
}

function sendNotFound(root, res) {
  const page = path.join(root, '404.html');
  if (!existsSync(page)) return sendText(res, 404, 'Not found.');
  res.statusCode = 404;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  // Also applies to /assets/, because a missing file may exist after the next deploy.
  res.setHeader('Cache-Control', DEFAULT_CACHE);
  res.end(readFileSync(page));
}

/**
 * Drops range headers that sirv can't handle: it throws when a range ends before it starts, and misreads `-500` and `0-0`.
 * Servers may ignore ranges. A range refers to the uncompressed file, so a usable one turns compression off.
 */
function keepUsableRange(req) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  const isUsable = start !== undefined && (end === '' || Number(end) >= Math.max(1, Number(start)));
  if (isUsable && !req.headers['if-range']) req.headers['accept-encoding'] = 'identity';
  else delete req.headers.range;
}

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
